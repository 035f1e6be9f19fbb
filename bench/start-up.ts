/** Time from the command to the first complete page, with the build current and the data there; and the memory after some pages. */
import { readFileSync } from 'node:fs';
import { startBuilt } from '../tests/support/start-built.ts';
import { rate, type Rate } from './orders.ts';

export type StartFigures = { engine: string; firstPageMs: number; memoryMiB: number; api: Rate };

const memoryOf = (pid: number | undefined): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024);

async function submit(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/form/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Amina Alami',
      email: 'amina@derb.example',
      phone: '+212612345678',
      course: 'ecommerce-mastery-virtual',
    }),
  });
  if (answer.status !== 201) throw new Error(`An order was refused: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

const pages = [
  '/',
  '/ar',
  '/courses',
  '/ar/courses',
  '/courses/ecommerce-mastery-virtual',
  '/courses/english-mastery',
];

/** Median of three starts with an existing academy. Orders are placed over HTTP as well. */
export async function measureStart(
  engine: string,
  environment: Record<string, string>,
  dataDir: string,
): Promise<StartFigures> {
  const starts: number[] = [];
  let memoryMiB = 0;
  let api: Rate = { perSecond: 0, p50Ms: 0, p95Ms: 0, p99Ms: 0 };
  for (let round = 0; round < 4; round += 1) {
    const academy = await startBuilt({ LOG_LEVEL: 'error', ...environment }, dataDir);
    // The first start creates the database: only later ones count.
    if (round > 0) starts.push(academy.firstPageMs);
    if (round === 3) {
      await rate(
        1_000,
        8,
        async (index) =>
          void (await (await fetch(`${academy.origin}${pages[index % pages.length]}`)).arrayBuffer()),
      );
      memoryMiB = memoryOf(academy.child.pid);
      api = await rate(600, 16, () => submit(academy.origin));
    }
    await academy.stop();
  }
  starts.sort((a, b) => a - b);
  return { engine, firstPageMs: Math.round(starts[1] ?? 0), memoryMiB, api };
}
