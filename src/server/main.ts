/** The built server: bundled with the pages it renders into build/site/server/main.js. */
import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { environment, readSettings, type Settings } from './env.ts';
import type { Logger } from 'pino';
import { makeLog } from '../platform/log.ts';
import { endOnSignals } from '../platform/http/shutdown.ts';
import type { Parent } from './processes.ts';
import { printFaults, printWelcome } from './welcome.ts';
import { makeStaticFiles } from '../platform/http/static-files.ts';
import { noScriptWords, type ScriptWords } from '../platform/http/styles/style-page.ts';

const site = path.join(import.meta.dirname, '..');

/** Written by the build beside the site. */
function readScriptWords(): ScriptWords {
  const file = path.join(site, 'script-words.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScriptWords) : noScriptWords;
}

async function open(settings: Settings, log: Logger, parent: Parent | null): Promise<void> {
  // Loaded while the database opens: neither needs the other.
  const modules = Promise.all([import('./app.ts'), import('virtual:react-router/server-build')]);
  const { startServer } = await import('./start-server.ts');
  const { ending, port } = await startServer({
    settings,
    log,
    parent,
    words: readScriptWords(),
    consolePage: path.join(site, 'client/staff/index.html'),
    files: (headers) =>
      makeStaticFiles(path.join(site, 'client'), headers('/assets/'), settings.keepsLessons),
    loadApp: (materials) => {
      const app = modules.then(([{ bindApp }, build]) => bindApp({ ...materials, site: build }));
      return () => app;
    },
  });
  endOnSignals(ending, (code) => process.exit(code), parent);
  if (parent) parent.open();
  else printWelcome(settings, port);
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
  try {
    if (settings.processes === 1) return await open(settings, log, null);
    const { parentOfThis, runProcesses } = await import('./processes.ts');
    const parent = parentOfThis();
    if (parent) return await open(settings, log, parent);
    await runProcesses({
      settings,
      log,
      program: import.meta.filename,
      onOpen: (port) => printWelcome(settings, port),
      exit: (code) => process.exit(code),
    });
  } catch (error) {
    log.error({ err: error }, 'The academy did not open');
    printFaults([error instanceof Error ? error.message : String(error)]);
    process.exit(1);
  }
}

await main();
