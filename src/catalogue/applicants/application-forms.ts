/**
 * The forms of applications and the fields they share, one schema each for browser and server. Errors are FieldProblem keys;
 * lengths are counted after trimming.
 */
import { oneLine, severalLines, withScheme } from '../../platform/text/typed-text.ts';
import { z } from 'zod';
import { anyName, email, type FieldProblem } from '../../platform/people/person.ts';
import { phone } from '../../platform/people/phone.ts';
import { contactTopics } from './application.ts';

/** Empty, or a valid number; null when nothing was typed. */
export const optionalPhone = z.preprocess(
  (typed) => (typeof typed === 'string' && oneLine(typed) !== '' ? typed : null),
  phone.nullable(),
);

/** The most a text area may hold, below the general limit of a field. */
export const longestMessage = 1_500;

/** Text of several lines, at least `shortest` characters, else `tooShort`; 0: optional. Repeated empty lines become one. */
export const writtenText = (shortest: number, tooShort: FieldProblem = 'message-short') =>
  z
    .string({ error: 'required' satisfies FieldProblem })
    .transform((typed) => severalLines(typed).replace(/\n{3,}/g, '\n\n'))
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

/** An https address of a public web page, as browsers normalise it; null when nothing was typed. */
export const optionalLink = z
  .string()
  .optional()
  .transform((typed) => withScheme(oneLine(typed ?? '')))
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
  phone: optionalPhone,
  /** Free text: 'Tuesday or Thursday after 18:00'. */
  preferredTimes: writtenText(3, 'times-short'),
  message: writtenText(20),
});

const shortestTopic = 5;
const longestTopic = 300;

/** For a trainer's proposal of a course. */
export const hostForm = z.object({
  name: anyName,
  email,
  courseTopic: z
    .string({ error: 'topic-short' satisfies FieldProblem })
    .transform(oneLine)
    .refine((topic) => topic.length >= shortestTopic, 'topic-short' satisfies FieldProblem)
    .refine((topic) => topic.length <= longestTopic, 'too-long' satisfies FieldProblem),
  phone: optionalPhone,
  /** Null when nothing was written. */
  experience: writtenText(0)
    .optional()
    .transform((typed) => typed || null),
});

/** For a scholarship of a course. */
export const scholarshipForm = z.object({
  name: anyName,
  email,
  phone: optionalPhone,
  message: writtenText(20),
  plan: writtenText(20),
  means: writtenText(20),
});

/** For a product of the shop. */
export const accessForm = z.object({ email });

/** A message to the academy: one schema, used in the browser and on the server. Errors are FieldProblem keys. */
export const contactForm = z.object({
  topic: z.enum(contactTopics, { error: 'choice-required' satisfies FieldProblem }),
  name: anyName,
  email,
  phone: optionalPhone,
  message: writtenText(10),
});
