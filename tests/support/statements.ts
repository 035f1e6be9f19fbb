/** An academy of its own that counts the statements of each request. */
import type { Answered } from './counting-statements.ts';
import pg from 'pg';
import path from 'node:path';
import { startForVisitors } from './built-academy.ts';

export async function startCounting() {
  const academy = await startForVisitors(path.join(import.meta.dirname, 'counting-statements.ts'));
  let answered: Answered[] = [];
  let next: (() => void) | null = null;
  academy.child.on('message', (message) => {
    answered.push(message as Answered);
    next?.();
  });
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo())
      await new Promise<void>((resolve) => {
        next = resolve;
      });
  };
  let marks = 0;
  /** What was answered before is counted a moment after its answer: this is told last. */
  async function untilAllTold(): Promise<void> {
    const mark = `/healthz?mark=${(marks += 1)}`;
    await (await fetch(academy.origin + mark)).text();
    await until(() => answered.some(({ address }) => address === mark));
  }
  return {
    academy,
    /** For what people cannot do in a test: wait until a group begins. */
    database: new pg.Pool({ connectionString: academy.databaseUrl, max: 1 }),
    /** The statements of the requests that some work causes, of each address apart and in their order. */
    async statementsOf(work: () => Promise<unknown>, requests: number): Promise<Answered[]> {
      await untilAllTold();
      answered = [];
      await work();
      await until(() => answered.length >= requests);
      return answered;
    },
  };
}
