import type { Problem } from '../../core/engine/reason.js';
import { history } from '../../locales/compiled/en/history.js';
import { kit } from '../../locales/compiled/en/kit.js';
import { room } from '../../locales/compiled/en/room.js';
import { historyProblemText } from '../../locales/history-text.js';
import { textFor } from '../../locales/words.js';

/** What is wrong with a room's input or its stored data. It is for the site's author, so it is always in English. */
export const roomProblemText = (problem: Problem): string =>
  textFor(room.problems, problem) ?? historyProblemText({ kit, history }, problem);
