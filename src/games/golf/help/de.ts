import type { HelpWords } from '../../../locales/help-text.js';
import type { GolfOptions } from '../rules/options.js';

/** How Golf is played, in German. */
export const golfHelp: HelpWords<GolfOptions> = ({ corner }) => ({
  goal: 'Räum die sieben Spalten ab. Gelingt das nicht: je weniger Karten übrig bleiben, desto besser.',
  moves: [
    [
      'Die letzte Karte einer Spalte kommt auf den Abwurf, wenn sie um eins höher oder niedriger ist als die Karte dort; die Farbe ist gleich. Antippen spielt sie.',
      'play',
    ],
    ['Wenn nichts passt, deckt ein Druck auf den Stapel dessen nächste Karte auf.', 'turn'],
    corner
      ? ['König und Ass sind Nachbarn: Die Reihe schließt sich.', 'corner']
      : ['Auf einen König kommt keine Karte, auf ein Ass nur eine Zwei.'],
  ],
  rules: ['Der Stapel hat 16 Karten und wird einmal durchgespielt.'],
});
