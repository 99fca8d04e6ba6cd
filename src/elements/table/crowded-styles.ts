import { css } from 'lit';

/**
 * Styles for crowded tables: cards that don't fit side by side show one suit symbol, and seats form an arc.
 */
export const crowdedTableStyles = css`
  .hand:is(.of-6, .of-7) .large-suit {
    inset-inline: 20% 34%;
  }
  @media (height < 480px) {
    .hand:is(.of-6, .of-7) > .card:not(:last-child) {
      --_suit: scale(0);
    }
  }
  /* Overlapping cards show a large rank, and their suit only once. */
  @container (width < 520px) {
    .hand:is(.of-6, .of-7) > .card {
      --_rank: translate(7px, 6px) scale(0.4);
      --_suit: translate(76px, 26px) scale(0.36);
      --_picture: none;
      --_large-suit: block;
    }
    .hand:is(.of-6, .of-7) > .card:not(:last-child) {
      --_suit: scale(0);
    }
  }
  /* The hint that the dealer is the house, which doesn't fit here. */
  @container (width < 900px) {
    .of-6 > .seat-house .note {
      display: none;
    }
  }
  @container (width < 360px) {
    .seat-house .note {
      display: none;
    }
  }
  @container (width >= 900px) {
    /* For Pai Gow, whose seats show results: they follow the rail. */
    .board {
      --_arc: clamp(18px, 3.4cqi, 56px);
    }
    .seats:has(.hand-results):is(.of-3, .of-4, .of-5, .of-6) > :is(:first-child, :last-child) {
      translate: 0 var(--_arc);
    }
    .seats:has(.hand-results):is(.of-5, .of-6) > :is(:nth-child(2), :nth-last-child(2)) {
      translate: 0 calc(var(--_arc) * 0.3);
    }
  }
`;
