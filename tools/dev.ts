/** `npm run dev`: the same server with pages, verbs and words read fresh at every change; nothing is built or kept. */
import { createServer as createVite } from 'vite';
import type { ServerBuild } from 'react-router';
import { environment, readSettings } from '../server/env.ts';
import type { House } from '../server/house.ts';
import { makeLog } from '../server/log.ts';
import { startServer } from '../server/start-server.ts';

const reading = readSettings(environment());
if (!reading.ok) {
  for (const fault of reading.faults) console.error(fault);
  process.exit(1);
}
const { settings } = reading;
const vite = await createVite({
  server: { middlewareMode: true, hmr: { port: settings.port + 20_000, clientPort: settings.port + 20_000 } },
  appType: 'custom',
});

type HouseModule = typeof import('../server/house.ts');

await startServer({
  settings,
  log: makeLog(settings.logLevel),
  development: true,
  loadHouse: (materials) => {
    let bound: { module: HouseModule; house: House } | null = null;
    const site = () => vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>;
    return async () => {
      const module = (await vite.ssrLoadModule('/server/house.ts')) as HouseModule;
      if (bound?.module !== module) bound = { module, house: module.bindHouse({ ...materials, site }) };
      return bound.house;
    };
  },
  files: (incoming, outgoing, next) => vite.middlewares(incoming, outgoing, next),
});
