import type { Browser, Page } from 'playwright-core';

/** One event of Chromium's trace; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly elementCount?: number;
    readonly data?: { readonly type?: string };
    readonly beginData?: { readonly dirtyObjects?: number };
  };
}

/** What the main thread did in a span of time: milliseconds of each phase, and the objects that it touched. */
export interface Phases {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly paint: number;
  /** Elements whose style was computed. */
  readonly restyled: number;
  /** Boxes whose layout was computed. */
  readonly laidOut: number;
  /** How often layout ran. */
  readonly layouts: number;
}

type Phase = 'script' | 'style' | 'layout' | 'paint';

const PHASES: Readonly<Record<string, Phase>> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  HitTest: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  EventDispatch: 'script',
  FunctionCall: 'script',
  FireAnimationFrame: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  'v8.callFunction': 'script',
  MinorGC: 'script',
  MajorGC: 'script',
};

/** Records a trace while an action runs. */
export async function traceOf(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

const timeOf = ({ tdur, dur = 0 }: TraceEvent): number => tdur ?? dur;

/** The time of each phase without the phases inside it, in processor time, which other programs don't affect. */
function phasesOf(events: readonly TraceEvent[]): Phases {
  const times = { script: 0, style: 0, layout: 0, paint: 0 };
  const counts = { restyled: 0, laidOut: 0, layouts: 0 };
  const open: { readonly end: number; readonly phase: Phase }[] = [];
  for (const event of events) {
    const phase = PHASES[event.name];
    if (event.ph !== 'X' || !phase) continue;
    while (open.length > 0 && open.at(-1)!.end <= event.ts) open.pop();
    const around = open.at(-1);
    if (around) times[around.phase] -= timeOf(event);
    times[phase] += timeOf(event);
    open.push({ end: event.ts + (event.dur ?? 0), phase });
    counts.restyled += event.args.elementCount ?? 0;
    counts.laidOut += event.args.beginData?.dirtyObjects ?? 0;
    if (event.name === 'Layout') counts.layouts++;
  }
  return {
    script: times.script / 1000,
    style: times.style / 1000,
    layout: times.layout / 1000,
    paint: times.paint / 1000,
    ...counts,
  };
}

/** For each press of the mouse: what the main thread did until the frame after its click is painted. */
export function pressesIn(events: readonly TraceEvent[]): readonly Phases[] {
  const inputs = events.filter(({ name }) => name === 'EventDispatch');
  const first = inputs.find(({ args }) => args.data?.type === 'pointerdown');
  if (!first) return [];
  const thread = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const at = (type: string): number[] =>
    inputs.filter(({ args }) => args.data?.type === type).map(({ ts }) => ts);
  const clicks = at('click');
  return at('pointerdown').flatMap((begun) => {
    const click = clicks.find((ts) => ts > begun);
    const frame = thread.find(({ name, ts }) => name === 'Layerize' && ts > (click ?? Infinity));
    return frame ? [phasesOf(thread.filter(({ ts }) => ts >= begun && ts <= frame.ts))] : [];
  });
}
