import type { StatsWords } from '../../../elements/game-stats/words.js';
import type { Problem } from '../../../engine/reason.js';
import { counted, es } from '../kit.js';

/** What is wrong with a file or a store; a problem that is not known by its code. */
const problemText = ({ code, field, got, known, latest }: Problem): string => {
  switch (code) {
    case 'history':
      return field === 'kind' || field === 'text'
        ? 'no es un archivo de partidas jugadas'
        : `no se puede usar «${field}» de este archivo (${got}${latest === undefined ? '' : ', que aún está por llegar'})`;
    case 'history-newer':
      return `este archivo es de la versión ${got}, y aquí se conocen hasta la ${known}`;
    case 'storage':
      return `el navegador no guarda partidas aquí (${got})`;
    default:
      return code;
  }
};

/** What comes of files, and of where the games are kept. */
export const files: Pick<StatsWords, 'merged' | 'refused' | 'unreadable' | 'missing' | 'trouble'> =
  {
    merged: ({ added, known, late }) => {
      const told = [
        counted(added, 'partida añadida', 'partidas añadidas'),
        ...(known > 0 ? [`${es.number(known)} ya ${known === 1 ? 'estaba' : 'estaban'}`] : []),
        ...(late > 0 ? [counted(late, 'demasiado antigua', 'demasiado antiguas')] : []),
      ];
      return `${told.join(', ')}.`;
    },
    refused: (problem) => `No se ha importado: ${problemText(problem)}.`,
    unreadable: 'No se ha importado: el archivo no se puede leer.',
    missing: 'Aquí no se cuentan las partidas: no se ha podido cargar un archivo.',
    trouble: ({ code }) =>
      code === 'storage'
        ? 'El navegador no guarda estas partidas: duran lo que esta página.'
        : 'Algunas de las partidas guardadas aquí no se pueden leer. Se dejan como están.',
  };
