import { css } from 'lit';

/**
 * The animations of dealing, throwing dice and turning over cards. Each runs once, and one factor applies to
 * all.
 */
export const tableMotionStyles = css`
  .board {
    --_t: var(--baize-duration, 1);
  }
  .board * {
    --_nth: 0;
  }
  .board :nth-child(2) {
    --_nth: 1;
  }
  .board :nth-child(3) {
    --_nth: 2;
  }
  .board :nth-child(4) {
    --_nth: 3;
  }
  .board :nth-child(5) {
    --_nth: 4;
  }
  .board :nth-child(6) {
    --_nth: 5;
  }
  .board :nth-child(7) {
    --_nth: 6;
  }
  /* From right to left, in the order of the deal. */
  .seat {
    --_at: calc(var(--_row) - 1 - var(--_nth));
  }
  .spread .card {
    animation: deal calc(0.3s * var(--_t))
      calc((var(--_nth) * 90ms + var(--_at) * 30ms) * var(--_t)) ease-out backwards;
  }
  /* A hand that was set: the same cards, laid out. */
  .spread :is(.five, .two) > .face-down {
    animation: appear calc(0.2s * var(--_t)) ease-out;
  }
  .spread .card.up {
    animation: turn calc(0.24s * var(--_t))
      calc((var(--_nth) * 25ms + var(--_at) * 130ms) * var(--_t)) ease-out backwards;
  }
  .fresh {
    animation: dealt calc(1.1s * var(--_t));
  }
  .phase-set .fresh .card,
  .phase-dealer .fresh .card {
    animation: deal calc(0.34s * var(--_t)) calc(var(--_nth) * 90ms * var(--_t)) ease-out backwards;
  }
  .die {
    animation: throw calc(0.7s * var(--_t)) calc(var(--_nth) * 70ms * var(--_t))
      cubic-bezier(0.2, 0.8, 0.3, 1) backwards;
  }
  .seat :is(.result, .hand-results > p) {
    animation: appear calc(0.25s * var(--_t)) calc((var(--_at) * 130ms + 220ms) * var(--_t))
      ease-out backwards;
  }
  .own :is(.result, .versus) {
    animation: appear calc(0.3s * var(--_t)) ease-out backwards;
  }
  .own .result.result-win,
  .board .result.result-rare {
    animation:
      appear calc(0.3s * var(--_t)) ease-out backwards,
      beat calc(0.7s * var(--_t)) calc(0.3s * var(--_t)) ease-in-out 2;
  }
  .quick .card:not(.up),
  .quick .fresh .card,
  .quick .die {
    animation: none;
  }
  @keyframes deal {
    from {
      opacity: 0;
      transform: translateY(-46px) rotate(-9deg);
    }
  }
  @keyframes turn {
    from {
      transform: scaleX(0);
    }
  }
  @keyframes throw {
    from {
      opacity: 0;
      transform: translate(-90px, -30px) rotate(-320deg);
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: scale(0.9);
    }
  }
  @keyframes beat {
    50% {
      transform: scale(1.13);
    }
  }
  @keyframes dealt {
    to {
      opacity: 1;
    }
  }
`;
