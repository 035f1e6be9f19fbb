/** The built server: bundled with the pages it renders into build/site/server/main.js. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { environment, readSettings } from './env.ts';
import { makeLog } from '../platform/log.ts';
import { endOnSignals } from '../platform/http/shutdown.ts';
import { startServer } from './start-server.ts';
import { makeStaticFiles } from '../platform/http/static-files.ts';
import { noScriptWords, type ScriptWords } from '../platform/http/styles/style-page.ts';
import { printFaults, printWelcome } from './welcome.ts';

const site = path.join(import.meta.dirname, '..');

/** Made by the build beside the site. */
function readScriptWords(): ScriptWords {
  const file = path.join(site, 'script-words.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScriptWords) : noScriptWords;
}

async function main(): Promise<void> {
  const reading = readSettings(environment());
  if (!reading.ok) {
    printFaults(reading.faults);
    process.exitCode = 1;
    return;
  }
  const { settings } = reading;
  const log = makeLog(settings.logLevel);
  // Read while the database opens: neither needs the other.
  const modules = Promise.all([import('./house.ts'), import('virtual:react-router/server-build')]);
  try {
    const { ending, port } = await startServer({
      settings,
      log,
      words: readScriptWords(),
      consolePage: path.join(site, 'client/staff/index.html'),
      files: (headers) =>
        makeStaticFiles(path.join(site, 'client'), headers('/assets/'), settings.keepsLessons),
      loadHouse: (materials) => {
        const house = modules.then(([{ bindHouse }, build]) => bindHouse({ ...materials, site: build }));
        return () => house;
      },
    });
    endOnSignals(ending, (code) => process.exit(code));
    printWelcome(settings, port);
  } catch (error) {
    log.error({ err: error }, 'The academy did not open');
    printFaults([error instanceof Error ? error.message : String(error)]);
    process.exit(1);
  }
}

await main();
