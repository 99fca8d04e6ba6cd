// How long people wait for a server that many others use, without the lag of the process that plays for all of these: some tables
// in a process that does little else. node witness.ts <server> <tables> <pause>; each message asks for so many seconds.
import { Load, type Seen } from './load.js';

const [server = '', tables = '', pause = ''] = process.argv.slice(2);
const load = new Load([server], Number(pause));
await load.grow(Number(tables));
process.on('message', (seconds: number) => {
  void load.watch(seconds).then((seen: Seen) => process.send?.(seen));
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
