/**
 * The forms of applications and the fields they share, one schema each for browser and server. Errors are FieldProblem keys;
 * lengths are counted after trimming.
 */
import { z } from 'zod';
import { email, type FieldProblem, anyName } from '../../platform/people/person.ts';
import { phone } from '../../platform/people/phone.ts';

/** Nothing, or a number that exists; null when nothing was typed. */
export const optionalPhone = z.preprocess(
  (typed) => (typeof typed === 'string' && typed.trim() !== '' ? typed : null),
  phone.nullable(),
);

/** A text of some lines: line ends as the browser sends them become one kind, other control characters go. */
const lines = z.string().transform((typed) =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim(),
);

/** What a text area may hold at most, below what is read of a field at all. */
export const longestMessage = 1_500;

/** Text of several lines, `shortest` characters at least, else `tooShort`; 0: it may stay empty. Several empty lines become one. */
export const writtenText = (shortest: number, tooShort: FieldProblem = 'message-short') =>
  z
    .string({ error: 'required' satisfies FieldProblem })
    .pipe(lines)
    .transform((text) => text.replace(/\n{3,}/g, '\n\n'))
    .refine((text) => text !== '' || shortest === 0, {
      error: 'required' satisfies FieldProblem,
      abort: true,
    })
    .refine((text) => text.length >= shortest, tooShort)
    .refine((text) => text.length <= longestMessage, 'too-long' satisfies FieldProblem);

const longestLink = 500;

function isSafeAddress(typed: string): boolean {
  try {
    const { protocol, hostname, username } = new URL(typed);
    return protocol === 'https:' && username === '' && /^[^.\s]+(\.[^.\s]+)+$/.test(hostname);
  } catch {
    return false;
  }
}

/** An https address of a page on the open web, as the browser writes it; null when nothing was typed. */
export const optionalLink = z
  .string()
  .optional()
  .transform((typed) => typed?.trim() ?? '')
  .refine((typed) => typed.length <= longestLink, { error: 'too-long' satisfies FieldProblem, abort: true })
  .refine((typed) => typed === '' || isSafeAddress(typed), {
    error: 'link-invalid' satisfies FieldProblem,
    abort: true,
  })
  .transform((typed) => (typed === '' ? null : new URL(typed).href));

/** For the waitlist of a course. */
export const waitlistForm = z.object({ name: anyName, email, phone });

/** For a seat in a workshop. */
export const workshopForm = z.object({ name: anyName, email, phone: optionalPhone });

/** For a consultation. */
export const consultationForm = z.object({
  name: anyName,
  email,
  /** Needed: the time is agreed on by phone or in the messaging app. */
  phone,
  /** In the person's own words: 'Tuesday or Thursday after 18:00'. */
  preferredTimes: writtenText(3, 'times-short'),
  message: writtenText(20),
});

const shortestTopic = 5;
const longestTopic = 300;

/** With which a trainer proposes a course. */
export const hostForm = z.object({
  name: anyName,
  email,
  phone: optionalPhone,
  courseTopic: z
    .string({ error: 'topic-short' satisfies FieldProblem })
    .transform((typed) =>
      typed
        .normalize('NFC')
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    )
    .refine((topic) => topic.length >= shortestTopic, 'topic-short' satisfies FieldProblem)
    .refine((topic) => topic.length <= longestTopic, 'too-long' satisfies FieldProblem),
  /** Null when nothing was told. */
  experience: writtenText(0)
    .optional()
    .transform((told) => told || null),
});

/** For a product of the shop: an address to write to. */
export const accessForm = z.object({ email });
