import { expect } from 'chai';
import { describe, it } from '#bdd';
import { withArrows } from '../../../scripts/build/cdn/arrows.mjs';
import { withLikelyNames } from '../../../scripts/build/cdn/local-names.mjs';
import { withoutVoid } from '../../../scripts/build/cdn/no-void.mjs';
import { goodOrder, inOrder } from '../../../scripts/build/cdn/order.mjs';
import { withSortedPatterns } from '../../../scripts/build/cdn/patterns.mjs';
import { withCheapNames } from '../../../scripts/build/cdn/top-names.mjs';

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
    const ordered = inOrder(SCRIPT, goodOrder(SCRIPT))!;
    expect(ordered).not.to.equal(SCRIPT);
    expect(await given(ordered)).to.deep.equal(await given(SCRIPT));
    const parts = (code: string) => code.split(/[;,]/).sort();
    expect(new Set(parts(ordered).join(''))).to.deep.equal(new Set(parts(SCRIPT).join('')));
  });

  it('is the same for the same script', () => {
    expect(goodOrder(SCRIPT)).to.deep.equal(goodOrder(SCRIPT));
  });

  it('is kept only where it is one of all its parts, in which it does the same', () => {
    const order = goodOrder(SCRIPT);
    const firstTwo = [order[1]!, order[0]!, ...order.slice(2)];
    expect(inOrder(SCRIPT, firstTwo)).to.be.a('string');
    expect(inOrder(SCRIPT, order.slice(1)), 'one is missing').to.equal(undefined);
    expect(inOrder(SCRIPT, [...order, order[0]!]), 'one twice').to.equal(undefined);
    expect(inOrder(SCRIPT, [order[1]!, ...order.slice(1)]), 'one for another').to.equal(undefined);
    expect(
      inOrder(
        SCRIPT,
        order.map((place) => place + 1),
      ),
      'one too far',
    ).to.equal(undefined);
    expect(inOrder(SCRIPT, order.toReversed()), 'what runs comes the other way').to.equal(
      undefined,
    );
  });
});

describe('the functions of a CDN file', () => {
  it('are arrows where nothing asks for them before they stand there', async () => {
    const made = withArrows(SCRIPT);
    // `f` and `g` are asked for above them, `g` through `f`.
    expect(made).to.include('function f(').and.to.include('function g(');
    const later = `${SCRIPT.replace('export default log;', '')}function h(n){return n+1}log.push(h(1));export default log;`;
    expect(withArrows(later)).to.include('var h=(n)=>{return n+1};');
    expect(await given(withArrows(later))).to.deep.equal(await given(later));
  });

  it('stay what they are where they name who calls them, or with what', () => {
    const script =
      'function a(){return this}function b(){return arguments[0]}function*c(){yield 1}';
    expect(withArrows(script)).to.equal(script);
  });
});

describe('the names at the top of a CDN file', () => {
  it('are the cheapest that mean nothing else there', async () => {
    const made = withCheapNames(SCRIPT);
    expect(made.length).to.be.lessThan(SCRIPT.length);
    expect(await given(made)).to.deep.equal(await given(SCRIPT));
  });

  it('keep clear of inner names, of the world’s, and of what is given away', async () => {
    const script = [
      'var longest=(e)=>{let t=e;return[t,other(t),{longest,t}]};',
      'var other=(a)=>a+globalThis.Number(`1`)+e0.t;',
      'var e0={t:1,longest:2};',
      'var {length:size,x=size}=`four`;',
      'export default[longest(1)[1],longest(2)[2].t,e0.longest,typeof longest(0)[2].longest,size,x];',
      'export{other as named,longest};',
    ].join('');
    const made = withCheapNames(script);
    expect(await given(made)).to.deep.equal([3, 2, 2, 'function', 4, 4]);
    expect(made).to.match(/export\{\w+ as named,\w+ as longest\};$/);
  });
});

describe('the names in the functions of a CDN file', () => {
  /** Functions that say much the same of what they name in all ways, and one that differs in its names. */
  const TWINS = [
    'var one=(e,t)=>{let{size:s,kind:r}=e;for(let i of t)r.push(i+s);return r.map(e=>e*s)};',
    'var two=(e,t)=>{let{size:s,kind:r}=e;for(let i of t)r.push(i+s);return r.map(e=>e*s)};',
    'var odd=(s,r)=>{let{size:e,kind:t}=s;for(let o of r)t.push(o+e);return t.map(i=>i*e)};',
    'export default[one,two,odd].map(e=>e({size:2,kind:[1]},[3,4]).join());',
  ].join('');

  it('are those that are met where much the same stands', async () => {
    const made = withLikelyNames(TWINS);
    expect(made).to.include('odd=(e,t)=>{let{size:s,kind:r}=e;for(let i of t)r.push(i+s)');
    expect(await given(made)).to.deep.equal(await given(TWINS));
  });

  it('mean what they meant, whatever is inside of what, taken apart or put together', async () => {
    const script = [
      TWINS.replace(/export default.*/, ''),
      'var e=7;',
      'var deep=(t)=>{let s=(r)=>{let{s:i,t,...n}=r;return[i,t,n,{s:i,t}]};return[s(t),e,t.t,Number(e)]};',
      'var late=(t,s=t+e)=>{try{throw s}catch(r){for(let e=0;e<2;e++)t+=e*r}return t};',
      'export default[deep({s:1,t:2,u:3}),late(1),late(2,3)];',
    ].join('');
    expect(await given(withLikelyNames(script))).to.deep.equal([
      [[1, 2, { u: 3 }, { s: 1, t: 2 }], 7, 2, 7],
      ...[9, 5],
    ]);
  });

  it('leave a declared function its name, which is met outside of it', async () => {
    const script =
      'var f=(t)=>t+1,o=[f(1),f(1),f(1),f(1),f(1),f(1)];' +
      'function v(t){return t?v(t-1):5}o.push(v(1),v(1));export default o;';
    const made = withLikelyNames(script);
    expect(made).to.include('function v(');
    expect(await given(made)).to.deep.equal([2, 2, 2, 2, 2, 2, 5, 5]);
  });
});

describe('the patterns of a CDN file', () => {
  it('take things apart in the order of their names', () => {
    expect(withSortedPatterns('var f=({seats:e,options:t},{b,a:s})=>e;')).to.equal(
      'var f=({options:t,seats:e},{a:s,b})=>e;',
    );
  });

  it('stay as they are where something happens in them, or the rest is taken', () => {
    const script = 'var{z,a=g()}=e,{y,...b}=e,{x,[k]:c}=e,{w,d:{v,e:f}}=e,[s,r]=e;';
    expect(withSortedPatterns(script)).to.equal(script.replace('{v,e:f}', '{e:f,v}'));
  });
});

describe('nothing', () => {
  it('is a name of its own in a CDN file, that nothing else has', async () => {
    const script = 'var nothing=1;export default[void 0,((e=void 0)=>e)(),nothing];';
    const made = withoutVoid(script);
    expect(made).not.to.include('void');
    expect(await given(made)).to.deep.equal([undefined, undefined, 1]);
    expect(withoutVoid('var e=1;')).to.equal('var e=1;');
  });
});
