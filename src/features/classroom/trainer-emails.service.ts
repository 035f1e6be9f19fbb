/** What waits for a trainer, told once a day in the morning: whoever does not open the console hears of it too. */
import type { Handle } from '../../platform/db/handle.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';
import type { Waiting } from '../../platform/time/waiting.ts';
import { isPosted, postEmail } from '../emails/outbox.store.ts';
import type { Context } from '../../platform/context.ts';
import type { Staff } from '../../platform/api/feature-call.ts';
import { waitingWork } from './marking.service.ts';
import { readTrainersHere } from './may-teach.service.ts';
import { waitingQuestions } from './question.service.ts';

export type Waits = { questions: Waiting; work: Waiting };

export const readWaits = async (db: Handle, trainer: Staff): Promise<Waits> => ({
  questions: await waitingQuestions(db, trainer, 'unanswered'),
  work: await waitingWork(db, trainer),
});

/**
 * Called by the clock: from eight to noon by the clocks of Morocco, so that a server that was away at eight still tells. What came
 * after eight is told of the next morning. Returns how many e-mails it wrote.
 */
export async function remindTrainers({ database, clock }: Context): Promise<number> {
  const { db } = database;
  const now = clock();
  const day = dateInMorocco(now);
  const morning = instantInMorocco(day, '08:00');
  if (now < morning || now >= instantInMorocco(day, '12:00')) return 0;
  let written = 0;
  for (const trainer of await readTrainersHere(db)) {
    const { email } = trainer;
    const dedupeKey = `teaching-waits:${day}:${email}`;
    if (await isPosted(db, dedupeKey)) continue;
    const { questions, work } = await readWaits(db, trainer);
    const isDue = [questions, work].some(({ oldest }) => oldest !== null && oldest <= morning);
    if (isDue && (await postEmail(db, { name: 'teaching-waits', dedupeKey, input: { trainer: email } }, now)))
      written += 1;
  }
  if (written > 0) await database.notify('outbox');
  return written;
}
