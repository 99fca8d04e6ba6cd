import { expect } from 'chai';
import { detailsOf, hear, warnings } from './mount.js';
import { type AnyTable, settled } from './paigow.js';

/** An attribute with a wrong value: the option's name in the problem, and the accepted values. */
export type Wrong = readonly [attribute: string, value: string, option: string, accepted: string];

/** Sets it at a table in play. It is reported once, to the console and the page, and changes nothing. */
export async function expectRefused(
  table: AnyTable & { save(): unknown },
  [attribute, value, option, accepted]: Wrong,
): Promise<void> {
  const [warned, heard, before] = [warnings(), hear(), JSON.stringify(table.save())];
  table.setAttribute(attribute, value);
  await settled(table);
  table.requestUpdate();
  await settled(table);
  const message = `${option} "${value}" cannot be used; accepted: ${accepted}`;
  expect(warned).to.deep.equal([`<${table.localName}>: ${message}`]);
  expect(heard.map(({ type }) => type)).to.deep.equal(['game-error']);
  const [error] = detailsOf(heard, 'game-error');
  expect(error).to.deep.include({ source: 'host', message });
  expect(error!.problem).to.deep.include({ code: 'option', option, accepted });
  expect(JSON.stringify(table.save())).to.equal(before);
}
