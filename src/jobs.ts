/** Every job of a feature that the clock does, with its period. */
import type { Services } from './services.ts';

export type Job = { name: string; everyMs: number; run(services: Services): Promise<unknown> };

const minuteMs = 60_000;

export const jobs: readonly Job[] = [
  {
    name: 'sweep handed-in files',
    everyMs: 60 * minuteMs,
    run: ({ handedFiles }) => handedFiles.sweepHandedIn(),
  },
  { name: 'sweep uploads', everyMs: 60 * minuteMs, run: ({ media }) => media.sweepUploads() },
  {
    name: 'note finished courses',
    everyMs: 5 * minuteMs,
    run: ({ certificates }) => certificates.noteFinished(),
  },
  { name: 'heal live sessions', everyMs: 15_000, run: ({ live }) => live.healSessions() },
  { name: 'remind of live sessions', everyMs: minuteMs, run: ({ live }) => live.remindOfSessions() },
  {
    name: 'send teaching e-mails',
    everyMs: 5 * minuteMs,
    run: ({ learningEmails }) => learningEmails.sendTeachingEmails(),
  },
  {
    name: 'remind trainers',
    everyMs: 5 * minuteMs,
    run: ({ learningEmails }) => learningEmails.remindTrainers(),
  },
];
