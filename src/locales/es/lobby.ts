import type { Problem } from '../../core/engine/reason.js';
import type { LobbyWords } from '../lobby-en.js';
import type { Translations } from '../translations.js';
import { es } from './kit.js';

const GAMES: Readonly<Record<string, string>> = {
  'seven27-table': 'Siete y veintisiete',
  'paigow-table': 'Póker Pai Gow',
  'ten-dice-race': 'Carrera de diez dados',
};
const game = (tag: string): string => (Object.hasOwn(GAMES, tag) ? GAMES[tag]! : tag);

const seconds = (count: number): string => es.counted(count, { one: 'segundo', other: 'segundos' });

function problem({ code, retryAfter }: Problem): string {
  switch (code) {
    case 'table-code':
      return 'Un código tiene ocho letras y cifras, sin 0, 1, I, L, O ni U.';
    case 'no-such-table':
      return 'No hay ninguna mesa con este código.';
    case 'too-many-requests':
      return retryAfter === undefined
        ? 'Demasiadas veces seguidas; inténtalo dentro de un rato.'
        : `Demasiadas veces seguidas; inténtalo dentro de ${seconds(Number(retryAfter))}.`;
    case 'too-many-tables':
      return 'El servidor no tiene sitio para otra mesa en este momento.';
    case 'not-signed-in':
    case 'sign-in':
      return 'Primero inicia sesión en este sitio.';
    case 'server-unreachable':
      return 'No se puede acceder al servidor en este momento.';
    default:
      return 'El servidor lo ha rechazado.';
  }
}

const lobby: LobbyWords = {
  number: (value) => es.number(value),
  title: 'Jugar juntos',
  game,
  yourTable: 'Tu mesa',
  invitation: 'Invitación',
  invite: 'Invitar',
  copy: 'Copiar la invitación',
  copied: 'La invitación está copiada.',
  byHand: 'El navegador no la ha copiado. La invitación está seleccionada: cópiala a mano.',
  notShared: 'No se ha podido compartir. Copia la invitación.',
  inviting: (tag) => (tag === undefined ? 'Juega conmigo' : `Juega conmigo a ${game(tag)}`),
  others: 'Otras mesas',
  joinByCode: 'Ir a una mesa',
  code: 'Código de la mesa',
  join: 'Unirse',
  openTables: 'Mesas abiertas',
  looking: 'Buscando mesas…',
  none: 'Ahora no hay ninguna mesa abierta.',
  people: (count) => es.counted(count, { one: 'persona', other: 'personas' }),
  free: (count) => es.counted(count, { one: 'asiento libre', other: 'asientos libres' }),
  hand: (hand, tag) =>
    hand > 0 ? `${tag.endsWith('-race') ? 'carrera' : 'mano'} ${es.number(hand)}` : 'sin empezar',
  joinTable: (code) => `Unirse a la mesa ${code}`,
  newTable: 'Una mesa nueva',
  gameLabel: 'Juego',
  seats: 'Asientos',
  clock: 'Tiempo para decidir',
  seconds,
  fill: 'Los bots ocupan los asientos libres',
  listed: 'Mostrarla entre las mesas abiertas',
  make: 'Crear una mesa',
  making: 'Creando la mesa…',
  made: 'La mesa está creada. Invita a otros.',
  missing: 'En esta página no se puede jugar con otros.',
  problem,
};

/** What the lobby says, in Spanish. */
export const otherWords: Translations = { lobby };
