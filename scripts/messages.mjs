// npm run messages: compiles the messages in src/locales/<language>/<chunk>.ftl to TypeScript in src/locales/compiled,
// which git ignores. Fails if a message or an argument is missing or unknown. Collects the patiences, too
// (patiences.mjs), and the games for frames. The build and the tests do these things, too.
import { writeMessages } from './messages/compile.mjs';
import { writeEmbedGames } from './manifest/embed.mjs';
import { writePatiences } from './patiences.mjs';

try {
  console.log(`${writeMessages()} files of messages are compiled.`);
  console.log(`${writePatiences()} patiences are collected.`);
  await writeEmbedGames();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
