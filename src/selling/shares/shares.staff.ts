/** Shares of trainers as staff settle and pay them, and as each trainer reads their own. */
import { z } from 'zod';
import { inEachLanguage, staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { maySeeOwnShares, maySeeShares } from '../../academy/staff/who-may.ts';
import { membership } from '../../academy/settings/membership.ts';
import { givenDay, instant } from '../../platform/api/fields.ts';
import { locales, staffLocales } from '../../platform/i18n/locale.ts';
import { readRib } from '../../platform/money/rib.ts';
import { anyName, email } from '../../platform/people/person.ts';
import type { Academy } from '../../academy.ts';
import { offered, readOffered } from '../coupons/coupons.staff.ts';
import { holds, statementNumber, statementStates } from './share.ts';
import type { StatementInList } from './shares.service.ts';
import { shareWords } from './words.ts';

const centimes = z.number().int();
const percent = z.number().int();
const terms = z.object({
  payeeId: z.string(),
  item: z.string(),
  percent,
  costPercent: percent.meta({ description: 'For what payments cost: taken off before the share.' }),
});
const statement = z.object({
  id: z.string(),
  number: z.string(),
  month: z.string(),
  name: z.string(),
  grossCentimes: centimes,
  withholdPercent: percent,
  withheldCentimes: centimes,
  netCentimes: centimes,
  madeAt: instant,
  approvedBy: z.string().nullable(),
  secondBy: z.string().nullable(),
  paidOn: z.string().nullable(),
  state: z.enum(statementStates),
});
const shown = ({ rib: _inside, paidBy: _who, ...one }: StatementInList) => one;
const line = z.object({
  orderNumber: z.string(),
  day: z.string(),
  item: inEachLanguage,
  percent,
  costPercent: percent,
  receivedCentimes: centimes,
  backCentimes: centimes.meta({ description: 'Refunded, promised back, or disputed by the buyer’s bank.' }),
  shareCentimes: centimes,
});

/** Everything that one can have a share of. */
const readShared = async (academy: Academy) => [
  // Whoever teaches a part of a bundle has a share of that part.
  ...(await readOffered(academy)).filter(({ entry }) => !entry.startsWith('bundle:')),
  { entry: `membership:${membership.slug}`, name: membership.name },
];

const listShares = staffCall({
  method: 'GET',
  path: 'shares',
  summary: 'Who has a share of what, what is due to each, and the statements, the newest first',
  may: maySeeShares,
  input: z.object({}),
  output: z.object({
    payees: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        name: z.string(),
        rib: z.string().nullable(),
        locale: z.enum(locales),
        terms: z.array(terms),
        dueCentimes: centimes.meta({ description: 'In no statement yet.' }),
        heldCentimes: centimes.meta({ description: 'Can still be refunded.' }),
      }),
    ),
    statements: z.array(statement),
    offered: z.array(offered),
  }),
  async run({ academy }) {
    const { payees, statements } = await academy.staff.staffShares();
    return { payees, statements: statements.map(shown), offered: await readShared(academy) };
  },
});

const readOwn = staffCall({
  method: 'GET',
  path: 'shares/own',
  summary: 'One’s own share: what is in no statement yet, and the statements',
  may: maySeeOwnShares,
  input: z.object({}),
  output: z.object({
    terms: z.array(terms),
    open: z.array(
      line.extend({
        hold: z.enum(holds).nullable().meta({ description: 'Why it is not due yet.' }),
        dueOn: z.string().nullable(),
      }),
    ),
    statements: z.array(statement),
    offered: z.array(offered),
  }),
  async run({ academy, staff }) {
    const own = await academy.staff.ownShares(staff);
    if (own === null) return { terms: [], open: [], statements: [], offered: [] };
    const items = new Set(own.terms.map(({ item }) => item));
    const named = (await readShared(academy)).filter(({ entry }) => items.has(entry));
    return { ...own, statements: own.statements.map(shown), offered: named };
  },
});

const isTheirs = (who: Parameters<typeof maySeeShares>[0]): boolean =>
  maySeeShares(who) || maySeeOwnShares(who);

const readOne = staffCall({
  method: 'GET',
  path: 'shares/statements/{id}',
  summary: 'A statement with every sale; of a trainer their own alone',
  may: isTheirs,
  input: z.object({}),
  output: statement.extend({ email: z.string(), rib: z.string().nullable(), lines: z.array(line) }),
  refusals: ['not-found'],
  async run({ academy, params: { id }, staff }) {
    const found = await academy.staff.statementFor({ id, staff });
    if (!found) return refuseStaff('not-found');
    const { paidBy: _who, locale: _language, ...whole } = found;
    return whole;
  },
});

const readPaper = staffCall({
  method: 'GET',
  path: 'shares/statements/{id}/paper',
  summary: 'A statement as PDF',
  may: isTheirs,
  input: z.object({ language: z.enum(locales) }),
  file: 'application/pdf',
  refusals: ['not-found'],
  async run({ academy, params: { id }, staff }, { language: locale }) {
    const [bytes, found] = [
      await academy.staff.printStatement({ id, staff, locale }),
      await academy.staff.statementFor({ id, staff }),
    ];
    if (!bytes || !found) return refuseStaff('not-found');
    return asFile(bytes, 'application/pdf', `${statementNumber(found)}.pdf`);
  },
});

const asFile = (content: BodyInit, type: string, name: string): Response =>
  new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Robots-Tag': 'noindex',
    },
  });

const payee = z.strictObject({
  email,
  name: anyName,
  rib: z
    .string()
    .max(200, 'too-long')
    .refine((typed) => typed.trim() === '' || readRib(typed) !== null, 'rib-invalid')
    .transform(readRib)
    .meta({
      description: 'May stay empty until a statement is approved.',
      example: '007780000123456789012396',
    }),
  locale: z.enum(locales),
});

const savePayee = staffCall({
  path: 'shares/payees',
  summary: 'Add somebody who gets a share, or change name, account and address',
  description: 'Without an `id` a new one.',
  may: maySeeShares,
  input: payee.extend({ id: z.uuid().optional() }),
  output: z.object({}),
  refusals: ['not-found'],
  async run({ academy, staff }, value) {
    const saved = await academy.staff.savePayee({ ...value, staff });
    if (saved.ok) return {};
    if (saved.reason === 'not-found') return refuseStaff('not-found');
    return refuseStaff('bad-fields', { fields: { email: saved.reason } });
  },
});

const inRange = (least: number, most: number) =>
  z.coerce.number('not-taken').int('not-taken').min(least, 'out-of-range').max(most, 'out-of-range');

const setShare = staffCall({
  path: 'shares/payees/{id}/terms',
  summary: 'The share of somebody in an item, for orders placed from now on',
  description: 'Per cent; 0 ends it. Together with the others’ shares of the item at most 100.',
  may: maySeeShares,
  input: z.strictObject({ item: z.string().max(140), percent: inRange(0, 100), costPercent: inRange(0, 99) }),
  output: z.object({}),
  refusals: ['not-found'],
  async run({ academy, params: { id: payeeId }, staff }, { item: asked, ...value }) {
    const known = [
      ...(await readShared(academy)).map(({ entry }) => entry),
      ...(await academy.staff.sharedItems()),
    ];
    const item = known.find((one) => one === asked);
    if (item === undefined) return refuseStaff('bad-fields', { fields: { item: 'choice-required' } });
    const set = await academy.staff.setShare({ ...value, item, payeeId, staff });
    if (set.ok) return {};
    if (set.reason === 'not-found') return refuseStaff('not-found');
    return refuseStaff('bad-fields', { fields: { percent: set.reason } });
  },
});

type Reason = 'not-found' | 'no-rib' | 'own' | 'same-person' | 'too-late';

const refused = (reason: Reason) => {
  if (reason === 'not-found' || reason === 'too-late') return refuseStaff(reason);
  return reason === 'own'
    ? refuseStaff('about-herself')
    : refuseStaff('cannot-approve', { detail: { reason } });
};

const approve = staffCall({
  path: 'shares/statements/{id}/approval',
  summary: 'Approve a statement: it is paid once a second colleague has, too',
  description: '`detail.reason`: `no-rib`, or `same-person` for who approved it first.',
  may: maySeeShares,
  input: z.strictObject({}),
  output: z.object({}),
  refusals: ['not-found', 'too-late', 'about-herself', 'cannot-approve'],
  async run({ academy, params: { id }, staff }) {
    const done = await academy.staff.approveStatement({ id, staff });
    return done.ok ? {} : refused(done.reason);
  },
});

const takeBack = staffCall({
  path: 'shares/statements/{id}/return',
  summary: 'Take both approvals back, while it is not paid',
  may: maySeeShares,
  input: z.strictObject({}),
  output: z.object({}),
  refusals: ['too-late'],
  async run({ academy, params: { id }, staff }) {
    const done = await academy.staff.returnStatement({ id, staff });
    return done.ok ? {} : refuseStaff('too-late');
  },
});

const markPaid = staffCall({
  path: 'shares/statements/{id}/payment',
  summary: 'Mark a statement as paid, on the day the bank sent it',
  may: maySeeShares,
  input: z.strictObject({ day: givenDay }),
  output: z.object({}),
  refusals: ['too-late'],
  async run({ academy, params: { id }, staff }, { day }) {
    const done = await academy.staff.markSharePaid({ id, staff, day });
    if (done.ok) return {};
    return done.reason === 'day-to-come'
      ? refuseStaff('bad-fields', { fields: { day: done.reason } })
      : refuseStaff('too-late');
  },
});

const bankFile = staffCall({
  method: 'GET',
  path: 'shares/bank-file',
  summary: 'What is approved twice and not paid, for the bank',
  may: maySeeShares,
  input: z.object({ locale: z.enum(staffLocales).default('en') }),
  file: 'text/csv',
  async run({ academy, clock, staff }, { locale }) {
    const csv = await academy.staff.shareBankFile({ staff, locale });
    const name = `${shareWords[locale].bank.file}-${clock().toISOString().slice(0, 10)}.csv`;
    return asFile(csv, 'text/csv; charset=utf-8', name);
  },
});

export const shareCalls = [
  listShares,
  readOwn,
  savePayee,
  setShare,
  bankFile,
  readOne,
  readPaper,
  approve,
  takeBack,
  markPaid,
] as const;
