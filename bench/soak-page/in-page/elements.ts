import type { Patience, SoakTag, Table } from '../acts.js';

/** A legal move of a patience game. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

export interface Element extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly shadowRoot: ShadowRoot;
}

export interface PatienceNode extends Element {
  readonly state: { readonly piles: Readonly<Record<string, readonly number[]>> };
  readonly legalMoves: readonly Transfer[];
  readonly moveCount: number;
  readonly outcome: string | undefined;
  newGame(setup?: object): unknown;
  restart(): void;
  undo(): unknown;
  redo(): unknown;
  pause(): void;
  resume(): void;
  play(move: object): unknown;
  save(): object;
  load(save: object): Promise<unknown>;
  hint(): Promise<unknown>;
}

export interface RaceNode extends Element {
  readonly state: {
    readonly racers: readonly { readonly dice: readonly number[] }[];
  };
  readonly outcome: string | undefined;
  readonly legalMoves: readonly object[];
  newGame(setup?: object): unknown;
  pause(): void;
  resume(): void;
  play(move: object): unknown;
}

export interface TableNode extends Element {
  /** `past` are hands with all steps, `earlier` are earlier tables. */
  save(): { readonly past?: unknown; readonly earlier?: unknown };
  readonly state: { readonly phase: string };
  readonly run: {
    readonly stacks: readonly (number | null)[];
    readonly brought: readonly (number | null)[];
    readonly totals: readonly { readonly net: number }[];
    readonly house: number;
  };
  readonly outcome: string | undefined;
  readonly legalMoves: readonly object[];
  newGame(setup?: object): unknown;
  nextHand(): unknown;
  pause(): void;
  resume(): void;
  play(move: object): unknown;
  undo(): unknown;
}

export interface RoomNode extends HTMLElement {
  readonly bankroll: number;
  readonly availableChips: number;
}

export interface ReplayNode extends Element {
  readonly length: number;
  goTo(step: number): boolean;
  play(): boolean;
  pause(): void;
}

export interface StatsNode extends Element {
  clear(): Promise<unknown>;
}

interface Nodes extends Record<Patience, PatienceNode>, Record<Table, TableNode> {
  'card-room': RoomNode;
  'ten-dice-race': RaceNode;
  'game-replay': ReplayNode;
  'game-stats': StatsNode;
  'playing-card': Element;
}

export const node = <T extends SoakTag | 'card-room'>(tag: T): Nodes[T] =>
  document.querySelector<HTMLElement>(tag) as Nodes[T];

export const element = (tag: SoakTag): Element => node(tag);

export const frame = (): Promise<number> => new Promise(requestAnimationFrame);
