// npm run orders: builds, and keeps the orders of the CDN files for all who build this commit.
//   npm run orders -- baize paigow-table   searches on for these, which are smaller then
import { commitOrders } from './build/cdn/orders.mjs';
import { buildDist } from './build/dist.mjs';

await buildDist(process.argv.slice(2));
commitOrders();
