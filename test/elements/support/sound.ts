import { expect } from 'chai';
import { RECIPES, type Recipe, type Sound } from '../../../src/elements/sound/recipes.js';
import { emulateFeatures } from '../../harness/commands.js';
import { afterTest } from './mount.js';
import { ownSettings } from './settings.js';
import { nextFrame, pass, until } from './until.js';

/** What was scheduled: when each voice begins, and how long it lasts, in milliseconds. */
interface Cue {
  readonly voices: number[];
  readonly level: number;
  readonly start: number;
}

const ms = (seconds: number): number => Math.round(seconds * 1000);

/** A sound by the lengths of its voices, which no other has. */
const nameOf = ({ voices }: Cue): Sound | undefined =>
  (Object.keys(RECIPES) as Sound[]).find((name) => {
    const recipe: Recipe = RECIPES[name];
    const isAlike = (at: number): boolean => Math.abs(ms(recipe[at]!.length) - voices[at]!) < 2;
    return recipe.length === voices.length && recipe.every((_, at) => isAlike(at));
  });

/**
 * Stands for the browser's AudioContext: its nodes are a browser's, its clock stands at 0, and it writes
 * down what is to be heard. A machine without a loudspeaker has it as well.
 */
export class TestContext extends OfflineAudioContext {
  static made: TestContext[] = [];
  /** What the next ones do when they are to wake up. */
  static waking: () => Promise<void> = () => Promise.resolve();

  readonly cues = new Map<AudioNode, Cue>();
  /** How loud each batch is. */
  readonly volumes: number[] = [];
  now: AudioContextState = 'suspended';
  private target: AudioNode | undefined;

  constructor() {
    super(1, 44_100 * 4, 44_100);
    TestContext.made.push(this);
  }

  override get state(): AudioContextState {
    return this.now;
  }

  override async resume(): Promise<void> {
    await TestContext.waking();
    this.now = 'running';
  }

  override suspend(): Promise<void> {
    this.now = 'suspended';
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.now = 'closed';
    return Promise.resolve();
  }

  override createGain(): GainNode {
    const node = super.createGain();
    const connect = node.connect.bind(node) as (to: AudioNode) => AudioNode;
    node.connect = ((to: AudioNode) => {
      if (to === this.destination) this.volumes.push(node.gain.value);
      this.target = to;
      return connect(to);
    }) as typeof node.connect;
    return node;
  }

  override createOscillator(): OscillatorNode {
    return this.follow(super.createOscillator());
  }

  override createBufferSource(): AudioBufferSourceNode {
    return this.follow(super.createBufferSource());
  }

  private follow<Node extends AudioScheduledSourceNode>(node: Node): Node {
    const target = this.target!;
    const [start, stop] = [node.start.bind(node), node.stop.bind(node)];
    let begun = 0;
    node.start = (...at: number[]) => {
      begun = at[0]!;
      start(...(at as [number]));
    };
    node.stop = (at = 0) => {
      const level = (target as GainNode).gain.value;
      const cue = this.cues.get(target) ?? { voices: [], level, start: ms(begun) };
      cue.voices.push(ms(at - begun));
      this.cues.set(target, cue);
      stop(at);
    };
    return node;
  }
}

/** Puts the test's context in the place of the browser's; gives all that are made. */
export function listenIn(): readonly TestContext[] {
  const before = globalThis.AudioContext;
  TestContext.made = [];
  TestContext.waking = () => Promise.resolve();
  globalThis.AudioContext = TestContext as unknown as typeof AudioContext;
  afterTest(() => (globalThis.AudioContext = before));
  return TestContext.made;
}

const allCues = (): readonly Cue[] => TestContext.made.flatMap(({ cues }) => [...cues.values()]);

/** What was heard so far, in words: `lift place`. */
export const sounds = (): string =>
  allCues()
    .map((cue) => nameOf(cue) ?? '?')
    .join(' ');

/** Waits until so much was heard, and looks that it stays at that. */
export async function untilHeard(what: string): Promise<void> {
  await until(`“${what}” is heard`, () => sounds().length >= what.length);
  await nextFrame();
  await nextFrame();
  expect(sounds()).to.equal(what);
}

/** How many there were of each. */
export function counts(): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const cue of allCues()) found[nameOf(cue) ?? '?'] = (found[nameOf(cue) ?? '?'] ?? 0) + 1;
  return found;
}

/** Waits until what sounds is loaded, wherever it is wanted, and forgets what was heard. */
export async function ready(): Promise<void> {
  await import('../../../src/elements/sound/sounding.js');
  await pass(30);
  for (const { cues } of TestContext.made) cues.clear();
}

/** Before each test: no settings of the player's, and a system that lets things move, which are heard only so. */
export async function withMotion(): Promise<void> {
  ownSettings();
  await emulateFeatures({});
}
