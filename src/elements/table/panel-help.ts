import { type TemplateResult, css } from 'lit';
import { scrollTemplate, rowsTemplate } from './panel-rows.js';
import type { SideBet } from './scene.js';
import { numberText } from '../../locales/table-words.js';
import type { PanelWords } from './panel-words.js';

/** The styles of example cards in “How to play”. */
export const tableHelpStyles = css`
  .help p {
    margin-block: 2px 4px;
  }
  .example {
    --_w: clamp(30px, 8cqi, 40px);
    display: grid;
    gap: 8px;
    margin-block: 8px 14px;
    padding: 10px 12px;
    border-radius: 10px;
    background: var(--_felt);
  }
  .sample {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  .sample > small {
    min-inline-size: 4em;
  }
  /* A hand keeps its order in right-to-left languages. */
  .sample-cards {
    display: flex;
    gap: 3px;
    direction: ltr;
  }
  .sample-cards > .place {
    display: flex;
  }
  /* The winner of a trick stands out of the row. */
  .sample .winner .card {
    box-shadow: 0 0 0 2px var(--_accent);
    translate: 0 -4px;
  }
  .sample .card {
    position: relative;
    flex: none;
    inline-size: var(--_w);
    block-size: calc(var(--_w) * var(--_ratio));
    border-radius: var(--baize-radius, max(3px, var(--_w) * 0.055));
  }
`;

/** What a side bet pays, line by line, and its envy bonus. */
export function paysPanel(words: PanelWords, { lines, envyMin }: SideBet): TemplateResult {
  const { pays } = words.tablePanels;
  const rows = lines.map(({ name, pay, envy }) => ({
    head: name,
    cells: [pay ? pays.odds({ pay }) : '–', envy ? numberText(words, envy) : '–'],
  }));
  const caption = pays.caption({ envyMin });
  const heads = [pays.line, pays.pays, pays.envy];
  return scrollTemplate(pays.line, rowsTemplate({ name: 'ledger pays', caption, heads, rows }));
}
