import { type TemplateResult, svg } from 'lit';
import type { Rank } from '../../core/cards/card.js';

/**
 * The colours are mixed from the suit's colour and the accent, or `--baize-court`, so that themes change all
 * of them.
 */
const SUIT = 'currentColor';
const GOLD = 'var(--baize-court,var(--baize-accent,#f4c04e))';
const PALE = `color-mix(in oklab,${GOLD} 20%,#fff)`;
const DEEP = `color-mix(in oklab,${GOLD} 22%,#000)`;
const SHADE = `color-mix(in oklab,${GOLD} 42%,#eee)`;
const ROSE = `color-mix(in oklab,${GOLD} 42%,#d35)`;
const HAIR = `color-mix(in oklab,${GOLD} 26%,#64382a)`;

type Layer = readonly [tone: string, path: string];

/** The upper half of all courts, on a face of 100 by 142: the head, with lowered eyes. */
const NECK = 'M33 76L45 76L47 84L39 88L31 84Z';
const FACE = 'M28 53L50 53L50 62C51 73 46 80 39 80C32 80 27 73 28 62Z';
const EYES =
  'M31 63C32 66 35 66 36 63C36 67 31 67 31 63ZM42 63C43 66 46 66 47 63C47 67 42 67 42 63Z';
const NOSE = 'M38 64L40 64L41 71L37 71Z';
const ROBE = 'M8 108C8 95 17 86 31 82L47 82C57 82 63 77 68 70L74 75Z';
const FIST = 'M68 73C66 70 69 66 72 66C76 66 78 70 78 73L70 77Z';
/** Golden on every robe: a cuff and a fold of the sleeve. */
const TRIM = 'M64 74L68 70L72 76L68 78ZM12 103C13 97 16 92 22 88L24 90C18 93 16 98 15 102Z';
const ROD = 'M78 60L80 60L76 76L72 76Z';

const JACK: readonly Layer[] = [
  [
    HAIR,
    'M26 52L52 52C54 62 56 72 54 77C52 82 47 80 45 76L33 76C31 80 26 82 24 77C22 72 24 62 26 52Z',
  ],
  [SUIT, ROBE],
  [SHADE, NECK],
  [PALE, 'M31 81L24 86L32 92L39 86L45 89L53 84L47 81L39 86Z' + FACE],
  [SHADE, NOSE],
  [DEEP, EYES],
  [ROSE, 'M36 74C38 75 40 75 42 74C41 77 37 77 36 74Z'],
  [SUIT, 'M23 55C18 46 28 41 42 42C54 43 58 49 56 55C46 50 32 50 23 55Z'],
  [
    GOLD,
    'M22 58C32 53 46 53 56 58L56 54C46 48 32 48 22 54ZM48 52C44 44 53 40 68 42C65 50 57 54 48 52Z' +
      TRIM,
  ],
  [HAIR, 'M46 53C52 48 58 46 64 44C58 46 53 50 48 54Z'],
];
const QUEEN: readonly Layer[] = [
  [
    HAIR,
    'M39 46C54 46 56 57 56 66C56 73 57 78 59 81C55 84 50 83 47 80L31 80C29 85 22 90 15 88C20 83 23 75 22 66C22 57 24 46 39 46Z',
  ],
  [SUIT, ROBE],
  [SHADE, NECK],
  [PALE, FACE],
  [
    GOLD,
    'M30 82L32 82C35 88 43 88 46 82L48 82C46 91 32 91 30 82ZM78 67C79 64 83 62 87 64C85 68 81 69 78 67Z' +
      TRIM,
  ],
  [SHADE, NOSE],
  [DEEP, EYES],
  [ROSE, 'M36 74L38 73L39 74L40 73L42 74C41 77 37 77 36 74Z'],
  [HAIR, 'M27 66C26 56 30 53 39 52C48 53 52 56 51 66C49 62 44 59 39 55C34 59 29 62 27 66Z'],
  [GOLD, 'M25 55L24 46L31 50L34 44L39 49L44 44L47 50L54 46L53 55C46 51 32 51 25 55Z'],
  [SUIT, 'M39 49L41 52L39 54L37 52Z'],
];
const KING: readonly Layer[] = [
  [
    HAIR,
    'M25 54L53 54C56 62 58 69 56 74C53 77 48 75 47 71L31 71C30 75 25 77 22 74C20 69 22 62 25 54Z',
  ],
  [SUIT, ROBE],
  [PALE, 'M28 80L19 84C22 91 29 96 38 92C46 90 52 86 56 83L50 80Z' + FACE],
  [SHADE, NOSE],
  [DEEP, EYES + 'M24 85L26 87L24 90L23 87ZM31 88L32 90L31 93L30 90ZM51 81L53 83L51 86L50 84Z'],
  [HAIR, 'M28 64C29 71 34 72 39 70C44 72 49 71 50 64C52 77 47 87 39 91C31 87 26 77 28 64Z'],
  [ROSE, 'M36 75C38 74 40 74 42 75C41 77 37 77 36 75Z'],
  [
    GOLD,
    'M25 56L22 43L31 49L39 41L47 49L56 43L53 56C46 53 32 53 25 56ZM74 62L84 62L82 64L74 64Z' + TRIM,
  ],
  [SUIT, 'M25 56L24 52C32 49 46 49 54 52L53 56C46 53 32 53 25 56Z'],
];
const FIGURES = [JACK, QUEEN, KING];
const BAND = 'M8 106L92 64L92 68L8 110Z';

/** Rotates a path by 180 degrees. All its numbers must be points. */
const turn = (path: string): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${100 - +x} ${174 - +y}`);

/** Both halves of a layer. What all suits share is rotated only once. */
const halves = new Map<string, string>();
function bothHalves(path: string): string {
  const known = halves.get(path) ?? path + turn(path);
  halves.set(path, known);
  return known;
}

/**
 * Draws a court card: a two-way figure in layers, each with both halves.
 *
 * @param sign the path of the suit that the figure holds
 */
export function courtArt(rank: Rank, sign: string): TemplateResult {
  const layers: readonly Layer[] = [
    [GOLD, ROD],
    [SUIT, sign],
    ...FIGURES[rank - 11]!,
    [PALE, FIST],
  ];
  return svg`
  <rect x="8" y="39" width="84" height="96" rx="5" opacity=".06" />
  ${layers.map(([tone, path]) => svg`<path fill=${tone} d=${bothHalves(path)} />`)}
  <path fill=${GOLD} d=${BAND} />`;
}
