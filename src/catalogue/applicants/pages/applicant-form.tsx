import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import type { z } from 'zod';
import type { Words } from '../../../words.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { fieldsOf, PersonFields } from '../../../platform/ui/person-fields.tsx';
import {
  type FieldProblems,
  postedForm,
  readAskingForm,
  type Typed,
} from '../../../platform/forms/read-form.ts';
import { clientAddress } from '../../../academy/frame/page-headers.ts';

/**
 * Milliseconds after which a form's dialog closes by itself once it was sent: time to read the thanks. For the attribute
 * `data-close-after` (src/browser/dialog-window.ts); a form on a page of its own stays.
 */
export const closeAfter = { waitlist: 3_000, access: 3_000, hostCourse: 2_000, workshop: 2_000 } as const;

/**
 * What was typed and what is wrong with it. `refused`: the form was valid, but its subject is gone, or too many such forms came
 * from the visitor's network address.
 */
export type Filled = {
  typed: Typed;
  problems: FieldProblems;
  refused: 'gone' | 'many-forms' | null;
  /** What was sent, for who wants to keep it: no e-mail repeats it, since anybody can type anybody's address. */
  sent?: Typed;
};

export const nothingFilled: Filled = { typed: {}, problems: {}, refused: null };

/** The URL holds no personal data: only that something was sent. */
const sentMark = 'sent';
export const wasSent = (url: URL): boolean => url.searchParams.has(sentMark);

/** The form's anchor on its page, for after sending. A form with errors opens at its first wrong field instead. */
export const formAnchor = 'form';

const theirs = { 'Cache-Control': 'private, no-store' };

/** The form's page with its thanks. `path`: of the page; `anchor`: of the form on it. */
export const thanksAt = (path: string, anchor = formAnchor): string => `${path}?${sentMark}#${anchor}`;

type Kept = { ok: true } | { ok: false; reason: string };

/**
 * 303 to `thanks` when it was stored, or 200 with them; 422 with messages at the fields; 404 or 409 when its subject is gone; 429 when there were
 * too many.
 */
export async function answerForm<S extends z.ZodType, K extends Kept>(
  { request, schema }: { request: Request; schema: S },
  keep: (value: z.output<S>, address: string) => Promise<K>,
  /** Where the thanks are; 'here': this answer is the page that has them, with what was sent. Sent again, it is stored once. */
  thanks: 'here' | ((kept: Extract<K, { ok: true }>) => string),
) {
  const reading = readAskingForm(schema, await postedForm(request));
  if (!reading.ok) {
    const { typed, problems } = reading;
    return data<Filled>({ typed, problems, refused: null }, { status: 422, headers: theirs });
  }
  const kept = await keep(reading.value, clientAddress(request));
  if (!kept.ok) {
    const refused = kept.reason === 'many-forms' ? kept.reason : 'gone';
    const status = refused === 'many-forms' ? 429 : kept.reason.endsWith('-not-found') ? 404 : 409;
    return data<Filled>({ typed: reading.typed, problems: {}, refused }, { status, headers: theirs });
  }
  if (thanks === 'here')
    return data<Filled>(
      { typed: {}, problems: {}, refused: null, sent: reading.typed },
      { status: 200, headers: theirs },
    );
  return redirect(thanks(kept as Extract<K, { ok: true }>), 303);
}

type ApplicantFormProps = {
  /** Name of the form, for the browser script. */
  name: string;
  t: Words;
  action: string;
  filled: Filled;
  /** 'later': among the fields of the form. */
  phone?: 'optional' | 'required' | 'later';
  emailHint?: string;
  submit: string;
  /** What happens with what is typed. */
  privacy: string;
  /** Fields of this form alone, after the common three. */
  children?: ReactNode;
};

/** Name, e-mail, phone, and fields of one form; keeps what was typed and shows each problem at its field. */
export function ApplicantForm(props: ApplicantFormProps) {
  const { name, t, action, filled, phone = 'optional', children } = props;
  const words = t.apply;
  const field = fieldsOf(filled, t.common.fieldProblems);
  return (
    <form method="post" action={action} noValidate data-check={name} data-in-place className="grid gap-5">
      {Object.keys(filled.problems).length > 0 && <Notice tone="error">{words.problems}</Notice>}
      {filled.refused === 'many-forms' && <Notice tone="warning">{words.manyForms}</Notice>}
      <PersonFields
        field={field}
        labels={words}
        hints={{ email: props.emailHint, phone: words.phoneHint }}
        phoneRequired={phone === 'required'}
        withoutPhone={phone === 'later'}
      />
      {children}
      <Button full>{props.submit}</Button>
      <p className="text-sm text-ink-soft">{props.privacy}</p>
    </form>
  );
}
