/** What a person typed about herself, checked: the values that are stored are always in this form. */
import { z } from 'zod';

/** Reasons a field is refused. Words for them live in content/common, one per language. */
export type FieldProblem =
  | 'full-name'
  | 'name-required'
  | 'topic-short'
  | 'message-short'
  | 'link-invalid'
  | 'choice-required'
  | 'phone-required'
  | 'phone-invalid'
  | 'email-invalid'
  | 'age-required'
  | 'agreement-required'
  | 'transfer-code'
  | 'transfer-code-taken'
  | 'bank-transfer-unconfirmed'
  | 'reason-required'
  | 'too-long'
  | 'required';

const longestName = 120;
const longestEmail = 254;

/** Letters go to whoever an order names: no links in them. And signs that turn the direction of what stands beside a name. */
const notAName = /:\/\/|\bwww\.|[\u202A-\u202E\u2066-\u2069]/iu;

/** Two words at least, white space folded, no control characters, no links. */
export const fullName = z
  .string()
  .transform((typed) => typed.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .refine((name) => name.length <= longestName, 'too-long' satisfies FieldProblem)
  .refine(
    (name) => name.split(' ').length >= 2 && !/\p{Cc}/u.test(name) && !notAName.test(name),
    'full-name' satisfies FieldProblem,
  );

/** Lower-case domain and local part: one address is one person. No white space, no control characters, one '@'. */
export const email = z
  .string()
  .transform((typed) => typed.normalize('NFKC').trim().toLowerCase())
  .refine((address) => address.length <= longestEmail, 'too-long' satisfies FieldProblem)
  .refine(
    (address) =>
      /^[^\s@\p{Cc}<>()[\],;:"\\]+@[^\s@\p{Cc}<>()[\],;:"\\]+\.[^\s@.\p{Cc}<>()[\],;:"\\]{2,}$/u.test(
        address,
      ),
    'email-invalid' satisfies FieldProblem,
  );
