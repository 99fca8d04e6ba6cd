import { type TemplateResult, svg, html } from 'lit';

/** Colours derived like those of court cards: from the accent, or from the page's colour for courts. */
const GOLD = 'var(--baize-court,var(--baize-accent,#f4c04e))';
const PALE = `color-mix(in oklab,${GOLD} 20%,#fff)`;
const SKIN = `color-mix(in oklab,${GOLD} 38%,#d9a98a)`;
const BROWN = `color-mix(in oklab,${GOLD} 26%,#64382a)`;
const DEEP = `color-mix(in oklab,${GOLD} 22%,#000)`;
const ROSE = `color-mix(in oklab,${GOLD} 30%,#b8324a)`;
const FELT = `color-mix(in oklab,${GOLD} 20%,#2c5d6b)`;
const GREY = `color-mix(in oklab,${GOLD} 18%,#56656a)`;

type Layer = readonly [tone: string, path: string];

/** What all portraits share in a 48 by 48 box: neck and shoulders, a face, and eyes. */
const SHOULDERS = 'M3 49C3 40 11 36 19 34L24 38L29 34C37 36 45 40 45 49Z';
const NECK = 'M20 29H28V35L24 39L20 35Z';
const HEAD = 'M15 20C15 12 18 9 24 9C30 9 33 12 33 20C33 28 29 34 24 34C19 34 15 28 15 20Z';
const EYES =
  'M19 21A1.5 1.5 0 1 1 22 21A1.5 1.5 0 1 1 19 21ZM26 21A1.5 1.5 0 1 1 29 21A1.5 1.5 0 1 1 26 21Z';
const SMILE = 'M20 27C22 29 26 29 28 27C27 31 21 31 20 27Z';

/** A person: what is behind the head, shoulders, the head, and what is on it. */
const person = (
  robe: string,
  skin: string,
  behind: readonly Layer[],
  before: readonly Layer[],
): readonly Layer[] => [
  ...behind,
  [robe, SHOULDERS],
  [skin, NECK],
  [skin, HEAD],
  [DEEP, EYES],
  [ROSE, SMILE],
  ...before,
];

/** The bots, in the order of their names. */
const FIGURES: readonly (readonly Layer[])[] = [
  // A parting, and glasses.
  person(
    FELT,
    PALE,
    [],
    [
      [
        BROWN,
        'M14 19C12 9 18 4 25 5C33 4 36 11 34 19C32 14 30 13 28 12C23 14 18 13 17 13C15 15 15 17 14 19Z',
      ],
      [
        DEEP,
        'M16.6 21A3.6 3.6 0 1 1 23.8 21A3.6 3.6 0 1 1 16.6 21ZM24.2 21A3.6 3.6 0 1 1 31.4 21A3.6 3.6 0 1 1 24.2 21ZM17.6 21A2.6 2.6 0 1 0 22.8 21A2.6 2.6 0 1 0 17.6 21ZM25.2 21A2.6 2.6 0 1 0 30.4 21A2.6 2.6 0 1 0 25.2 21Z',
      ],
    ],
  ),
  // A flat cap.
  person(
    ROSE,
    SKIN,
    [[BROWN, 'M14 15H34V25H14Z']],
    [[FELT, 'M12 15C11 6 19 3 27 4C35 5 37 10 36 14L45 17C44 20 39 20 35 18C28 14 20 14 12 15Z']],
  ),
  // Curls all around.
  person(
    GOLD,
    BROWN,
    [
      [
        DEEP,
        'M24 2C29 0 34 3 35 6C40 7 42 12 40 16C43 20 41 25 38 27C37 31 33 32 30 31H18C15 32 11 31 10 27C7 25 5 20 8 16C6 12 8 7 13 6C14 3 19 0 24 2Z',
      ],
    ],
    [
      [
        PALE,
        'M19 21A1.5 1.5 0 1 1 22 21A1.5 1.5 0 1 1 19 21ZM26 21A1.5 1.5 0 1 1 29 21A1.5 1.5 0 1 1 26 21Z',
      ],
    ],
  ),
  // A bob, straight above the eyes.
  person(
    ROSE,
    PALE,
    [[DEEP, 'M24 4C35 4 38 11 38 20L40 34H29V30H19V34H8L10 20C10 11 13 4 24 4Z']],
    [[DEEP, 'M13 18C13 9 17 6 24 6C31 6 35 9 35 18Z']],
  ),
  // No hair, and a full beard.
  person(
    FELT,
    SKIN,
    [],
    [
      [
        BROWN,
        'M14 21C16 26 18 25 20 25C22 24 26 24 28 25C30 25 32 26 34 21C35 31 31 41 24 41C17 41 13 31 14 21ZM20 28C22 27 26 27 28 28C26 30 22 30 20 28Z',
      ],
    ],
  ),
  // A bowler hat and a moustache.
  person(
    BROWN,
    PALE,
    [],
    [
      [
        DEEP,
        'M13 13C12 5 17 1 24 1C31 1 36 5 35 13C40 13 42 12 43 10C45 16 36 18 24 18C12 18 3 16 5 10C6 12 8 13 13 13Z',
      ],
      [BROWN, 'M24 25C21 23 18 27 15 25C16 30 22 30 24 27C26 30 32 30 33 25C30 27 27 23 24 25Z'],
    ],
  ),
  // Two buns.
  person(
    GOLD,
    SKIN,
    [[ROSE, 'M4 8A7 7 0 1 1 18 8A7 7 0 1 1 4 8ZM30 8A7 7 0 1 1 44 8A7 7 0 1 1 30 8Z']],
    [[ROSE, 'M14 21C12 11 17 6 24 6C31 6 36 11 34 21C33 15 29 12 24 9C19 12 15 15 14 21Z']],
  ),
  // Long hair over the shoulders.
  person(
    FELT,
    PALE,
    [],
    [
      [
        GOLD,
        'M24 4C36 3 38 13 37 22C37 29 42 33 40 42C36 45 31 43 31 38C33 30 34 22 30 13C25 16 20 16 17 15C14 22 15 30 17 38C17 43 12 45 8 42C6 33 11 29 11 22C10 13 12 4 24 4Z',
      ],
    ],
  ),
  // A crest.
  person(
    DEEP,
    SKIN,
    [],
    [
      [
        FELT,
        'M14 18C13 13 15 10 17 9C14 4 19 1 24 1C31 -1 38 3 38 8C36 8 35 8 34 9C35 12 35 15 34 18C33 14 31 12 29 11C24 13 20 12 18 11C16 13 15 15 14 18Z',
      ],
    ],
  ),
  // A wide hat of straw.
  person(
    ROSE,
    PALE,
    [[DEEP, 'M13 14H35L37 32H30V29H18V32H11Z']],
    [
      [
        GOLD,
        'M15 12C15 5 18 2 24 2C30 2 33 5 33 12C40 13 46 15 47 18C40 17 32 16 24 16C16 16 8 17 1 18C2 15 8 13 15 12Z',
      ],
      [
        ROSE,
        'M15 12C15 11 15 10 15.4 8.6C21 10 27 10 32.6 8.6C33 10 33 11 33 12C27 13.6 21 13.6 15 12Z',
      ],
    ],
  ),
];

/** The dealer of the house: a visor, and a bow tie. */
const HOUSE = person(
  DEEP,
  SKIN,
  [],
  [
    [
      FELT,
      'M13 13C19 10 29 10 35 13C41 15 43 18 43 20C36 17 30 16 24 16C18 16 12 17 5 20C5 18 7 15 13 13Z',
    ],
    [PALE, 'M24 38L17 35V42L24 39.5L31 42V35Z'],
  ],
);

/** A person at this device, who has no portrait. */
const ANYBODY: readonly Layer[] = [[GREY, SHOULDERS + NECK + HEAD]];

/**
 * A portrait of a few flat layers.
 *
 * @param figure the index of a bot, or `undefined` for a person
 */
export function portrait(figure: number | 'house' | undefined): TemplateResult {
  const layers = figure === 'house' ? HOUSE : (FIGURES[figure ?? -1] ?? ANYBODY);
  return html`<svg viewBox="0 0 48 48">
    ${layers.map(([tone, path]) => svg`<path fill=${tone} d=${path} />`)}
  </svg>`;
}
