import type { TemplateResult, html as Html } from 'lit';
import type { TableExtrasWords } from '../../locales/extras/table-en.js';
import { rowsTemplate, scrollTemplate } from './panel-rows.js';
import type { PayLine } from './scene.js';

/** What a side bet pays, line by line, and what envy brings; handed over as for the history. */
export function paysPanel(
  html: typeof Html,
  words: TableExtrasWords,
  lines: readonly PayLine[],
  envyMin: number,
): TemplateResult {
  const { pays } = words;
  const rows = lines.map(
    ([name, pay, envy]) =>
      [name, [pay ? pays.odds(pay) : '–', envy ? words.number(envy) : '–']] as const,
  );
  const caption = pays.caption(envyMin);
  const heads = [pays.line, pays.pays, pays.envy];
  return scrollTemplate(html, pays.line, rowsTemplate(html, 'ledger pays', caption, heads, rows));
}
