// npm run build
import { buildDist } from './build/dist.mjs';

await buildDist();
