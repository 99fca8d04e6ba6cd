#!/usr/bin/env node
import { run } from './daily/run.mjs';

const core = new URL('../dist/core.js', import.meta.url).href;
process.exitCode = await run(core, process.argv.slice(2), process);
