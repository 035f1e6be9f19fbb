/** The built app on an empty data folder, as on a newcomer's machine; deleted when the e2e tests end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withServer } from './extent.ts';
import { newPostgresDatabase } from './open-test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'derb-journeys-'));
process.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  // Without this line it was killed, or crashed outside of JavaScript.
  console.error(`The academy ends with ${code}, after ${Math.round(process.uptime())} s.`);
});
process.env['ACADEMY_DATA_DIR'] = folder;
if (withServer) process.env['DATABASE_URL'] = (await newPostgresDatabase()).url;
// Every test has an address of its own, so that limits per address stay as in production.
process.env['TRUSTED_PROXY_HOPS'] = '1';
process.env['LOG_LEVEL'] = 'error';
await import('../../tools/start.ts');
