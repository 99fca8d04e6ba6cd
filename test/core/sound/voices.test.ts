import { describe, it } from '#bdd';
import { expect } from 'chai';
import { RECIPES } from '../../../src/elements/sound/recipes.js';
import { makeNoise, schedule } from '../../../src/elements/sound/voices.js';

/** An audio context that writes down what is asked of it, times in milliseconds. */
function fakeContext(): { readonly context: BaseAudioContext; readonly log: string[] } {
  const log: string[] = [];
  let count = 0;
  const ms = (time: number): number => Math.round(time * 1000);
  const param = (name: string): object => ({
    setValueAtTime: (to: number, time: number) => log.push(`${name} = ${to} at ${ms(time)}`),
    linearRampToValueAtTime: (to: number, time: number) =>
      log.push(`${name} / ${to} at ${ms(time)}`),
    exponentialRampToValueAtTime: (to: number, time: number) =>
      log.push(`${name} ~ ${to} at ${ms(time)}`),
  });
  const node = (kind: string): object => {
    const name = `${kind}${++count}`;
    const made = {
      name,
      gain: param(`${name}.gain`),
      frequency: param(`${name}.hertz`),
      Q: {},
      connect: (to: { name: string }) => {
        log.push(`${name} > ${to.name}`);
        return to;
      },
      start: (time: number, offset?: number) =>
        log.push(`${name} on ${ms(time)}${offset === undefined ? '' : ` from ${ms(offset)}`}`),
      stop: (time: number) => log.push(`${name} off ${ms(time)}`),
    };
    return made;
  };
  const context = {
    sampleRate: 1000,
    createGain: () => node('gain'),
    createOscillator: () => node('tone'),
    createBufferSource: () => node('noise'),
    createBiquadFilter: () => node('filter'),
    createBuffer: (_: number, length: number) => {
      const samples = new Float32Array(length);
      return { getChannelData: () => samples };
    },
  };
  return { context: context as unknown as BaseAudioContext, log };
}

const OUT = { name: 'out' } as unknown as AudioNode;

describe('a recipe’s schedule', () => {
  it('is of noise through a filter, and of a tone, each under its envelope', () => {
    const { context, log } = fakeContext();
    schedule(context, OUT, makeNoise(context), RECIPES.place, 2, 3);
    expect(log).to.deep.equal([
      'gain1.gain = 0 at 2000',
      'gain1.gain / 0.34 at 2003',
      'gain1.gain ~ 0.0001 at 2075',
      'gain1 > out',
      'filter3.hertz = 2600 at 2000',
      'filter3.hertz ~ 500 at 2075',
      'noise2 > filter3',
      'filter3 > gain1',
      'noise2 on 2000 from 411',
      'noise2 off 2075',
      'gain4.gain = 0 at 2000',
      'gain4.gain / 0.15300000000000002 at 2002',
      'gain4.gain ~ 0.0001 at 2070',
      'gain4 > out',
      'tone5.hertz = 170 at 2000',
      'tone5.hertz ~ 95 at 2070',
      'tone5 > gain4',
      'tone5 on 2000',
      'tone5 off 2070',
    ]);
  });

  it('begins each voice in its time', () => {
    const { context, log } = fakeContext();
    schedule(context, OUT, makeNoise(context), RECIPES.refuse, 0.5, 0);
    expect(log.filter((line) => /\b(on|off)\b/.test(line))).to.deep.equal([
      'tone2 on 500',
      'tone2 off 600',
      'tone4 on 600',
      'tone4 off 730',
    ]);
  });

  it('has noise that is the same every time, and of which no part is louder than another', () => {
    const [one, other] = [fakeContext(), fakeContext()].map(({ context }) =>
      makeNoise(context).getChannelData(0),
    );
    expect([...one!]).to.deep.equal([...other!]);
    expect(one!).to.have.length(600);
    expect(Math.max(...one!)).to.be.within(0.95, 1);
    expect(Math.min(...one!)).to.be.within(-1, -0.95);
    const mean = one!.reduce((sum, sample) => sum + sample, 0) / one!.length;
    expect(Math.abs(mean)).to.be.lessThan(0.05);
  });
});
