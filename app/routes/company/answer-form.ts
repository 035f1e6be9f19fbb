/** What the forms of these pages do when they are sent: keep it and lead to the page's `?sent`, or tell what is wrong. */
import { data, redirect } from 'react-router';
import type { z } from 'zod';
import { readForm, type FieldProblems, type Typed } from '../../../domain/people/read-form.ts';
import { clientAddress } from '../../client-address.ts';
import { postedForm } from '../checkout/posted-form.ts';

/**
 * What was typed and what is wrong with it. `refused`: the form was right, and what it asks for cannot be had any more, or
 * too many such forms came from where she is.
 */
export type Filled = { typed: Typed; problems: FieldProblems; refused: 'gone' | 'many-forms' | null };

export const nothingFilled: Filled = { typed: {}, problems: {}, refused: null };

/** Nothing of a person is in the address: only that something was sent. */
const sentMark = 'sent';
export const wasSent = (url: URL): boolean => url.searchParams.has(sentMark);

/** Where the form stands on its page: whoever sent it is led there. A wrong one opens at its first wrong field instead. */
export const formAnchor = 'form';

const hers = { 'Cache-Control': 'private, no-store' };

/** 303 when it was kept, 422 with sentences beside the fields, 409 when it came too late, 429 when too often. `path`: the page's own. */
export async function answerForm<S extends z.ZodType>(
  { request, path, schema }: { request: Request; path: string; schema: S },
  keep: (value: z.output<S>, address: string) => Promise<{ ok: true } | { ok: false; reason: string }>,
) {
  const reading = readForm(schema, await postedForm(request));
  if (!reading.ok) {
    const { typed, problems } = reading;
    return data<Filled>({ typed, problems, refused: null }, { status: 422, headers: hers });
  }
  const kept = await keep(reading.value, clientAddress(request));
  if (!kept.ok) {
    const refused = kept.reason === 'many-forms' ? kept.reason : 'gone';
    const status = refused === 'gone' ? 409 : 429;
    return data<Filled>({ typed: reading.typed, problems: {}, refused }, { status, headers: hers });
  }
  return redirect(`${path}?${sentMark}#${formAnchor}`, 303);
}
