import { css } from 'lit';

/**
 * The table itself: an oval of felt with a rail and a printed line, on a darker floor. On phones it is a portrait
 * table with round corners, which the frame cuts off at the foot.
 *
 * A game sets `--_below`, the height of its controls that are in front of the table.
 */
export const tableSurfaceStyles = css`
  .frame {
    --_floor: color-mix(in oklab, var(--_felt), var(--_dark) 38%);
    /* The leather of the rail takes some colour from the felt, so that it fits any. */
    --_leather: color-mix(in oklab, var(--_felt), light-dark(#4a2f1d, #2c2019) 72%);
    background: var(--_floor);
  }
  .board {
    --_rail: clamp(6px, 1.1cqi, 16px);
    --_corner: clamp(40px, 13cqi, 120px);
    --_shape: var(--_corner) var(--_corner) 22px 22px;
    --_print: color-mix(in oklab, var(--_text), transparent 72%);
    /* The same tone below, so that what stays there can cover what scrolls behind it. */
    --_cloth: color-mix(in oklab, var(--_felt), var(--_dark) 4%);
    --_ground: var(--_cloth);
    /* How far the light reaches: on phones not below the others' seats, where the ground is of one tone. */
    --_lamp: 30%;
    position: relative;
    isolation: isolate;
    grid-template-columns: minmax(0, 1fr);
  }
  .board::before,
  .board::after {
    grid-area: 1 / 1 / 3;
    z-index: -1;
    border-radius: var(--_shape);
    pointer-events: none;
  }
  .board::before {
    content: '';
    margin: calc(4px - var(--_pad)) calc(0px - var(--_pad)) 0;
    border: var(--_rail) solid transparent;
    background:
      radial-gradient(
          90% var(--_lamp) at 50% 0,
          color-mix(in oklab, var(--_felt), white 12%),
          transparent
        )
        padding-box,
      linear-gradient(var(--_cloth) 0 0) padding-box,
      linear-gradient(
          color-mix(in oklab, var(--_leather), white 14%),
          var(--_leather) 30%,
          color-mix(in oklab, var(--_leather), black 22%)
        )
        border-box;
    box-shadow:
      inset 0 0 0 1px rgb(0 0 0 / 42%),
      inset 0 5px 14px rgb(0 0 0 / 34%),
      0 0 0 1px rgb(0 0 0 / 40%),
      0 8px 22px rgb(0 0 0 / 36%);
  }
  .board > .ring {
    grid-area: 1 / 1;
  }
  .board > .own {
    grid-area: 2 / 1;
  }
  .board > .aside {
    grid-area: 3 / 1;
  }
  /* The dealer's chips, in trays on both sides of the plate. */
  .seat-house > .plate {
    position: relative;
  }
  .seat-house > .plate::before,
  .seat-house > .plate::after {
    position: absolute;
    inset-block: 8px;
    inline-size: 92px;
    border: 2px solid color-mix(in oklab, var(--_leather), black 30%);
    border-radius: 5px;
    background:
      repeating-linear-gradient(90deg, transparent 0 2.4px, rgb(0 0 0 / 55%) 2.4px 3px),
      linear-gradient(transparent 36%, #fffdf6b0 36% 60%, transparent 60%),
      linear-gradient(90deg, #b5323f 25%, #2a61a3 25% 50%, #262c33 50% 75%, #6c46a3 75%);
  }
  .seat-house > .plate::before {
    inset-inline-end: calc(100% + 8px);
  }
  .seat-house > .plate::after {
    inset-inline-start: calc(100% + 8px);
  }
  @media (height >= 480px) {
    @container frame (width >= 1000px) {
      .seat-house > .plate::before,
      .seat-house > .plate::after {
        content: '';
      }
    }
    @container frame (width >= 900px) {
      .board.board {
        --_bend: 27cqi;
        --_shape: var(--_bend) / 58% 58% 42% 42%;
      }
    }
    @container frame (width >= 700px) {
      .board {
        --_lamp: 62%;
        --_bend: 17cqi;
        --_shape: var(--_bend) / 50% 50% 18% 18%;
        padding-block-start: calc(var(--_pad) + 2px);
      }
      .board::before {
        margin: 10px calc(6px - var(--_pad)) var(--_below, 0px);
      }
      .board::after {
        margin: calc(16px + var(--_rail)) calc(12px + var(--_rail) - var(--_pad))
          calc(6px + var(--_rail) + var(--_below, 0px));
        border: 1.5px solid var(--_print);
        content: '';
      }
    }
  }
`;
