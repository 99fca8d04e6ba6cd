import { expect } from 'chai';
import { RECIPES, type Recipe, type Sound } from '../../../src/elements/sound/recipes.js';
import { emulateFeatures } from '../../harness/commands.js';
import { afterTest } from './mount.js';
import { ownSettings } from './settings.js';
import { nextFrame, pass, until } from './until.js';

/** The scheduled voices: when each begins and how long it lasts, in milliseconds. */
interface Cue {
  readonly voices: number[];
  readonly level: number;
  readonly start: number;
}

const ms = (seconds: number): number => Math.round(seconds * 1000);

/** Identifies a sound by the lengths of its voices, which are unique. */
const nameOf = ({ voices }: Cue): Sound | undefined =>
  (Object.keys(RECIPES) as Sound[]).find((name) => {
    const recipe: Recipe = RECIPES[name];
    const isAlike = (at: number): boolean => Math.abs(ms(recipe[at]!.length) - voices[at]!) < 2;
    return recipe.length === voices.length && recipe.every((_, at) => isAlike(at));
  });

/**
 * Replaces the browser's AudioContext: its nodes are real, its clock stands at 0, and it records the sounds.
 * It also works on a machine without audio output.
 */
export class TestContext extends OfflineAudioContext {
  static made: TestContext[] = [];
  /** What the next contexts do when they should resume. */
  static waking: () => Promise<void> = () => Promise.resolve();

  readonly cues = new Map<AudioNode, Cue>();
  /** The volume of each batch. */
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

/** Replaces the browser's context with the test's. Returns all contexts that are made. */
export function listenIn(): readonly TestContext[] {
  const before = globalThis.AudioContext;
  TestContext.made = [];
  TestContext.waking = () => Promise.resolve();
  globalThis.AudioContext = TestContext as unknown as typeof AudioContext;
  afterTest(() => (globalThis.AudioContext = before));
  return TestContext.made;
}

const allCues = (): readonly Cue[] => TestContext.made.flatMap(({ cues }) => [...cues.values()]);

/** The sounds so far, as text: `lift place`. */
export const sounds = (): string =>
  allCues()
    .map((cue) => nameOf(cue) ?? '?')
    .join(' ');

/** Waits for this many sounds, and checks that there are no more. */
export async function untilHeard(what: string): Promise<void> {
  await until(`“${what}” is heard`, () => sounds().length >= what.length);
  await nextFrame();
  await nextFrame();
  expect(sounds()).to.equal(what);
}

/** The number of each sound. */
export function counts(): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const cue of allCues()) found[nameOf(cue) ?? '?'] = (found[nameOf(cue) ?? '?'] ?? 0) + 1;
  return found;
}

/** Waits until the sounds' module is loaded everywhere, and forgets the sounds so far. */
export async function ready(): Promise<void> {
  await import('../../../src/elements/sound/sounding.js');
  await pass(30);
  for (const { cues } of TestContext.made) cues.clear();
}

/** Before each test: no settings of the player, and a system without reduced motion. */
export async function withMotion(): Promise<void> {
  ownSettings();
  await emulateFeatures({});
}
