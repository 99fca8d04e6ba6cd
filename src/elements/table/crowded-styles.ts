import { css } from 'lit';

/** What moves nothing else: more cards than a tray has room for show one suit, and seats stand in an arc. */
export const crowdedTableStyles = css`
  .hand:is(.of-6, .of-7) .large-suit {
    inset-inline: 20% 34%;
  }
  @container (width < 520px) {
    .hand:is(.of-6, .of-7) > .card:not(:last-child) .index .suit {
      visibility: hidden;
    }
  }
  /* That the dealer is the house, where there is no room to say so. */
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
    /* Of Pai Gow, whose seats tell results; the outer ones nearer. */
    .seats:has(.hand-results):is(.of-3, .of-4, .of-5, .of-6) > :is(:first-child, :last-child) {
      translate: 0 18px;
    }
    .seats:has(.hand-results):is(.of-5, .of-6) > :is(:nth-child(2), :nth-last-child(2)) {
      translate: 0 6px;
    }
  }
`;
