import { join } from 'node:path';
import {
  AngularNodeAppEngine,
  createNodeRequestHandler,
  isMainModule,
  writeResponseToNodeResponse,
} from '@angular/ssr/node';
import express from 'express';

const app = express();
const angular = new AngularNodeAppEngine({ allowedHosts: ['localhost'] });

app.use(express.static(join(import.meta.dirname, '../browser'), { index: false }));
app.use((request, response, next) => {
  angular
    .handle(request)
    .then((rendered) => (rendered ? writeResponseToNodeResponse(rendered, response) : next()))
    .catch(next);
});

if (isMainModule(import.meta.url)) app.listen(Number(process.env['PORT'] ?? 4000));

export const reqHandler = createNodeRequestHandler(app);
