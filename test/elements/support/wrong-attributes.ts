import { expect } from 'chai';
import { detailsOf, hear, warnings } from './mount.js';
import { type AnyTable, settled } from './paigow.js';

/** An attribute that can't be used: by what name the problem goes, and what is accepted. */
export type Wrong = readonly [attribute: string, value: string, option: string, accepted: string];

/** Gives it to a table in play: it is told once, to the console and the host, and changes nothing. */
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
