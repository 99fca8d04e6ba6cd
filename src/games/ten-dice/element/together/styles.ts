import { css } from 'lit';

/** What only a race has that people elsewhere share. */
export const sharedRaceStyles = css`
  /* Whose rolls they are stands beside each name, and no time is taken. */
  .frame:has(.seats) .figures {
    display: none;
  }
  .racer.plate > .clock {
    inset: auto 10px 2px;
  }
  .racer.plate > .sign {
    inset: -3px auto auto -8px;
  }
  .racer.plate > .take {
    display: grid;
    place-items: center;
    inset: 4px 50% auto auto;
    translate: 50%;
  }
  .racer.plate > .said-here {
    inset: 2px 50% auto auto;
    translate: 50%;
  }
  .racer.plate > .said-here:dir(rtl),
  .racer.plate > .take:dir(rtl) {
    translate: -50%;
  }
  /* Before the first race it is nobody's turn. */
  .seats:has(.idle) .now {
    border-color: transparent;
    background: none;
  }
  .seats:has(.idle) .now .name > :first-child::before {
    content: none;
  }
  @media (height < 480px) {
    .seats:has(.mine) > .racer:not(:has(.mine)) {
      order: 1;
    }
  }
  .between .result {
    align-self: center;
  }
  .below {
    min-block-size: 43px;
  }
`;
