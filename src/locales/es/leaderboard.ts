import type { Problem } from '../../core/engine/reason.js';
import type { LeaderboardWords } from '../leaderboard-en.js';
import { lazily } from '../lazily.js';
import type { Translations } from '../translations.js';
import { es } from './kit.js';
import { stats } from './stats.js';

const days = lazily(() => new Intl.DateTimeFormat('es', { dateStyle: 'full', timeZone: 'UTC' }));

const seconds = (count: number): string => es.counted(count, { one: 'segundo', other: 'segundos' });

function problem({ code, retryAfter }: Problem, otherwise: string): string {
  switch (code) {
    case 'server-unreachable':
      return 'Ahora no se puede llegar al servidor de la clasificación.';
    case 'bad-name':
      return 'Un nombre tiene al menos una letra o una cifra.';
    case 'name-refused':
      return 'Ese nombre no se admite aquí. Elige otro.';
    case 'bad-group':
      return 'Un código tiene de tres a veinte letras y cifras.';
    case 'too-many-requests':
      return retryAfter === undefined
        ? 'Fue demasiado seguido; prueba dentro de un rato.'
        : `Fue demasiado seguido; prueba dentro de ${seconds(Number(retryAfter))}.`;
    case 'day-over':
      return 'Tu resultado llegó tarde: la clasificación de ese día está cerrada.';
    case 'day-ahead':
      return 'Ese día aún no ha empezado en ninguna parte.';
    case 'other-deal':
      return 'Tu partida no es la de ese día.';
    case 'no-such-board':
      return 'Este juego no tiene clasificación aquí.';
    case 'assisted':
      return 'Una partida con una pista o una jugada mostrada no entra en la clasificación.';
    default:
      return otherwise;
  }
}

const leaderboard: LeaderboardWords = {
  number: es.number,
  time: es.time,
  day: (time) => days().format(time),
  title: 'Clasificación',
  earlier: 'El día anterior',
  later: 'El día siguiente',
  caption: (day) => `Resultados del ${day}`,
  place: 'Puesto',
  name: 'Nombre',
  moves: 'Jugadas',
  timeHeading: 'Tiempo',
  you: 'tú',
  noTime: 'sin tiempo',
  loading: 'Cargando la clasificación…',
  empty: 'Aún no hay nadie en la clasificación de este día.',
  emptyGroup: 'Aún no hay nadie del grupo en la clasificación de este día.',
  missing: 'Esta página no tiene clasificación.',
  yourPlace: (rank, total) => `Tu puesto: ${es.number(rank)} de ${es.number(total)}`,
  showPlace: 'Ver mi puesto',
  range: (first, last, total) => `${es.number(first)}–${es.number(last)} de ${es.number(total)}`,
  before: 'Puestos anteriores',
  after: 'Puestos siguientes',
  friends: 'Amigos',
  friendsHint:
    'Acuerda un código con tus amigos. Quien lo escribe ve a todos los que también lo han escrito.',
  code: 'Código del grupo',
  showGroup: 'Ver el grupo',
  everybody: 'Ver a todos',
  group: (code) => `Grupo ${code}`,
  offer: 'Has ganado la partida del día. ¿La ponemos en la clasificación?',
  agreeing:
    'Se envían tu nombre, tus jugadas y tu tiempo, y todos los ven. Las victorias siguientes se envían solas, hasta que borres aquí tus resultados.',
  nameLabel: 'Tu nombre en la clasificación',
  send: 'Enviar mi resultado',
  notNow: 'Ahora no',
  offerAgain: 'Enviar mi resultado…',
  sending: 'Enviando tu resultado…',
  kept: 'No se puede llegar al servidor. Tu resultado queda aquí y se enviará más tarde.',
  sent: (rank, total) =>
    `Tu resultado está en la clasificación: puesto ${es.number(rank)} de ${es.number(total)}.`,
  remove: 'Borrar mis resultados…',
  removeSure: '¿Borrar tus resultados de todos los días, en el servidor y aquí?',
  removeYes: 'Borrar',
  removeNo: 'Conservar',
  removed: 'Tus resultados se han borrado.',
  season: (week, year) => `Temporada: semana ${week} de ${year}`,
  won: 'Ganadas',
  game: 'Juego',
  gameName: (game, variant) =>
    variant === '' ? stats.game(game) : `${stats.game(game)}, ${stats.variant(variant)}`,
  allGames: 'Todos los juegos',
  ownSeason: 'Tus victorias en este navegador',
  emptySeason: 'Todavía no hay nadie en la tabla de la temporada.',
  emptyOwn: 'En este navegador todavía no se ha ganado ninguna partida de la temporada.',
  seasonNote:
    'Un día cuenta como en su clasificación: lo que se envió mientras estaba abierta. Primero van más victorias, después menos movimientos y después menos tiempo.',
  ownNote: 'Una partida cuenta si se gana dentro de la semana.',
  saveCsv: 'Guardar como CSV',
  saved: 'El archivo está hecho.',
  note: 'El servidor ha repetido cada partida, así que las jugadas están probadas. El tiempo es el que dice la página, y nadie puede ver si ayudó un programa. Las cartas que subieron solas cuentan como jugadas.',
  problem: (given) => problem(given, 'El servidor ha rechazado tu resultado.'),
  noTable: (given) => problem(given, 'No se puede obtener la clasificación.'),
};

/** What the leaderboard says, in Spanish. */
export const otherWords: Translations = { leaderboard };
