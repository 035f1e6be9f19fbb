/** `npm run dev`: the same server with pages, services and words reloaded after every change; nothing is built or cached. */
import { createServer as createVite } from 'vite';
import type { ServerBuild } from 'react-router';
import { environment, readSettings } from '../src/server/env.ts';
import type { App } from '../src/server/app.ts';
import { makeLog } from '../src/platform/log.ts';
import { endOnSignals } from '../src/platform/http/shutdown.ts';
import { startServer } from '../src/server/start-server.ts';
import { printFaults, printWelcome } from '../src/server/welcome.ts';

type AppModule = typeof import('../src/server/app.ts');

const reading = readSettings(environment());
if (!reading.ok) {
  printFaults(reading.faults);
  process.exit(1);
}
const { settings } = reading;
const log = makeLog(settings.logLevel);
const hmrPort = settings.port === 0 ? undefined : (settings.port + 20_000) % 65_536;
const vite = await createVite({
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: hmrPort === undefined ? false : { port: hmrPort, clientPort: hmrPort },
  },
});

try {
  const { ending, port } = await startServer({
    settings,
    log,
    words: null,
    consolePage: null,
    files: () => vite.middlewares,
    loadApp: (materials) => {
      let bound: { module: AppModule; app: Promise<App> } | null = null;
      const site = () =>
        vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>;
      return async () => {
        const module = (await vite.ssrLoadModule('/src/server/app.ts')) as AppModule;
        if (bound?.module !== module) bound = { module, app: module.bindApp({ ...materials, site }) };
        return bound.app;
      };
    },
  });
  endOnSignals({ ...ending, stop: [() => vite.close(), ...ending.stop] }, (code) => process.exit(code));
  printWelcome(settings, port);
} catch (error) {
  printFaults([error instanceof Error ? error.message : String(error)]);
  process.exit(1);
}
