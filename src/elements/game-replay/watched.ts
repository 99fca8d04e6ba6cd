import type { Checked, Problem } from '../../core/engine/reason.js';
import type { Save } from '../../core/engine/save.js';
import type { ReplayedGame as Steps } from '../controllers/links.js';

/** A game's element, as far as a replay knows it: by what every host knows. */
export interface Watched extends HTMLElement {
  theme: string;
  calm: boolean;
  readonly updateComplete: Promise<unknown>;
  replay(link: string): Promise<Checked<Steps>>;
  save(): Save | undefined;
  load(save: object): Problem | undefined;
}
