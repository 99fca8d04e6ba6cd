import { expect } from 'chai';
import { describe, it } from '#bdd';
import { inGoodOrder } from '../../../scripts/build/cdn/order.mjs';

/** What a script gives that says `export default …`. */
const given = async (code: string): Promise<unknown> => {
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly default: unknown;
  };
  return module.default;
};

/** A text of its own for each number, alike for numbers that are alike modulo 7. */
const text = (n: number): string => `${'abcdefg'[n % 7]!.repeat(3)} is said in ${n % 7} ways; ${n}`;

/** Functions and values that are met by others while the script runs, between many that are not. */
const SCRIPT = [
  'var log=[];',
  ...Array.from(
    { length: 60 },
    (_, n) => `var v${n}=()=>\`${text(n)}\`,w${n}=[\`${text(n + 3)}\`];`,
  ),
  'var late=()=>before??`none`;log.push(late());',
  'var before=`one`;log.push(late(),w9[0],f(3));',
  'function f(n){return g(n)+w5[0]}',
  'var base=class{name(){return w7[0]}};',
  'var own=class extends base{static{log.push(v8())}};',
  'for(let n=0;n<3;n++)log.push(v1()+n);',
  'log.push(new own().name());',
  'function g(n){return v2()+n}',
  'export default log;',
].join('');

describe('the order of a CDN file', () => {
  it('makes it smaller and changes nothing of what it does', async () => {
    const ordered = inGoodOrder(SCRIPT);
    expect(ordered).not.to.equal(SCRIPT);
    expect(await given(ordered)).to.deep.equal(await given(SCRIPT));
    const parts = (code: string) => code.split(/[;,]/).sort();
    expect(new Set(parts(ordered).join(''))).to.deep.equal(new Set(parts(SCRIPT).join('')));
  });

  it('is the same for the same script', () => {
    expect(inGoodOrder(SCRIPT)).to.equal(inGoodOrder(SCRIPT));
  });
});
