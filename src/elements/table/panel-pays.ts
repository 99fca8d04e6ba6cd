import type { TemplateResult, html as Html } from 'lit';
import { tableExtrasEn as words } from '../../locales/extras/table-en.js';
import { rowsTemplate, scrollTemplate } from './panel-rows.js';
import type { PayLine } from './scene.js';

const { pays } = words;

/** What a side bet pays, line by line, and what envy brings; handed over as for the history. */
export function paysPanel(
  html: typeof Html,
  lines: readonly PayLine[],
  envyMin: number,
): TemplateResult {
  const rows = lines.map(
    ([name, pay, envy]) =>
      [name, [pay ? pays.odds(pay) : '–', envy ? words.number(envy) : '–']] as const,
  );
  const caption = pays.caption(envyMin);
  const heads = [pays.line, pays.pays, pays.envy];
  return scrollTemplate(html, pays.line, rowsTemplate(html, 'ledger pays', caption, heads, rows));
}
