import { css } from 'lit';

/**
 * Text as large as the reader's: from 14 px, the size of the usual root font, up to twice that. In a frame
 * narrower than 20 letters, text fits the width, and the tools have a separate line. Cards and the
 * breakpoints of boards don't change.
 */
export const textSizeStyles = css`
  .frame {
    --_words: clamp(14px, 0.875rem, 28px);
  }
  .menu,
  .panel {
    font-size: min(1em, 5.6cqi);
  }
  @container (width < 19.9em) {
    .toolbar,
    .overlay {
      --_bar: calc(72em / 14);
    }
    .toolbar {
      flex-wrap: wrap;
      align-content: center;
      justify-content: flex-end;
      row-gap: 0;
    }
    .facts {
      flex: 1 0 100%;
      font-size: min(1em, 6.5cqi);
    }
    .tool {
      block-size: calc(30em / 14);
    }
    .figures {
      font-size: calc(13em / 14);
    }
    .board {
      --_around: calc(72 / 14 * var(--_words) + 5.8 * min(var(--_words), 5.6cqi));
    }
    .status {
      block-size: 5.8em;
      font-size: min(1em, 5.6cqi);
    }
    .menu button {
      padding-block: 3px;
      line-height: 1.2;
    }
  }
`;
