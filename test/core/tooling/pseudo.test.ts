import { describe, it } from '#bdd';
import type {
  GolfMessages,
  KitMessages,
  RulesMessages,
} from '../../../src/locales/compiled/types.js';
import { HostMessages } from '../../../src/elements/controllers/language/host/messages.js';
import { expect } from 'chai';
import { rules } from '../../../src/locales/compiled/en/rules.js';
import { pseudoLocales } from '../../../scripts/messages/pseudo.mjs';
import { readSources } from '../../../scripts/messages/read.mjs';

const locales = pseudoLocales(readSources().get('en')!);
const hostOf = (tag: string) => new HostMessages(tag, locales[tag]!.messages);

describe('the language for tests', () => {
  for (const tag of Object.keys(locales))
    it(`${tag} has every message, without faults`, () => {
      const host = hostOf(tag);
      expect(host.faults).to.deep.equal([]);
      expect(host.missing()).to.deep.equal([]);
      expect(Object.keys(host.chunk('kit'))).to.have.length.above(5);
    });

  it('has accents and longer texts in brackets', () => {
    const { title } = hostOf('en-XA').chunk('golf') as GolfMessages;
    expect(title).to.equal('[Ĝöļƒ~~]');
    const messages = hostOf('en-XA').chunk('rules') as RulesMessages;
    expect(messages.left({ count: 1234 })).to.match(/^\[.*1,234.*\]$/);
    expect(messages.keyStock.keys).to.equal('s');
  });

  it('is 40 % longer than English', () => {
    const { refusals } = hostOf('en-XA').chunk('rules') as RulesMessages;
    expect(refusals['top-only'].length).to.be.above(rules.refusals['top-only'].length * 1.4);
  });

  it('is written from right to left in ar-XB', () => {
    const kit = hostOf('ar-XB').chunk('kit') as KitMessages;
    expect([kit.direction, kit.intlLocale]).to.deep.equal(['rtl', 'en']);
    expect(kit.notBegun).to.include('\u202e');
  });
});
