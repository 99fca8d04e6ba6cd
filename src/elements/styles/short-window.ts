import { css } from 'lit';

/** In a window as low as a phone held sideways, everything around the board is as small as possible. */
export const shortWindowStyles = css`
  @media (height < 480px) {
    .frame {
      --_bar: calc(36em / 14);
    }
    .tool {
      block-size: calc(34em / 14);
    }
    .status {
      block-size: calc(30em / 13);
      padding-block: 0;
      font-size: calc(13em / 14);
      line-height: 1.1;
    }
    .board {
      --_pad: 6px;
      --_apart: 6px;
      --_rows: 8;
      --_around: calc(66 / 14 * var(--_words));
    }
    :host([toolbar='none']) .board {
      --_no-bar: calc(36 / 14 * var(--_words));
    }
    @container (width < 37.14em) {
      .status {
        block-size: calc(54em / 13);
      }
      .board {
        --_around: calc(90 / 14 * var(--_words));
      }
    }
  }
`;
