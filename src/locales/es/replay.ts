import type { Problem } from '../../core/engine/reason.js';
import type { ReplayWords } from '../replay-en.js';
import type { Translations } from '../translations.js';
import { es } from './kit.js';

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'share-broken': () => 'Este enlace está incompleto o tiene un error.',
  'share-newer': ({ got, known }) =>
    `Este enlace es de la versión ${got}, y aquí se conocen hasta la ${known}.`,
  'share-moves': () => 'Este enlace es de una partida con otras reglas que las de hoy.',
  'replay-game': ({ got }) => `Aquí no hay ningún juego «${got}» que lo muestre.`,
  'load-failed': ({ module }) => `No se ha podido cargar una parte de la repetición (${module}).`,
};

/** The words of a replay, in Spanish. */
export const replay: ReplayWords = {
  region: 'Repetición',
  slider: 'Paso',
  position: (at, length) => `${at} / ${length}`,
  spokenPosition: (at, length) => `Paso ${at} de ${length}`,
  tools: {
    start: 'Al principio',
    back: 'Paso atrás',
    play: 'Reproducir',
    pause: 'Pausa',
    forward: 'Paso adelante',
    end: 'Al final',
  },
  speed: 'Velocidad',
  times: (speed) => `${es.number(speed)} ×`,
  playOn: 'Seguir jugando aquí',
  back: 'Volver a la repetición',
  speeds: (got, accepted) => `la velocidad «${got}» no se puede usar; se admite: ${accepted}`,
  problem: (problem) =>
    PROBLEMS[problem.code]?.(problem) ?? 'Este enlace no se puede reproducir aquí.',
};

/** What a replay says, in Spanish. */
export const otherWords: Translations = { replay };
