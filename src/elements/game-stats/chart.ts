import { type TemplateResult, html, svg } from 'lit';
import type { GameRecord } from '../../core/history/record.js';
import type { StatsWords } from './words.js';

/** The number of bars: one for each of the last games. */
export const BARS = 20;

/** What the length of a bar means. */
export const MEASURES = ['time', 'moves'] as const;
export type Measure = (typeof MEASURES)[number];

const lengthOf = (record: GameRecord, measure: Measure): number =>
  record.chips ?? (measure === 'time' ? record.elapsed : record.moves);

/** Whether the records are hands of a table, whose bars mean chips. */
export const isOfTable = (records: readonly GameRecord[]): boolean =>
  records.at(-1)?.chips !== undefined;

/** The units of the SVG: the width of a game's slot, and the height of the longest bar. */
const SLOT = 10;
const HEIGHT = 100;
/** The shortest bar, so that it can be seen. */
const LEAST = 2;

interface Bar {
  readonly isWon: boolean;
  readonly top: number;
  readonly height: number;
}

/** Places the bars: above the line at 0, or below it for lost chips. */
export function barsOf(records: readonly GameRecord[], measure: Measure) {
  const lengths = records.map((record) => lengthOf(record, measure));
  const [most, least] = [Math.max(0, ...lengths), Math.min(0, ...lengths)];
  const scale = HEIGHT / (most - least || 1);
  const zero = most * scale || (least < 0 ? 0 : HEIGHT);
  const bars = lengths.map((length, index): Bar => {
    const height = Math.max(LEAST, Math.abs(length) * scale);
    return {
      isWon: records[index]!.outcome === 'won',
      top: length < 0 ? zero : zero - height,
      height,
    };
  });
  return { bars, zero };
}

const barTemplate = ({ isWon, top, height }: Bar, index: number): TemplateResult =>
  svg`<rect
    class=${isWon ? 'bar won' : 'bar'}
    part=${isWon ? 'bar won' : 'bar'}
    x=${index * SLOT + 1.5}
    y=${top}
    width=${SLOT - 3}
    height=${height}
  ></rect>`;

/** The smallest and the largest value as text: `2:03 to 8:11`. */
export function rangeText(
  records: readonly GameRecord[],
  measure: Measure,
  words: StatsWords,
): string {
  const lengths = records.map((record) => lengthOf(record, measure));
  const { stats } = words;
  const text = (length: number): string => {
    if (isOfTable(records)) return stats.signed({ chips: length });
    return measure === 'time' ? stats.time({ ms: length }) : stats.number({ count: length });
  };
  const [least, most] = [text(Math.min(...lengths)), text(Math.max(...lengths))];
  return least === most ? most : stats.range({ least, most });
}

/** The chart's accessible name: a sentence that says what it shows. */
export function chartText(
  records: readonly GameRecord[],
  measure: Measure,
  words: StatsWords,
): string {
  const count = (outcome: string): number =>
    records.filter((record) => record.outcome === outcome).length;
  const [won, pushes] = [count('won'), count('push')];
  return words.stats.chart({
    measure: isOfTable(records) ? 'chips' : measure,
    won,
    other: records.length - won - pushes,
    pushes,
    range: rangeText(records, measure, words),
  });
}

/** The last games as bars, the oldest first: filled if won, hollow if not. */
export function chartTemplate(
  records: readonly GameRecord[],
  measure: Measure,
  words: StatsWords,
): TemplateResult {
  const { bars, zero } = barsOf(records, measure);
  const width = BARS * SLOT;
  return html`<svg
    class="chart"
    part="chart"
    viewBox="0 -3 ${width} ${HEIGHT + 6}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${chartText(records, measure, words)}
  >
    <line class="zero" x1="0" x2=${width} y1=${zero} y2=${zero}></line>
    ${bars.map(barTemplate)}
  </svg>`;
}
