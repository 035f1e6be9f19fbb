/** The built server: bundled with the pages it renders into build/site/server/main.js. */
import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { environment, readSettings, type Settings } from './env.ts';
import { makeLog } from '../platform/log.ts';
import { endOnSignals } from '../platform/http/shutdown.ts';
import { startServer } from './start-server.ts';
import { makeStaticFiles } from '../platform/http/static-files.ts';
import { noScriptWords, type ScriptWords } from '../platform/http/styles/style-page.ts';
import { consoleAddress } from '../academy/staff/console-address.ts';

/** Printed in the terminal for the person who started the academy. */
const lines = (rows: readonly (readonly [string, string])[]): string =>
  rows.map(([what, where]) => `  ${what.padEnd(16)}${where}`).join('\n');

/** The addresses to open. In production only that the server runs: nobody reads the terminal. */
function welcomeText(
  { production, publicOrigin, testScreens, firstStaff, smtp, databaseUrl, dataDir }: Settings,
  port: number,
): string {
  if (production) return `Derb is open on port ${port} for ${publicOrigin}.`;
  const code = smtp
    ? 'its code is sent by e-mail'
    : `ask for a code, it lies in the mailbox (${publicOrigin}/mailbox)`;
  return [
    'Derb is open.',
    '',
    lines([
      ['The academy', publicOrigin],
      ['in Arabic', `${publicOrigin}/ar`],
      ...(testScreens && !smtp ? [['Mailbox', `${publicOrigin}/mailbox`] as const] : []),
      ['Derb admin', `${publicOrigin}${consoleAddress.today()}`],
      ['', `as ${firstStaff}: ${code}`],
      ['The API', `${publicOrigin}/api`],
      ['Database', databaseUrl ? 'PostgreSQL' : `embedded, in ${dataDir}`],
    ]),
    '',
  ].join('\n');
}

const faultsText = (faults: readonly string[]): string =>
  ['Derb does not start:', ...faults.map((fault) => `  - ${fault}`), ''].join('\n');

export const printWelcome = (settings: Settings, port: number): void =>
  void process.stdout.write(`${welcomeText(settings, port)}\n`);
export const printFaults = (faults: readonly string[]): void => void process.stderr.write(faultsText(faults));

const site = path.join(import.meta.dirname, '..');

/** Written by the build beside the site. */
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
  // Loaded while the database opens: neither needs the other.
  const modules = Promise.all([import('./app.ts'), import('virtual:react-router/server-build')]);
  try {
    const { ending, port } = await startServer({
      settings,
      log,
      words: readScriptWords(),
      consolePage: path.join(site, 'client/staff/index.html'),
      files: (headers) =>
        makeStaticFiles(path.join(site, 'client'), headers('/assets/'), settings.keepsLessons),
      loadApp: (materials) => {
        const app = modules.then(([{ bindApp }, build]) => bindApp({ ...materials, site: build }));
        return () => app;
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
