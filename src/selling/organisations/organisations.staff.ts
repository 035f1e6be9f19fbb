/** Organisations that buy seats: quote, invoice, payment, credit note, and who sits in the seats. */
import { z } from 'zod';
import { maySeeOrganisations, maySellSeats } from '../../academy/staff/who-may.ts';
import { inEachLanguage, staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { givenDay, instant } from '../../platform/api/fields.ts';
import { locales, pathIn } from '../../platform/i18n/locale.ts';
import { anyName, email } from '../../platform/people/person.ts';
import { isUuid, oneLine } from '../../platform/text/typed-text.ts';
import { largestAmountCentimes } from '../../platform/money/money.ts';
import { readAmount } from '../../platform/money/typed-amount.ts';
import {
  dealStates,
  missingIn,
  mostSeats,
  organisationKinds,
  paperKinds,
  paperNumber,
  particulars,
  readIce,
} from './organisation.ts';
import type { WholeDeal, WholeOrganisation } from './organisations.service.ts';

const centimes = z.number().int().meta({ description: 'Centimes of MAD.' });
const found = ['not-found', 'too-late'] as const;

const organisation = z.object({
  id: z.string(),
  kind: z.enum(organisationKinds),
  name: z.string(),
  ice: z.string().nullable(),
  address: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  locale: z.enum(locales),
});
const paper = z.object({
  number: z.string(),
  kind: z.enum(paperKinds),
  issuedAt: instant,
  netCentimes: centimes,
  vatCentimes: centimes,
  totalCentimes: centimes,
  paidOn: z.string().nullable(),
  paidReference: z.string().nullable(),
  paidBy: z.string().nullable(),
});
const deal = z.object({
  id: z.string(),
  courseSlug: z.string(),
  seats: z.number().int(),
  unitCentimes: centimes,
  validUntil: z.string(),
  state: z.enum(dealStates),
  isListOnly: z.boolean(),
  link: z.string().nullable().meta({ description: 'By which a seat is taken, while seats are open.' }),
  papers: z.array(paper),
  seatRows: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      invitedAt: instant.nullable(),
      takenAt: instant.nullable(),
    }),
  ),
});

const shownPaper = ({
  data: _said,
  dealId: _deal,
  id: _id,
  year: _year,
  place: _place,
  ...one
}: WholeDeal['papers'][number]) => ({
  ...one,
  number: paperNumber({ kind: one.kind, year: _year, place: _place }),
});

/** The link is in the language of the papers. */
const shownDeal = (
  { code, endedAt: _end, madeAt: _made, organisationId: _of, ...one }: WholeDeal,
  to: WholeOrganisation,
  origin: string,
) => ({
  ...one,
  link: one.state === 'paid' ? origin + pathIn(to.locale, `/seats/${code}`) : null,
  papers: one.papers.map(shownPaper),
  seatRows: one.seatRows.map(({ orderId: _order, showsName: _shows, ...seat }) => seat),
});

const listAll = staffCall({
  method: 'GET',
  path: 'organisations',
  summary: 'Organisations that buy seats, by name, with the states of what they bought',
  may: maySeeOrganisations,
  input: z.object({}),
  output: z.object({ rows: z.array(organisation.extend({ states: z.array(z.enum(dealStates)) })) }),
  run: async ({ academy }) => ({ rows: await academy.staff.listOrganisations() }),
});

const readOne = staffCall({
  method: 'GET',
  path: 'organisations/{id}',
  summary: 'An organisation with its papers and seats',
  may: maySeeOrganisations,
  input: z.object({}),
  output: z.object({
    organisation,
    missing: z
      .array(z.enum(particulars))
      .meta({ description: 'What an invoice to it must say and nobody has written yet.' }),
    deals: z.array(deal),
    courses: z.array(z.object({ slug: z.string(), name: inEachLanguage })),
  }),
  refusals: ['not-found'],
  async run({ academy, publicOrigin, params: { id } }) {
    const whole = isUuid(id) ? await academy.staff.organisationOf({ id }) : null;
    if (!whole) return refuseStaff('not-found');
    const { token: _secret, addedAt: _when, deals, ...row } = whole;
    const courses = [...(await academy.courseNames())].map(([slug, name]) => ({ slug, name }));
    return {
      organisation: row,
      missing: missingIn(await academy.settings(), whole),
      deals: deals.map((one) => shownDeal(one, whole, publicOrigin)),
      courses,
    };
  },
});

const readPaper = staffCall({
  method: 'GET',
  path: 'organisations/{id}/papers/{number}',
  summary: 'A quote, an invoice or a credit note as PDF',
  may: maySeeOrganisations,
  input: z.object({}),
  file: 'application/pdf',
  refusals: ['not-found'],
  async run({ academy, params: { id, number } }) {
    const bytes = isUuid(id) ? await academy.staff.printOrganisationPaper({ id, number }) : null;
    if (!bytes) return refuseStaff('not-found');
    return new Response(bytes, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${number}.pdf"`,
        'X-Robots-Tag': 'noindex',
      },
    });
  },
});

const filled = (most: number) =>
  z.string().transform(oneLine).pipe(z.string().min(1, 'required').max(most, 'too-long'));

const written = z.strictObject({
  kind: z.enum(organisationKinds, 'choice-required'),
  name: filled(160),
  ice: z
    .string()
    .max(60, 'ice')
    .refine((typed) => typed.trim() === '' || readIce(typed) !== null, 'ice')
    .transform(readIce)
    .meta({
      description: '15 digits; a company needs it before it is invoiced.',
      example: '001234567000089',
    }),
  address: filled(300),
  contactName: anyName,
  contactEmail: email,
  contactPhone: z.string().max(40, 'too-long').transform(oneLine),
  locale: z.enum(locales, 'choice-required'),
});

const save = staffCall({
  path: 'organisations',
  summary: 'Add an organisation, or change it',
  description:
    'Without an `id` a new one. Papers that were issued stay as they are; another contact gets another page.',
  may: maySellSeats,
  input: written.extend({ id: z.uuid().optional() }),
  output: z.object({ id: z.string() }),
  refusals: ['not-found'],
  async run({ academy, staff }, value) {
    const saved = await academy.staff.saveOrganisation({ ...value, staff });
    return saved.ok ? { id: saved.id } : refuseStaff('not-found');
  },
});

const fields = (of: Record<string, string>) => refuseStaff('bad-fields', { fields: of });

const typedAmount = z
  .string()
  .max(40)
  .transform((typed, ctx) => {
    const read = readAmount(typed);
    if (read.ok && read.centimes > 0 && read.centimes <= largestAmountCentimes) return read.centimes;
    ctx.addIssue({ code: 'custom', message: read.ok ? 'out-of-range' : read.reason });
    return z.NEVER;
  })
  .meta({ example: '480.00' });

const quote = staffCall({
  path: 'organisations/{id}/quotes',
  summary: 'A quote for seats in a course, sent to the contact',
  description: '`price`: of a seat in MAD, without TVA. `validUntil`: its last day.',
  may: maySellSeats,
  input: z.strictObject({
    courseSlug: z.string().min(1, 'choice-required').max(140),
    seats: z.coerce
      .number('not-taken')
      .int('not-taken')
      .min(1, 'out-of-range')
      .max(mostSeats, 'out-of-range'),
    price: typedAmount,
    validUntil: givenDay,
  }),
  output: z.object({}),
  refusals: ['not-found'],
  async run({ academy, params: { id: organisationId }, staff }, { price: unitCentimes, ...value }) {
    if (!isUuid(organisationId)) return refuseStaff('not-found');
    const made = await academy.staff.quoteSeats({ ...value, organisationId, unitCentimes, staff });
    if (made.ok) return {};
    switch (made.reason) {
      case 'not-found':
        return refuseStaff('not-found');
      case 'no-course':
        return fields({ courseSlug: 'choice-required' });
      case 'past':
        return fields({ validUntil: 'day-is-over' });
      case 'too-much':
        return fields({ price: 'out-of-range' });
      case 'no-vat':
        return fields({ price: 'no-vat' });
    }
  },
});

const invoice = staffCall({
  path: 'organisations/deals/{id}/invoice',
  summary: 'The quote was accepted: issue its invoice',
  description: `\`detail.missing\`: which of ${particulars.join(', ')} nobody has written yet.`,
  may: maySellSeats,
  input: z.strictObject({}),
  output: z.object({}),
  refusals: [...found, 'incomplete'],
  async run({ academy, params: { id }, staff }) {
    const done = await academy.staff.invoiceSeats({ id, staff });
    if (done.ok) return {};
    return done.reason === 'incomplete'
      ? refuseStaff('incomplete', { detail: { missing: done.missing.join(' ') } })
      : refuseStaff(done.reason);
  },
});

const markPaid = staffCall({
  path: 'organisations/deals/{id}/payment',
  summary: 'The transfer of an invoice came, or that of a credit note left',
  description: 'The whole amount, the day the bank wrote, and its reference.',
  may: maySellSeats,
  input: z.strictObject({
    kind: z.enum(['invoice', 'credit-note']),
    amount: typedAmount,
    day: givenDay,
    reference: filled(80),
  }),
  output: z.object({}),
  refusals: [...found],
  async run({ academy, params: { id }, staff }, { amount: amountCentimes, ...value }) {
    const done = await academy.staff.markSeatsPaid({ id, staff, amountCentimes, ...value });
    if (done.ok) return {};
    if (done.reason === 'day-to-come') return fields({ day: done.reason });
    return done.reason === 'amount-differs' ? fields({ amount: done.reason }) : refuseStaff(done.reason);
  },
});

const credit = staffCall({
  path: 'organisations/deals/{id}/credit',
  summary: 'A credit note for all seats that nobody has taken; the others stay',
  may: maySellSeats,
  input: z.strictObject({}),
  output: z.object({}),
  refusals: [...found],
  async run({ academy, params: { id }, staff }) {
    const done = await academy.staff.creditSeats({ id, staff });
    if (done.ok) return {};
    return refuseStaff(done.reason === 'all-used' ? 'too-late' : done.reason);
  },
});

const renewPage = staffCall({
  path: 'organisations/{id}/page',
  summary:
    'Another address of the organisation’s page, to its contact by e-mail; the one before opens nothing any more',
  may: maySeeOrganisations,
  input: z.strictObject({}),
  output: z.object({}),
  refusals: ['not-found'],
  async run({ academy, params: { id }, staff }) {
    const done = await academy.staff.renewOrganisationPage({ id, staff });
    return done.ok ? {} : refuseStaff('not-found');
  },
});

/** Addresses in a pasted list, whatever stands between them. */
const pasted = z
  .string()
  .max(100_000, 'too-long')
  .transform((typed, ctx) => {
    const words = typed.split(/[\s,;<>"]+/u).filter((word) => word.includes('@'));
    const read = words.map((word) => email.safeParse(word));
    if (words.length > 0 && read.every(({ success }) => success))
      return read.flatMap(({ data }) => data ?? []);
    ctx.addIssue({ code: 'custom', message: words.length === 0 ? 'email-required' : 'email-invalid' });
    return z.NEVER;
  })
  .meta({ example: 'amina@example.com, salma@example.com' });

const invite = staffCall({
  path: 'organisations/deals/{id}/invitations',
  summary: 'Keep a seat for each address of a pasted list, and write to it',
  may: maySeeOrganisations,
  input: z.strictObject({ emails: pasted }),
  output: z.object({ invited: z.number().int() }),
  refusals: [...found],
  async run({ academy, params: { id }, staff }, { emails }) {
    const done = await academy.staff.inviteToSeats({ id, staff, emails });
    if (done.ok) return { invited: done.invited };
    return done.reason === 'too-many' ? fields({ emails: 'seats-left' }) : refuseStaff(done.reason);
  },
});

const free = staffCall({
  path: 'organisations/deals/{id}/seats/{seat}/release',
  summary: 'Take a seat back that nobody has taken',
  may: maySeeOrganisations,
  input: z.strictObject({}),
  output: z.object({}),
  refusals: [...found],
  async run({ academy, params: { id, seat }, staff }) {
    if (!isUuid(seat)) return refuseStaff('not-found');
    const done = await academy.staff.freeSeat({ id, seat, staff });
    return done.ok ? {} : refuseStaff(done.reason);
  },
});

const link = staffCall({
  path: 'organisations/deals/{id}/link',
  summary:
    'Who may use the link of the seats; with `isNew` another one, and the one before opens nothing any more',
  may: maySeeOrganisations,
  input: z.strictObject({ isListOnly: z.boolean(), isNew: z.boolean() }),
  output: z.object({}),
  refusals: ['not-found'],
  async run({ academy, params: { id }, staff }, value) {
    const done = await academy.staff.changeSeatLink({ id, staff, ...value });
    return done.ok ? {} : refuseStaff('not-found');
  },
});

export const organisationCalls = [
  listAll,
  save,
  readOne,
  readPaper,
  quote,
  invoice,
  markPaid,
  credit,
  renewPage,
  invite,
  free,
  link,
] as const;
