// node scripts/ensure-engines.mjs: installs Firefox and WebKitGTK if possible, or prints what is missing. It runs before the
// tests of both engines start in parallel, because a system installs packages one at a time.
import { ENGINES, ensure } from './engines/install.mjs';

for (const engine of Object.values(ENGINES)) {
  const reason = ensure(engine);
  if (reason !== undefined) console.log(`${engine.name}: ${reason}`);
}
