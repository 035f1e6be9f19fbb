/** The built product on an empty data folder, as a newcomer's machine has it; gone when the journeys end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withServer } from './extent.ts';
import { newPostgresDatabase } from './open-test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'derb-journeys-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env['ACADEMY_DATA_DIR'] = folder;
if (withServer) process.env['DATABASE_URL'] = (await newPostgresDatabase()).url;
// Every journey comes from an address of its own, so that the limits on one address stay as they are in life.
process.env['TRUSTED_PROXY_HOPS'] = '1';
process.env['LOG_LEVEL'] = 'error';
await import('../../tools/start.ts');
