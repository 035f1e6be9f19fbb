import { z } from 'zod';
import { email, type FieldProblem } from '../../platform/people/person.ts';
import { oneLine } from '../../platform/text/typed-text.ts';

/** The two forms of a sign-in by code: an address, then the address with its code. */
export const emailForm = z.object({ email });

/** People copy codes with spaces and dashes between digits, and Arabic keyboards have digits of their own. */
export const typedCode = z
  .string({ error: 'code-required' satisfies FieldProblem })
  .transform((typed) =>
    oneLine(typed)
      .normalize('NFKC')
      .replace(/[\s\p{Pd}]/gu, ''),
  )
  .transform((typed) => typed.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660)))
  .refine((code) => code !== '', 'code-required' satisfies FieldProblem);

export const codeForm = z.object({ email, code: typedCode });

/** Somebody who is signed in, which proved their address. What they may see depends on their orders, at every request. */
export type Member = {
  /** Of the account: the same on all devices. */
  id: string;
  /** Lower case. */
  email: string;
};

/**
 * What an address may do beyond what everybody may. 'unknown': no order at all; 'unpaid': none that is confirmed;
 * 'buyer': a confirmed order, but no membership; 'member': a membership that is confirmed and not refunded; 'team': staff,
 * who may read the community too. Orders of test screens count for nothing.
 */
export const statuses = ['unknown', 'unpaid', 'buyer', 'member', 'team'] as const;
export type Status = (typeof statuses)[number];

/** How long a sign-in lasts on a device that is not used. */
export const sessionDays = 30;
/** How long it lasts on one that is used every day. */
export const longestDays = 180;
/** How long a code may be typed, counted from the newest e-mail with it. */
export const codeMinutes = 10;
/** How long a browser that signed in has its own codes and tries for that address. */
export const knownBrowserDays = 180;

/** Who may read and write in the community. */
export const mayEnterCommunity = (status: Status): boolean => status === 'member' || status === 'team';
