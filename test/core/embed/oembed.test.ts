import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type OEmbedOptions, type OEmbedReading, oembed, oembedLink } from '../../../src/embed.js';

const PAGE = 'https://cards.example/baize/embed.html';
const ask = (query: string, options: Partial<OEmbedOptions> = {}): OEmbedReading =>
  oembed(`${PAGE}${query}`, { page: PAGE, ...options });

describe('the oEmbed answer', () => {
  it('is a rich one with a frame that fits', () => {
    expect(ask('?deal=617&game=freecell&theme=night&fit=width')).to.deep.equal({
      value: {
        version: '1.0',
        type: 'rich',
        title: 'FreeCell, deal 617',
        provider_name: 'Baize',
        width: 800,
        height: 720,
        html:
          '<iframe src="https://cards.example/baize/embed.html?game=freecell&amp;deal=617&amp;theme=night" ' +
          'title="FreeCell, deal 617" width="800" height="720" style="max-width: 100%; border: 0" ' +
          'loading="lazy" allow="fullscreen; clipboard-write"></iframe>',
      },
    });
  });

  it('is within what the consumer has room for, and names the provider', () => {
    const reading = ask('?game=paigow', {
      maxwidth: '390',
      maxheight: '500',
      format: 'json',
      providerName: 'Cards',
      providerUrl: 'https://cards.example',
    });
    expect('value' in reading && reading.value).to.deep.include({
      provider_name: 'Cards',
      provider_url: 'https://cards.example',
      width: 390,
      height: 500,
    });
  });

  it('is none for another page, another format, a size that is none, or a bad address', () => {
    const problem = (reading: OEmbedReading): unknown =>
      'problem' in reading && [reading.problem.status, reading.problem.message];
    const other = 'https://evil.example/baize/embed.html?game=golf';
    const notOurs = [404, `url is no address of ${PAGE}.`];
    expect(problem(oembed(other, { page: PAGE }))).to.deep.equal(notOurs);
    expect(problem(oembed('javascript:alert(1)', { page: PAGE }))).to.deep.equal(notOurs);
    expect(problem(oembed('', { page: PAGE }))).to.deep.equal(notOurs);
    expect(problem(ask('?game=golf', { format: 'xml' }))).to.deep.equal([
      501,
      'The only format is json.',
    ]);
    expect(problem(ask('?game=golf', { maxwidth: '12px' }))).to.deep.equal([
      400,
      'maxwidth and maxheight are whole numbers of pixels, from 1.',
    ]);
    expect(problem(ask('?game=klondike&draw=2'))).to.deep.equal([
      404,
      'draw can’t be “2”. Accepted: 1, 3.',
    ]);
    expect(() => oembed(`${PAGE}?game=golf`, { page: '/baize/' })).to.throw(RangeError);
  });

  it('writes nothing of the address into its HTML but what was read', () => {
    const evil = '?game=freecell&position=%22%3E%3Cscript%3Ealert(1)%3C/script%3E#"><script>';
    const reading = ask(evil);
    const html = 'value' in reading ? reading.value.html : '';
    expect(html.match(/[<>]/g)).to.deep.equal(['<', '>', '<', '>']);
    expect(html.match(/"/g)).to.have.length(14);
  });

  it('is found by a tag in a page’s head', () => {
    expect(oembedLink(`${PAGE}?game=golf&calm`, 'https://cards.example/oembed')).to.equal(
      '<link rel="alternate" type="application/json+oembed" ' +
        'href="https://cards.example/oembed?url=https%3A%2F%2Fcards.example%2Fbaize%2Fembed.html%3Fgame%3Dgolf%26calm&amp;format=json" />',
    );
  });
});
