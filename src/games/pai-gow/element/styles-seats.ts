import { css } from 'lit';

/** Seven small cards before a seat: the five behind, the two in front of them, nearer the middle. */
export const spreadStyles = css`
  /* One hand after the other is turned up, each at its own time. */
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
  .spread.empty {
    border-radius: 12px;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 12%);
    box-shadow: inset 0 0 0 1px var(--baize-line, transparent);
  }
  /* Results have their room from the start: that of the longest, which stands there unseen. */
  .told,
  .line {
    display: flow-root;
    inline-size: 100%;
  }
  .told {
    font-size: 12.5px;
    line-height: 15px;
  }
  :is(.told, .line)::before {
    float: inline-start;
    inline-size: 100%;
    margin-inline-end: -100%;
    visibility: hidden;
    white-space: pre-line;
  }
  .told::before {
    content: 'Front 00 pair of queens\\a Back 00 queens and sevens, queen' var(--_sides, '')
      var(--_round, '');
  }
  .sides {
    --_sides: '\\a Fortune +0,000';
  }
  .round {
    --_round: '\\a 0,000 came back';
  }
  /* How the hand went, what the bonus brought and what it envied. */
  .sides .line::before {
    content: '00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000';
  }
  .told p > span {
    display: block;
  }
`;

/** How each of both hands did; its colours are those of all tables: elements/table/result-styles.ts. */
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
  /* As gold, after the whole hand is told; nothing moves under reduced motion. */
  .board .result.result-rare {
    background: linear-gradient(100deg, #f3c64b, #ffe9a3 45%, #e2a829);
    box-shadow: 0 0 0 1.5px #fff3c4 inset;
    color: #33230a;
  }
  .told small {
    font-size: inherit;
  }
  .told .versus {
    display: inline;
    line-height: 1;
  }
  .told svg {
    inline-size: 0.8em;
  }
`;
