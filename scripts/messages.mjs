// npm run messages: compiles the messages in src/locales/<language>/<chunk>.ftl to TypeScript in src/locales/compiled,
// which git ignores. Fails if a message or an argument is missing or unknown. The build and the tests do it, too.
import { writeMessages } from './messages/compile.mjs';

try {
  console.log(`${writeMessages()} files of messages are compiled.`);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
