/** What a person who starts the academy reads in the terminal. */
import { consoleAddress } from '../academy/staff/console-address.ts';
import type { Settings } from './env.ts';

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
