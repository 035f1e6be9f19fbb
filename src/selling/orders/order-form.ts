/** The forms of enrolment and payment: one schema each, used in the browser and on the server. Errors are FieldProblem keys. */
import { latinDigits, oneLine, severalLines } from '../../platform/text/typed-text.ts';
import { isDay } from '../../platform/time/calendar-date.ts';
import { z } from 'zod';
import { readForm, type Typed } from '../../platform/forms/read-form.ts';
import { anyName, email, type FieldProblem, fullName } from '../../platform/people/person.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { phone } from '../../platform/people/phone.ts';
import { canBeGift, cardTypes, paymentOptions, type ItemKind } from './order.ts';
import { normaliseTransferCode } from './transfer-code.ts';

const ticked = (problem: FieldProblem) => z.literal('on', { error: problem });

/** Step 1. `agreesToStart` is asked for only where something begins within the time for changing one's mind. */
export const detailsForm = z.object({
  name: fullName,
  email,
  phone,
  isSixteen: ticked('age-required'),
  agreesToStart: ticked('agreement-required').optional(),
});
export type DetailsForm = z.output<typeof detailsForm>;

/** Empty, or a valid number. */
const phoneOrNone = z
  .preprocess(
    (typed) => (typeof typed === 'string' && oneLine(typed) !== '' ? typed : null),
    phone.nullable(),
  )
  .transform((number) => number ?? '');

/** Step 1 of a membership: it needs no full name for a certificate and no phone. */
export const membershipForm = detailsForm.extend({ name: anyName, phone: phoneOrNone });

/** A course needs a full name and a phone, and one may be in a bundle. */
export const isTaught = (kind: ItemKind): boolean => kind === 'course' || kind === 'bundle';

/** The form of step 1 for each kind of item; a test order needs no more than a membership. */
export const detailsFormOf = (kind: ItemKind): typeof detailsForm | typeof membershipForm =>
  isTaught(kind) ? detailsForm : membershipForm;

const buyer = { name: true, email: true, phone: true } as const;

/** Who buys, by the form of step 1. */
export const readBuyer = (kind: ItemKind, typed: Typed) =>
  isTaught(kind) ? readForm(detailsForm.pick(buyer), typed) : readForm(membershipForm.pick(buyer), typed);

export const longestGiftNote = 300;

/** Addresses and links: mail programs make links of plain text. */
const holdsLink = /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}-]{2,}[.。][\p{L}\p{N}]{2,}/iu;

/** Compatibility forms are normalised first, since readers see them as plain letters. */
const hasLink = (text: string): boolean => holdsLink.test(text.normalize('NFKC'));

/** It is put into an e-mail to somebody who did not ask for one. */
const recipientName = z
  .string({ error: 'recipient-required' satisfies FieldProblem })
  .transform(oneLine)
  .refine((name) => name !== '', { error: 'recipient-required' satisfies FieldProblem, abort: true })
  .refine(
    (name) => anyName.safeParse(name).success && !hasLink(name),
    'recipient-name' satisfies FieldProblem,
  );

const giftNote = z
  .string()
  .optional()
  .transform((typed = '') =>
    severalLines(typed)
      // It stands in an e-mail: nothing in it may turn what is beside it.
      .replace(/\p{Bidi_Control}/gu, '')
      .replace(/[^\S\n]+/gu, ' ')
      .trim(),
  )
  .refine((note) => note.length <= longestGiftNote, 'too-long' satisfies FieldProblem)
  .refine((note) => !hasLink(note), 'note-plain' satisfies FieldProblem);

/** The server checks that it is within the year ahead: no rule knows today. Empty: as soon as it is paid. */
const giftOn = z
  .string()
  .optional()
  .transform((typed = '') => latinDigits(typed.trim()))
  .refine((day) => day === '' || isDay(day), 'gift-day' satisfies FieldProblem);

/** Empty, or a valid address. */
const emailOrNone = z
  .preprocess(
    (typed) => (typeof typed === 'string' && oneLine(typed) !== '' ? typed : null),
    email.nullable(),
  )
  .transform((address) => address ?? '');

/** Whom a gift is for, and when it leaves. */
export const giftForm = z.object({ recipientName, recipientEmail: emailOrNone, giftNote, giftOn });
/**
 * `recipientEmail`: empty where its buyer gives it by hand. `giftOn`: 'YYYY-MM-DD' in Morocco; empty or left out: as soon as it is
 * paid.
 */
export type Gift = Omit<z.output<typeof giftForm>, 'giftOn'> & { giftOn?: string };

/** A gift to one's own mailbox would bypass the check of what the buyer has already. */
export const isToOneself = (buyer: { email: string }, gift: Pick<Gift, 'recipientEmail'>): boolean =>
  mailboxOf(buyer.email) === mailboxOf(gift.recipientEmail);

const toOneself = { path: ['recipientEmail'], error: 'gift-to-oneself' satisfies FieldProblem };
const tick = { agreesToStart: ticked('agreement-required') };

/** A form of step 1 as it is, with the tick for what begins soon, with the recipient of a gift, and with both. */
function variantsOf<S extends typeof detailsForm | typeof membershipForm>(plain: S) {
  const gift = z
    .object({ ...plain.shape, ...giftForm.shape })
    .refine((typed) => !isToOneself(typed, typed), toOneself);
  return { plain, agreed: plain.safeExtend(tick), gift, agreedGift: gift.safeExtend(tick) };
}
const ofCourse = variantsOf(detailsForm);
const ofOther = variantsOf(membershipForm);

type TypedChoice = Partial<Record<'gift' | 'beginsSoon' | 'cohort' | 'slot', string | undefined>>;

/**
 * Whether what was chosen begins within the time for changing one's mind. The page put into `beginsSoon` what does: everything
 * ('yes'), the groups that do, or the last hour that does. Placing the order looks for itself.
 */
const asksToStart = ({ beginsSoon = '', cohort = '', slot = '' }: TypedChoice): boolean =>
  beginsSoon === 'yes' ||
  (cohort !== '' && beginsSoon.split(' ').includes(cohort)) ||
  (slot !== '' && slot <= beginsSoon);

/** The form of step 1, with the recipient where its gift tick is set and the item can be given, and the tick where it is asked for. */
export const typedFormOf = (kind: ItemKind, typed: TypedChoice) => {
  const { plain, agreed, gift, agreedGift } = isTaught(kind) ? ofCourse : ofOther;
  const isAgreed = asksToStart(typed);
  if (canBeGift(kind) && typed.gift === 'on') return isAgreed ? agreedGift : gift;
  return isAgreed ? agreed : plain;
};

export const giftIn = (value: DetailsForm & Partial<Gift>): Gift | null =>
  value.recipientEmail === undefined
    ? null
    : {
        recipientName: value.recipientName ?? '',
        recipientEmail: value.recipientEmail,
        giftNote: value.giftNote ?? '',
        giftOn: value.giftOn ?? '',
      };

/** What an order keeps of step 1 under the same names; of the two ticks it keeps the time. */
export type BuyerDetails = Omit<DetailsForm, 'isSixteen' | 'agreesToStart'>;
const { isSixteen: _age, agreesToStart: _start, ...kept } = detailsForm.shape;

/** These alone, of a filled form or an order: the form of step 1 may hold more, like the recipient of a gift. */
export const detailsIn = (of: BuyerDetails): BuyerDetails =>
  // Each is named by the form of that type.
  Object.fromEntries(Object.entries(of).filter(([name]) => name in kept)) as BuyerDetails;

export const methodForm = z.object({
  paymentOption: z.enum(paymentOptions, { error: 'required' satisfies FieldProblem }),
});

export const cardTypeForm = z.object({
  cardType: z.enum(cardTypes, { error: 'required' satisfies FieldProblem }),
});

export const bankTransferForm = z.object({ transferred: ticked('bank-transfer-unconfirmed') });

export const cashTransferForm = z.object({
  transferCode: z
    .string({ error: 'transfer-code-required' satisfies FieldProblem })
    .refine((typed) => oneLine(typed) !== '', {
      error: 'transfer-code-required' satisfies FieldProblem,
      abort: true,
    })
    .refine((typed) => typed.length <= 80, 'too-long' satisfies FieldProblem)
    .transform(normaliseTransferCode)
    .refine((code) => /^[A-Z0-9]{3,40}$/.test(code), 'transfer-code' satisfies FieldProblem),
});

/** Why something is not sold as a gift. */
export const giftRefusals = ['gift-to-oneself', 'gift-in-parts', 'gift-for-nothing', 'gift-day'] as const;
export type GiftRefusal = (typeof giftRefusals)[number];

export const isGiftRefusal = (reason: string): reason is GiftRefusal =>
  giftRefusals.some((refusal) => refusal === reason);
