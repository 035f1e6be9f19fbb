/**
 * The profile of a member. A family name, a number or an address is never refused as a whole, since members may share it, but it
 * needs a confirmation before every member can read it. A name holds neither phone numbers nor links.
 */
import { z } from 'zod';
import type { FieldProblem } from '../../platform/people/person.ts';
import { oneLine, severalLines } from '../../platform/text/typed-text.ts';
import { mostOf } from './space.ts';

const patterns = [
  /[^\s@]+@[^\s@]+\.[^\s@]+/u,
  /:\/\/|\bwww\.|\b[\w-]+\.(?:com|ma|net|org|me|link|shop|store|fr)\b/iu,
  // Eight digits or more, with any separators: a phone number, an account, a card.
  /(?:[\d\u0660-\u0669][\s().+-]*){8,}/u,
  /(?:^|\s)@\w{3,}/u,
];

const holdsContact = (text: string): boolean => patterns.some((pattern) => pattern.test(text));

/** Letters of no alphabet: no font draws them. */
const ofNobody = /[\p{Co}\p{Cn}]/gu;

const folded = z
  .string()
  .optional()
  .transform((typed) => oneLine((typed ?? '').replace(ofNobody, '')));

const name = folded
  .refine((text) => text !== '', { error: 'name-required' satisfies FieldProblem, abort: true })
  .refine((text) => /\p{L}/u.test(text), { error: 'name-plain' satisfies FieldProblem, abort: true })
  .refine((text) => text.length <= mostOf.name, 'too-long' satisfies FieldProblem)
  .refine(
    (text) => !holdsContact(text) && !/[@/\d]{3,}|[<>]/u.test(text),
    'name-plain' satisfies FieldProblem,
  );

const city = folded.refine((text) => text.length <= mostOf.city, 'too-long' satisfies FieldProblem);

/** Line breaks are allowed. */
const about = z
  .string()
  .optional()
  .transform((typed) =>
    severalLines((typed ?? '').replace(ofNobody, ''))
      .replace(/[^\S\n]*\n[^\S\n]*/gu, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )
  .refine((text) => text.length <= mostOf.about, 'too-long' satisfies FieldProblem);

const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'yes');

export const profileForm = z
  .object({
    displayName: name,
    city,
    about,
    digest: ticked,
    week: ticked,
    sure: z.string().optional(),
  })
  .superRefine(({ displayName, city: place, about: words, sure }, { addIssue }) => {
    if (sure === 'yes') return;
    const ask = (path: string, message: FieldProblem) => addIssue({ code: 'custom', path: [path], message });
    // A number after a name distinguishes two members with the same name.
    if (/ \D/u.test(displayName)) ask('displayName', 'family-name');
    if (holdsContact(place)) ask('city', 'contact-shown');
    if (holdsContact(words)) ask('about', 'contact-shown');
  })
  .transform(({ sure: _sure, ...profile }) => profile);

export type ProfileChange = z.output<typeof profileForm>;

/** Problems that a ticked confirmation solves. */
export const asksAgain = (problem: FieldProblem | undefined): boolean =>
  problem === 'family-name' || problem === 'contact-shown';
