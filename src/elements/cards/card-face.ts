import { type TemplateResult, html, nothing, svg } from 'lit';
import { type Card, JOKER, RANKS, faceOf, isRed, rankOf, suitOf } from '../../core/cards/card.js';
import { courtArt } from './court-art.js';
import { CAP, STAR, jokerArt } from './joker-art.js';
import { pipsPath } from './pips.js';
import { rankPath } from './rank-path.js';
import { OUTLINES } from './suit-path.js';

/** Jack, queen and king on cards with English letters. */
const ENGLISH_COURTS = 'JQK';

/** The letter or number of a rank. `courts` are the letters of jack, queen and king. */
const rankSign = (rank: number, courts: string): string =>
  rank > 10 ? courts[rank - 11]! : rank === 10 ? '10' : RANKS[rank - 1]!;

/** What a face is drawn from: an index, and unless it is covered a picture and the large suit of narrow cards. */
interface Drawing {
  /** The path of the rank in the index. */
  readonly rank: string;
  /** The letter of a rank that has no path. */
  readonly letter?: TemplateResult | typeof nothing;
  /** The path of the suit. */
  readonly suit: string;
  readonly picture: TemplateResult | undefined;
}

const drawIndex = ({ rank, letter = nothing, suit }: Drawing): TemplateResult =>
  html`<svg class="index" part="card-index" viewBox="0 0 100 48" preserveAspectRatio="xMinYMin">
    <path class="rank" d=${rank} />
    ${letter}
    <path class="suit" d=${suit} />
  </svg>`;

const drawFace = (drawing: Drawing): TemplateResult => {
  const { suit, picture } = drawing;
  return picture
    ? html`${drawIndex(drawing)}${picture}<svg class="large-suit" viewBox="-50 -50 100 100">
          <path d=${suit} />
        </svg>`
    : drawIndex(drawing);
};

/** The kit's own picture: everything in the suit's colour is one path. */
const drawPicture = (
  part: string,
  path: string,
  art: TemplateResult | typeof nothing,
): TemplateResult =>
  html`<svg class="picture" part=${part} viewBox="0 0 100 142">
    ${art}
    <path d=${path} />
  </svg>`;

/**
 * A face with a picture, or that of a covered card, which shows only its index. The joker has a star instead of a rank, and
 * a cap instead of a suit.
 */
export function withIndex(
  card: Card,
  picture: TemplateResult | undefined,
  courts: string = ENGLISH_COURTS,
): TemplateResult {
  if (card === JOKER) return drawFace({ rank: STAR, suit: CAP, picture });
  const sign = rankSign(rankOf(card), courts);
  const rank = rankPath(sign) ?? '';
  const letter = rank ? nothing : svg`<text class="rank" x="32" y="100">${sign}</text>`;
  return drawFace({ rank, letter, suit: OUTLINES[suitOf(card)], picture });
}

function makeFace(card: Card, courts: string): TemplateResult {
  if (card === JOKER) return withIndex(card, drawPicture('card-court', '', jokerArt()));
  const rank = rankOf(card);
  const suit = suitOf(card);
  const path = pipsPath(rank, suit, rankSign(rank, courts));
  const picture =
    rank < 11
      ? drawPicture('card-pips', path, nothing)
      : drawPicture('card-court', path, courtArt(rank, suit));
  return withIndex(card, picture, courts);
}

/** The faces by court letters and card. All games of a page share them. */
type FaceCache = Record<string, TemplateResult[]>;
const faces: FaceCache = {};
const coveredFaces: FaceCache = {};

/**
 * A card's face: index, pips or court, and the large suit of narrow boards. Or the joker's.
 *
 * @param isCovered whether only the index is seen
 * @param courts the letters of jack, queen and king
 */
export function faceTemplate(
  card: Card,
  isCovered = false,
  courts = ENGLISH_COURTS,
): TemplateResult {
  const made = ((isCovered ? coveredFaces : faces)[courts] ??= []);
  return (made[faceOf(card)] ??= isCovered
    ? withIndex(card, undefined, courts)
    : makeFace(card, courts));
}

/** The class that sets a card's colour. */
export const suitClass = (card: Card): string =>
  card === JOKER ? 'joker' : `suit-${suitOf(card)}`;

/** The parts of a card with its colour. */
export const cardPart = (card: Card): string =>
  card === JOKER ? 'card joker' : `card ${isRed(card) ? 'red' : 'black'}`;
