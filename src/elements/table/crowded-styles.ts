import { css } from 'lit';

/**
 * Styles for crowded tables: cards that don't fit side by side show one suit symbol, and seats form an arc.
 */
export const crowdedTableStyles = css`
  .hand:is(.of-6, .of-7) .large-suit {
    inset-inline: 20% 34%;
  }
  @container (width < 520px) {
    .hand:is(.of-6, .of-7) > .card:not(:last-child) .index .suit {
      visibility: hidden;
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
    /* For Pai Gow, whose seats show results: the outer seats are nearer. */
    .seats:has(.hand-results):is(.of-3, .of-4, .of-5, .of-6) > :is(:first-child, :last-child) {
      translate: 0 18px;
    }
    .seats:has(.hand-results):is(.of-5, .of-6) > :is(:nth-child(2), :nth-last-child(2)) {
      translate: 0 6px;
    }
  }
`;
