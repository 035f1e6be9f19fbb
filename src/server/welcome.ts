/** What the person who started the academy reads in the terminal. */
import { officeAddress } from '../features/staff/office-address.ts';
import type { Settings } from './env.ts';

const lines = (rows: readonly (readonly [string, string])[]): string =>
  rows.map(([what, where]) => `  ${what.padEnd(16)}${where}`).join('\n');

/** The addresses worth opening. In production only that it is open: nobody sits in front of it. */
export function welcomeText(
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
      ['The office', `${publicOrigin}${officeAddress.today()}`],
      ['', `as ${firstStaff}: ${code}`],
      ['The wire', `${publicOrigin}/api`],
      ['Database', databaseUrl ? 'PostgreSQL' : `embedded, in ${dataDir}`],
    ]),
    '',
  ].join('\n');
}

export const faultsText = (faults: readonly string[]): string =>
  ['Derb does not start:', ...faults.map((fault) => `  - ${fault}`), ''].join('\n');

export const printWelcome = (settings: Settings, port: number): void =>
  void process.stdout.write(`${welcomeText(settings, port)}\n`);
export const printFaults = (faults: readonly string[]): void => void process.stderr.write(faultsText(faults));
