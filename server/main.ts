/** The built server: bundled with the pages into build/site/server/main.js. */
import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { environment, readSettings } from './env.ts';
import { makeLog } from './log.ts';
import { startServer } from './start-server.ts';

const reading = readSettings(environment());
if (!reading.ok) {
  for (const fault of reading.faults) console.error(fault);
  process.exit(1);
}
const client = path.join(import.meta.dirname, '../client');
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.png': 'image/png', '.webp': 'image/webp', '.avif': 'image/avif', '.ico': 'image/x-icon', '.mp4': 'video/mp4' };
await startServer({
  settings: reading.settings,
  log: makeLog(reading.settings.logLevel),
  development: false,
  loadHouse: (materials) => {
    const house = Promise.all([import('./house.ts'), import('virtual:react-router/server-build')]).then(([{ bindHouse }, site]) =>
      bindHouse({ ...materials, site }),
    );
    return () => house;
  },
  files: (incoming, outgoing, next) => {
    const name = (incoming.url ?? '/').split('?')[0] ?? '/';
    if (!/^\/[\w./-]+\.\w+$/.test(name) || name.includes('..')) return next();
    const file = path.join(client, name);
    if (!existsSync(file)) return next();
    outgoing.writeHead(200, { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream', 'Cache-Control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600' });
    outgoing.end(readFileSync(file));
  },
});
