import type { TogetherWords } from '../../../locales/extras/together-en.js';
import { es } from '../../../locales/es/kit.js';
import { together } from '../../../locales/es/together.js';

/** What is said of a race that people elsewhere share, in Spanish. */
export const raceTogether: TogetherWords = {
  ...together,
  shuffling: 'Todas las páginas fijan los dados juntas…',
  isVoid: (names) => `Estos dados no valen: falta una aportación, de ${names}. Se fijan otra vez.`,
  warnings: {
    'unfair-deal': (race) =>
      `¡Los dados de la carrera ${es.number(race)} no fueron los prometidos! La comprobación muestra qué falla.`,
    'no-share': (race) =>
      `Esta página no aportó nada a los dados de la carrera ${es.number(race)}: solo puede comprobar si todo concuerda.`,
    'left-out': (race) =>
      `¡Esta página quedó fuera al fijar los dados de la carrera ${es.number(race)}! Se fijaron sin su aportación.`,
  },
  sit: { ...together.sit, booked: 'El asiento está reservado y corre desde la próxima carrera.' },
  leave: { ...together.leave, text: 'Un bot tira en esta carrera hasta el final.' },
  remove: {
    ...together.remove,
    text: 'El asiento queda libre para otros después de esta carrera.',
  },
  people: { ...together.people, out: 'en la próxima carrera tira un bot' },
  fair: {
    ...together.fair,
    title: 'Los dados de esta carrera',
    region: 'Los dados de esta carrera',
    intro: (race) =>
      `Los dados de la carrera ${es.number(race)} los han fijado juntas la casa y todas las personas de la mesa.`,
    none: 'Todavía no ha empezado ninguna carrera.',
    later: 'Se muestra al terminar la carrera.',
    words: 'Palabras propias para los próximos dados',
    used: 'Forman parte de los próximos dados.',
    why: [
      'Primero la casa publica el hash de su semilla secreta. Después cada página de la mesa saca 32 bytes al azar, añade las palabras de la persona y publica su hash. Solo cuando se conocen todos los hashes se revelan las aportaciones; todos los dados de la carrera salen de la semilla y de todas ellas.',
      'Así nadie ha podido elegir los dados, ni siquiera todos menos uno juntos: basta una página honrada. Si falta una aportación los dados no valen, y todos lo ven. Los bots no aportan nada.',
      'Esta página ha comprobado por sí misma cada tirada que ha visto en cuanto terminó la carrera. El registro se puede comprobar en cualquier otro sitio: docs/fair-shuffles.md y docs/ten-dice.md de Baize explican cada byte.',
    ],
  },
  refusals: {
    ...together.refusals,
    'other-hand': () => 'Eso era para otra carrera.',
    'hand-runs': () => 'La carrera aún no ha terminado.',
  },
  problems: {
    ...together.problems,
    'shared-table': () =>
      'una carrera compartida es del servidor: no se puede elegir para ella ni número ni partida guardada',
    'unfair-deal': ({ hand }) => `los dados de la carrera ${String(hand)} no fueron los prometidos`,
    'left-out': ({ hand }) =>
      `los dados de la carrera ${String(hand)} se empezaron sin esta página, que tiene asiento y estaba presente`,
  },
};
