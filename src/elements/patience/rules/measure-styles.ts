import { unsafeCSS } from 'lit';
import { listOf } from '../../../core/cards/list.js';

/** The longest row of a board: the most columns that rules can have in a line. */
const LONGEST = 24;

/** Rules that set a property to the number in a class name of the board. */
const measures = (name: string, property: string, most: number): string =>
  listOf(most + 1, (value) => `.board.${name}-${value}{--_${property}:${value}}`).join('');

/** Rules that set a property to the number in an attribute of the same node. */
const counts = (attribute: string, property: string, most: number): string =>
  listOf(most + 1, (value) => `[data-${attribute}='${value}']{--_${property}:${value}}`).join('');

/**
 * The measures of all boards, from its class names and the attributes that `board.ts` gives its parts. They are apart from the other styles,
 * because a build can't make a file smaller that has styles of unknown text.
 */
export const measureStyles = unsafeCSS(
  [
    measures('across', 'columns', LONGEST),
    measures('above', 'above', 8),
    measures('lines', 'lines', 5),
    measures('dealt', 'dealt', 13),
    measures('fan', 'fanned', 4),
    measures('height', 'layers', 9),
    counts('per', 'per', LONGEST),
    counts('below', 'below', 8),
    '@container (width < 520px){',
    measures('narrow-across', 'columns', LONGEST),
    measures('narrow-above', 'above', 8),
    measures('narrow-lines', 'lines', 5),
    counts('narrow-per', 'per', LONGEST),
    '}',
  ].join(''),
);
