// npm run orders: builds, and keeps the orders of the CDN files for all who build this commit.
import { commitOrders } from './build/cdn/orders.mjs';
import { buildDist } from './build/dist.mjs';

await buildDist();
commitOrders();
