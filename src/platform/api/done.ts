/** What a deed about an application answers: it has nothing to tell but that it is so. */
import { z } from 'zod';

export const done = {
  when: 'It is so.',
  schema: z.object({ done: z.literal(true) }),
  example: { done: true },
};
export const isDone = { ok: true, status: 200, body: { done: true } } as const;
