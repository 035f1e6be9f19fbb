/** What the forms strangers fill do when they are sent: keep it and lead to its thanks, or tell what is wrong. */
import { data, redirect } from 'react-router';
import type { z } from 'zod';
import { readForm, type FieldProblems, type Typed } from '../../../platform/forms/read-form.ts';
import { clientAddress } from '../../site/client-address.ts';
import { postedForm } from '../../orders/pages/data-of.ts';

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

/** Where the form's own page tells that it was sent. `path`: the page's; `anchor`: where the form stands on it. */
export const thanksAt = (path: string, anchor = formAnchor): string => `${path}?${sentMark}#${anchor}`;

type Kept = { ok: true } | { ok: false; reason: string };

/**
 * 303 to `thanks`, the address that tells what became of it, when it was kept; 422 with sentences beside the fields, 404 or
 * 409 when what it asks for is gone, 429 when too often.
 */
export async function answerForm<S extends z.ZodType, K extends Kept>(
  { request, schema }: { request: Request; schema: S },
  keep: (value: z.output<S>, address: string) => Promise<K>,
  thanks: (kept: Extract<K, { ok: true }>) => string,
) {
  const reading = readForm(schema, await postedForm(request));
  if (!reading.ok) {
    const { typed, problems } = reading;
    return data<Filled>({ typed, problems, refused: null }, { status: 422, headers: hers });
  }
  const kept = await keep(reading.value, clientAddress(request));
  if (!kept.ok) {
    const refused = kept.reason === 'many-forms' ? kept.reason : 'gone';
    const status = refused === 'many-forms' ? 429 : kept.reason.endsWith('-not-found') ? 404 : 409;
    return data<Filled>({ typed: reading.typed, problems: {}, refused }, { status, headers: hers });
  }
  return redirect(thanks(kept as Extract<K, { ok: true }>), 303);
}
