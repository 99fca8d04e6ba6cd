import type { TemplateResult } from 'lit';
import type { TableExtrasWords } from '../../locales/extras/table-en.js';
import { rowsTemplate, scrollTemplate } from './panel-rows.js';
import type { SideBet } from './scene.js';

/** What a side bet pays, line by line, and what envy brings. */
export function paysPanel(words: TableExtrasWords, { lines, envyMin }: SideBet): TemplateResult {
  const { pays } = words;
  const rows = lines.map(({ name, pay, envy }) => ({
    head: name,
    cells: [pay ? pays.odds(pay) : '–', envy ? words.number(envy) : '–'],
  }));
  const caption = pays.caption(envyMin);
  const heads = [pays.line, pays.pays, pays.envy];
  return scrollTemplate(pays.line, rowsTemplate({ name: 'ledger pays', caption, heads, rows }));
}
