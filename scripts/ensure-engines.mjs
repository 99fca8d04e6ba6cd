// node scripts/ensure-engines.mjs: installs Firefox and WebKitGTK where that can be done, and says what is missing elsewhere.
// Before tests of both run beside each other: a system installs packages for one of them at a time.
import { ENGINES, ensure } from './engines/install.mjs';

for (const engine of Object.values(ENGINES)) {
  const reason = ensure(engine);
  if (reason !== undefined) console.log(`${engine.name}: ${reason}`);
}
