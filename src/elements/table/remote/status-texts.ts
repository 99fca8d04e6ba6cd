import type { Problem, Refusal } from '../../../core/engine/reason.js';
import type { Person, TableStatus } from '../../../core/together/messages.js';
import type { PartsSource } from './parts-host.js';
import type { PartsView } from './parts-view.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { TogetherMessages } from '../../../locales/compiled/types.js';

/** What the texts of the status line are made from. */
type StatusView = Pick<PartsView, 'joined' | 'list' | 'person' | 'seat' | 'status' | 'words'> & {
  readonly source: Pick<PartsSource, 'bye' | 'problem' | 'state'>;
  problem(problem: Problem): string | undefined;
  refusal(refusal: Refusal): string | undefined;
};

/** Why the connection has ended for good. */
function ended(view: StatusView): string | undefined {
  const { words, source } = view;
  if (source.bye) return words.bye[source.bye];
  if (source.state !== 'closed') return undefined;
  const { problem } = source;
  return (problem && view.problem(problem)) ?? view.refusal({ code: 'not-connected' });
}

function connecting(view: StatusView): string | undefined {
  const { state, problem } = view.source;
  const words = view.words.connection;
  if (state !== 'lost') return state === 'connecting' ? words.connecting : undefined;
  const why = problem && view.problem(problem);
  return why ? `${why} ${words.connecting}` : view.joined ? words.lost : words.connecting;
}

/** What is wrong with the connection, or `undefined` while it is open. */
export const connectionText = (view: StatusView): string | undefined =>
  ended(view) ?? connecting(view);

/** The names of the other people that match. */
function namesOf(view: StatusView, isOne: (person: Person) => boolean): string {
  const people = view.status?.people ?? [];
  const found = [...people.keys()].filter((seat) => {
    const person = people[seat];
    return person && seat !== view.seat && isOne(person);
  });
  return view.list(found);
}

/** Tells those at the table that they wait for a person who is choosing a seat. */
export const choosingText = ({ status, seat, words }: StatusView): string | undefined =>
  status?.choosing && seat !== undefined ? words.choosing : undefined;

/** Tells that everybody here is ready, and that the hand waits for more people all the same. */
function needText({ status, words }: StatusView): string | undefined {
  const here = status?.people.filter((person) => person?.presence === 'here') ?? [];
  const areReady = here.length > 0 && here.every((person) => person?.isReady);
  return areReady && status?.nextHand === null ? words.needMore : undefined;
}

/** The text of the status line while it has no other message. */
export function lastingText(view: StatusView): string {
  const { words, status } = view;
  const trouble = connectionText(view);
  if (trouble) return trouble;
  if (!status || status.paused) return '';
  const asking = namesOf(view, ({ wantsPause }) => wantsPause);
  if (asking) return words.wantPause({ names: asking });
  if (status.phase === 'shuffle') return words.shuffling;
  if (status.phase === 'hand') return '';
  if (!status.people.some(Boolean)) return words.nobody;
  const names = namesOf(view, ({ isReady, presence }) => !isReady && presence === 'here');
  const late = names && view.person?.isReady !== false ? words.waitingFor({ names }) : undefined;
  return [late ?? needText(view), choosingText(view)].filter(Boolean).join(' ');
}

type People = TableStatus['people'];

/** Describes changes of the people at other seats: who came, left, is away or back. */
export const peopleNews = (
  { news }: Pick<TogetherMessages, 'news'>,
  before: People,
  now: People,
  own: Seat | undefined,
): readonly string[] =>
  now.flatMap((person, seat) => {
    const was = before[seat];
    if (seat === own) return [];
    if (person?.name !== was?.name) {
      return [
        ...(was ? [news.left({ name: was.name })] : []),
        ...(person ? [news.sat({ name: person.name })] : []),
      ];
    }
    return person && person.presence !== was?.presence
      ? [news[person.presence]({ name: person.name })]
      : [];
  });
