/**
 * Compares what the connected gateways report with the orders, settles missed payments, and lists the other differences:
 *   npm run reconcile
 * Uses the server's settings and database. Ends with 1 when differences remain, with 2 when nothing could be compared. The embedded
 * database serves one process: stop the academy first, or press 'Compare now' in its staff console.
 */
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { DataInUse } from '../src/platform/db/embedded/data-directory.ts';
import { openDatabase } from '../src/open-database.ts';
import { refuseLiveKeys } from '../src/platform/db/refuse-live-keys.ts';
import { formatMad } from '../src/platform/money/money.ts';
import {
  openDifferences,
  readLastFinished,
  type Run,
} from '../src/selling/refunds/reconciliations.service.ts';
import { type MovedPaper, readOpenPapers } from '../src/selling/organisations/moved-papers.service.ts';
import { consoleAddress } from '../src/academy/staff/console-address.ts';
import { bindScheduler } from '../src/jobs.ts';
import { connectGateways, contextOf } from '../src/server/app.ts';
import { environment, readSettings, secretOf } from '../src/server/env.ts';

const amount = (centimes: number | null): string => (centimes === null ? '' : formatMad(centimes, 'en'));

function print({ compared, unreachable, differences }: Run): void {
  console.log(`${compared} payments compared, ${unreachable} without an answer.`);
  if (differences.length > 0)
    console.table(
      differences.map((one) => ({
        difference: one.kind,
        gateway: one.gateway,
        order: one.orderNumber ?? '',
        payment: one.providerReference ?? '',
        here: amount(one.hereCentimes),
        there: amount(one.thereCentimes),
        settled: one.settled ? 'yes' : '',
      })),
    );
  const open = openDifferences(differences);
  console.log(
    open === 0 ? 'Nothing is left to do.' : `${open} to look at, on ${consoleAddress.reconcile()} as well.`,
  );
}

/** Transfers of organisations that are awaited, either way: no difference, but nobody else compares them. */
function printPapers(papers: readonly MovedPaper[]): void {
  if (papers.length === 0) return;
  console.log('Papers of organisations that wait for their transfer:');
  console.table(
    papers.map(({ number, name, issuedOn, totalCentimes }) => ({
      paper: number,
      organisation: name,
      issued: issuedOn,
      amount: amount(totalCentimes),
    })),
  );
}

async function main(): Promise<number> {
  const reading = readSettings(environment());
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  const { settings } = reading;
  const { databaseUrl, dataDir, liveKeys } = settings;
  const verdict = refuseLiveKeys({ engine: databaseUrl ? 'postgres' : 'embedded', liveKeys });
  if (!verdict.ok) throw new Error(verdict.message);
  const log = pino({ level: 'warn' });
  const migrationsDir = fileURLToPath(new URL('../src/platform/db/migrations', import.meta.url));
  const database = await openDatabase({ dataDir, databaseUrl, migrationsDir, log });
  try {
    const materials = {
      settings,
      secret: secretOf(settings),
      database,
      log,
      internalOrigin: settings.publicOrigin,
    };
    const { gateways } = await connectGateways(materials);
    if (!(await bindScheduler(contextOf(materials, gateways)).reconcile()))
      throw new Error(`The academy is comparing at this very moment: look at ${consoleAddress.reconcile()}.`);
    const lastRun = await readLastFinished(database.db);
    if (!lastRun) throw new Error('The comparison was not written down.');
    print(lastRun);
    printPapers(await readOpenPapers(database.db));
    return openDifferences(lastRun.differences) === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  const hint = `While the academy runs, press ‘Compare now’ on its page ${consoleAddress.reconcile()}.`;
  console.error(error instanceof DataInUse ? `${text}\n${hint}` : text);
  process.exitCode = 2;
}
