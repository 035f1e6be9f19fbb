/** Applications are answered as their forms always were: by the script of a sheet, which says that it worked or why not. */
import { z } from 'zod';
import type { DocumentedAnswer, Success } from './call.ts';

export const succeeded = (more: object = {}): Success => ({
  ok: true,
  status: 200,
  body: { result: 'success', ...more },
});

export const success = (more: Record<string, z.ZodType> = {}, example: object = {}): DocumentedAnswer => ({
  status: 200,
  when: 'It is stored.',
  schema: z.object({ result: z.literal('success'), ...more }),
  example: { result: 'success', ...example },
});

/** The hidden field by which such scripts know which sheet is meant; sent along, it must be the right one. */
export const sheet = (name: string) =>
  z
    .literal(name)
    .optional()
    .meta({ description: `‘${name}’. It may be left out; with another name the call is refused.` });
