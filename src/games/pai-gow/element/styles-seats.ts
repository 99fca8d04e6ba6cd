import { css } from 'lit';

/**
 * The seven small cards of a seat: five behind, and the two in front nearer to the middle of the
 * table.
 */
export const spreadStyles = css`
  /* Hands are turned up one after another. Each has its own delay. */
  .phase-over .seat {
    --_at: 0;
  }
  .spread {
    position: relative;
    inline-size: 100%;
    block-size: calc(var(--_w) * 2.36);
  }
  .spread > div {
    position: absolute;
    inset-inline: 0;
    display: flex;
    justify-content: center;
  }
  .two {
    inset-block-end: 0;
    gap: 2px;
  }
  .five > .card + .card {
    margin-inline-start: calc((var(--_seat) - 5 * var(--_w)) / 4);
  }
  .seven {
    inset-block-start: calc(var(--_w) * 0.47);
  }
  .seven > .card + .card {
    margin-inline-start: calc((var(--_seat) - 7 * var(--_w)) / 6);
  }
  /* Printed on the felt: the places of both hands. */
  .spread:not(:has(.card))::before,
  .spread:not(:has(.card))::after {
    content: '';
    position: absolute;
    block-size: calc(var(--_w) * var(--_ratio));
    border: 1.5px solid var(--_print);
    border-radius: calc(var(--_w) * 0.1);
  }
  .spread:not(:has(.card))::before {
    inset: 0 calc((100% - min(100%, 5 * var(--_w))) / 2) auto;
  }
  .spread:not(:has(.card))::after {
    inset: auto calc(50% - var(--_w) - 1px) 0;
    block-size: calc(var(--_w) * (2.36 - var(--_ratio)));
    border-block-start: 0;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  /* The spot of a bet. */
  .seat .stake {
    flex-wrap: nowrap;
    padding-inline: clamp(5px, 1.2cqi, 12px);
    border-radius: 99px;
    box-shadow: 0 0 0 1.5px var(--_print);
  }
  /* In a narrow seat, the amounts of a stake with a bonus bet take the room of its chips. */
  @container (width < 800px) {
    .seat .stake:has(small) > .chip-pile {
      display: none;
    }
  }
  /* Reserves room for results: an invisible text is as long as the longest result. */
  .hand-results,
  .line {
    display: flow-root;
    inline-size: 100%;
  }
  .hand-results {
    font-size: 12.5px;
    line-height: 15px;
  }
  :is(.hand-results, .line)::before {
    float: inline-start;
    inline-size: 100%;
    margin-inline-end: -100%;
    visibility: hidden;
    white-space: pre-line;
  }
  .hand-results::before {
    content: 'Front 00 pair of queens\\a Back 00 queens and sevens, queen' var(--_sides, '')
      var(--_round, '');
  }
  .sides {
    --_sides: '\\a Fortune +0,000';
  }
  .round {
    --_round: '\\a 0,000 came back';
  }
  /* The result, the bonus bet and the envy bonuses. */
  .sides .line::before {
    content: '00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000';
  }
  .hand-results p > span {
    display: block;
  }
`;

/**
 * The results of both hands. Their colours are those of all tables:
 * elements/table/result-styles.ts.
 */
export const resultStyles = css`
  .versus {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-weight: 650;
  }
  .versus svg {
    inline-size: 12px;
  }
  /* A golden badge, shown after the whole hand has been announced. It is not animated. */
  .board .result.result-rare {
    background: linear-gradient(100deg, #f3c64b, #ffe9a3 45%, #e2a829);
    box-shadow: 0 0 0 1.5px #fff3c4 inset;
    color: #33230a;
  }
  .hand-results small {
    font-size: inherit;
  }
  .hand-results .versus {
    display: inline;
    line-height: 1;
  }
  .hand-results svg {
    inline-size: 0.8em;
  }
`;
