// npm run messages: compiles the messages in src/locales/<language>/<chunk>.ftl to TypeScript in src/locales/compiled,
// which git ignores. Fails if a message or an argument is missing or unknown. Collects the patiences, too
// (patiences.mjs). The build and the tests do both.
import { writeMessages } from './messages/compile.mjs';
import { writePatiences } from './patiences.mjs';

try {
  console.log(`${writeMessages()} files of messages are compiled.`);
  console.log(`${writePatiences()} patiences are collected.`);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
