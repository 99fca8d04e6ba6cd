import { css } from 'lit';

/**
 * A face by the width of its card: a large index and a large suit, and from 64 px on a small index with pips or a court.
 * An index is as wide as the card, in hundredths of its width, and lower only if the visible strip of a covered card is.
 * Rank and suit are placed by two properties: the rank from a box of 64 by 100, the suit from one of 100 by 100 around its
 * centre. `--_rank` and `--_suit` on a card replace the places by its width. `--_picture` and `--_large-suit` are the
 * `display` of the picture and of the large suit.
 */
export const faceStyles = css`
  /* A pile is as wide as its cards, and each container costs time; a tray is wider. A back looks the same at every
     size. */
  .pile:not(.tray),
  .card:not(.face-down, .pile > .card) {
    container: card / inline-size;
  }
  /* The English faces are printed on white. So is the index that the kit draws on covered and small cards. */
  [data-faces='english'] .card {
    --_card: #fffdf8;
    --_ink: #1b222c;
    --_red: #c0243a;
    color-scheme: light;
  }
  .face,
  .card svg {
    position: absolute;
    inset: 0;
    overflow: visible;
    fill: currentColor;
    pointer-events: none;
  }
  .face {
    inline-size: 100%;
    block-size: 100%;
  }
  /* Rounds the corners of pictures and of a page's own face, which would otherwise overflow the card. */
  .face,
  .card > :not(.index, .picture, .large-suit, .back) {
    border-radius: inherit;
    overflow: clip;
  }
  .index {
    --_sized-rank: translate(7px, 6px) scale(0.4);
    --_sized-suit: translate(76px, 26px) scale(0.36);
    --_height: 48;
  }
  .card .index {
    block-size: min(48cqi, var(--baize_strip, 200px) / var(--_height) * 48);
  }
  .index > .rank {
    transform: var(--_rank, var(--_sized-rank));
    font: 700 132px/1 var(--_font);
    text-anchor: middle;
  }
  .index > .suit {
    transform: var(--_suit, var(--_sized-suit));
  }
  /* Drawn for cards 1.42 times as high as wide. It shrinks on lower cards, and is centred on higher ones. */
  .card .picture {
    inset-block-start: max(0px, (var(--baize-card-ratio, 1.42) - 1.42) * 50cqi);
    max-block-size: 101%;
    margin-inline: auto;
  }
  .card .face {
    inset-block-start: 0;
    max-block-size: none;
  }
  .picture {
    display: none;
  }
  .card .large-suit {
    inset: 52% 27% auto;
  }
  .large-suit {
    display: var(--_large-suit, block);
  }
  @container card (width >= 64px) {
    .index {
      --_sized-rank: translate(3.4px, 5.5px) scale(0.2);
      --_sized-suit: translate(9.8px, 34.5px) scale(0.13);
    }
    /* In a strip that is too low for a suit below the rank, the suit is beside it. */
    .tableau > .card:not(:last-child) > .index {
      --_sized-suit: translate(28px, 15.5px) scale(0.18);
      --_height: 29;
    }
    .picture {
      display: var(--_picture, block);
    }
    .large-suit {
      display: var(--_large-suit, none);
    }
  }
`;
