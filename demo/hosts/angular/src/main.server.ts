import {
  type BootstrapContext,
  bootstrapApplication,
  provideClientHydration,
} from '@angular/platform-browser';
import { RenderMode, provideServerRendering, withRoutes } from '@angular/ssr';
import { App } from './app/app';

const routes = [{ path: '**', renderMode: RenderMode.Server }] as const;

export default (context: BootstrapContext) =>
  bootstrapApplication(
    App,
    { providers: [provideClientHydration(), provideServerRendering(withRoutes([...routes]))] },
    context,
  );
