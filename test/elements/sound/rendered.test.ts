import { expect } from 'chai';
import { RECIPES, type Sound, lengthOf } from '../../../src/elements/sound/recipes.js';
import { makeNoise, schedule } from '../../../src/elements/sound/voices.js';

const RATE = 44_100;
/** Seconds of silence before and after a sound. */
const AROUND = 0.1;
const SOUNDS = Object.keys(RECIPES) as readonly Sound[];

/** A sound as the browser renders it, with `AROUND` seconds before and after. */
async function rendered(sound: Sound, turn = 0): Promise<Float32Array> {
  const seconds = lengthOf(sound) + 2 * AROUND;
  const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  schedule(context, context.destination, makeNoise(context), RECIPES[sound], AROUND, turn);
  return (await context.startRendering()).getChannelData(0);
}

const peakOf = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** The root mean square while the sound lasts. */
const rmsOf = (samples: Float32Array): number => {
  const own = samples.subarray(AROUND * RATE, samples.length - AROUND * RATE);
  return Math.sqrt(own.reduce((sum, sample) => sum + sample * sample, 0) / own.length);
};

/** The strength of a sound at a frequency, by Goertzel's algorithm. */
function powerAt(samples: Float32Array, hertz: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
  let [one, two] = [0, 0];
  for (const sample of samples) [one, two] = [sample + factor * one - two, one];
  return one * one + two * two - factor * one * two;
}

/** The mean frequency of a sound in hertz, weighted by strength. */
function centroidOf(samples: Float32Array): number {
  const hertz = Array.from({ length: 200 }, (_, index) => 40 * (index + 1));
  const powers = hertz.map((one) => powerAt(samples, one));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.reduce((sum, power, index) => sum + power * hertz[index]!, 0) / all;
}

describe('every sound as a browser makes it', () => {
  for (const sound of SOUNDS) {
    it(`is heard, is soft, and begins and ends in silence: ${sound}`, async () => {
      const samples = await rendered(sound);
      expect(peakOf(samples)).to.be.within(0.02, 0.6);
      expect(rmsOf(samples)).to.be.within(0.004, 0.15);
      expect(peakOf(samples.subarray(0, AROUND * RATE - 1))).to.equal(0);
      // Filters go on below what a loudspeaker can play: 120 decibels below the maximum.
      expect(peakOf(samples.subarray(samples.length - AROUND * RATE + 128))).to.be.below(1e-6);
      // A sound that is cut off at its end would click.
      const last = samples.subarray(samples.length - (AROUND + 0.003) * RATE);
      expect(peakOf(last)).to.be.below(0.01);
    });
  }

  it('is dull for cards and bright for chips', async () => {
    const [card, chip] = [centroidOf(await rendered('place')), centroidOf(await rendered('chip'))];
    expect(card).to.be.within(60, 900);
    expect(chip).to.be.within(2000, 5500);
  });

  it('is higher for a win than for a loss, and has the notes of its chord', async () => {
    const [win, lose] = [await rendered('win'), await rendered('lose')];
    expect(centroidOf(win)).to.be.above(centroidOf(lose));
    const [c, e, g, beside] = [523.25, 659.26, 783.99, 590].map((hertz) => powerAt(win, hertz));
    for (const note of [c!, e!, g!]) expect(note).to.be.above(50 * beside!);
  });

  it('is no two cards alike, and each the same again', async () => {
    const [one, other, again] = [
      await rendered('place', 0),
      await rendered('place', 1),
      await rendered('place', 0),
    ];
    expect([...one]).to.deep.equal([...again]);
    const apart = one.map((sample, index) => sample - other[index]!);
    expect(peakOf(apart)).to.be.above(0.02);
    expect(peakOf(other)).to.be.within(peakOf(one) * 0.6, peakOf(one) * 1.6);
  });
});
