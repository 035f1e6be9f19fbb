/**
 * Organisations that buy seats, and their papers: a quote, the invoice of what they accepted, and a credit note. Who may:
 * `maySeeOrganisations`, and `maySellSeats` for all that moves money.
 */
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { readCourse, readSettings } from '../../academy/content/content.service.ts';
import { postEmail } from '../../academy/emails/post-emails.service.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import type { StaffAct } from '../../academy/staff/staff-acts.ts';
import { type Acting, writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { newGiftCode, newOrderToken, type ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { largestAmountCentimes } from '../../platform/money/money.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { printPaper } from '../orders/order-documents.ts';
import {
  type DealState,
  lineOf,
  missingIn,
  type PaperData,
  type PaperKind,
  paperNumber,
  type Particular,
  stateOf,
  sumsOf,
  vatOf,
} from './organisation.ts';
import { organisationPaper } from './organisation-paper.ts';
import { organisationPapers, organisations, organisationSeats, seatDeals } from './organisations.table.ts';

export type Organisation = typeof organisations.$inferSelect;
type Deal = typeof seatDeals.$inferSelect;
export type Paper = typeof organisationPapers.$inferSelect;

type Written = Omit<Organisation, 'id' | 'token' | 'addedAt'>;

type Noted = { act: StaffAct; staff: Acting; subject: string; detail?: Record<string, string> };

const note = ({ clock, uuid }: ServiceContext, tx: Handle, { detail = {}, ...line }: Noted): Promise<void> =>
  writeStaffLog(tx, { id: uuid(), at: clock(), ...line, detail });

/** Another contact gets another address of the page: the one before opens nothing any more. */
async function changeOrganisation(context: ServiceContext, tx: Handle, id: string, written: Written) {
  const [before] = await tx.select().from(organisations).where(eq(organisations.id, id)).for('update');
  if (!before) return null;
  const isOther = before.contactEmail !== written.contactEmail;
  const token = isOther ? newOrderToken(context) : before.token;
  await tx
    .update(organisations)
    .set({ ...written, token })
    .where(eq(organisations.id, id));
  return id;
}

/** A new one without an `id`. Only what is issued from now on says so. */
export async function saveOrganisation(
  context: ServiceContext,
  { staff, id, ...written }: Written & { id?: string | undefined; staff: Acting },
): Promise<{ ok: true; id: string } | { ok: false; reason: 'not-found' }> {
  return context.database.transaction(async (tx) => {
    const made = { id: context.uuid(), token: newOrderToken(context), addedAt: context.clock() };
    if (id === undefined) await tx.insert(organisations).values({ ...written, ...made });
    else if ((await changeOrganisation(context, tx, id, written)) === null)
      return { ok: false, reason: 'not-found' };
    await note(context, tx, { act: 'save-organisation', staff, subject: written.name });
    return { ok: true, id: id ?? made.id };
  });
}

/** In one line for each series, so that no number is left out or given twice. */
async function issue(
  { clock, uuid }: ServiceContext,
  tx: Handle,
  { dealId, kind, data }: { dealId: string; kind: PaperKind; data: PaperData },
): Promise<Paper> {
  const issuedAt = clock();
  const year = Number(dateInMorocco(issuedAt).slice(0, 4));
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`papers:${kind}:${year}`}, 0))`);
  const { place: column } = organisationPapers;
  const [last] = await tx
    .select({ place: sql<number>`coalesce(max(${column}), 0)`.mapWith(Number) })
    .from(organisationPapers)
    .where(and(eq(organisationPapers.kind, kind), eq(organisationPapers.year, year)));
  const place = (last?.place ?? 0) + 1;
  const row = { id: uuid(), dealId, kind, year, place, issuedAt, data, ...sumsOf(data) };
  const [paper] = await tx.insert(organisationPapers).values(row).returning();
  if (!paper) throw new Error('A paper was not written.');
  const email = { name: 'organisation-paper', dedupeKey: `organisation-paper:${paper.id}` };
  await postEmail(tx, { ...email, input: { paper: paper.id } }, issuedAt);
  return paper;
}

const partiesOf = (settings: AcademySettings, { locale, ...to }: Organisation) => ({
  locale,
  seller: {
    name: settings.siteName[locale],
    address: settings.address[locale],
    registration: settings.registration.map(({ label, value }) => ({ label: label[locale], value })),
  },
  buyer: { kind: to.kind, name: to.name, address: to.address, ice: to.ice },
  vat: vatOf(settings, locale),
});

export type Quoting = {
  organisationId: string;
  courseSlug: string;
  seats: number;
  unitCentimes: number;
  validUntil: string;
};

/** 'no-vat': the settings do not say yet what is written of TVA. 'past': its last day is over. 'too-much': more than one paper may say. */
export async function quoteSeats(
  context: ServiceContext,
  { staff, ...wanted }: Quoting & { staff: Acting },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'no-course' | 'past' | 'too-much' | 'no-vat' }> {
  if (wanted.validUntil < dateInMorocco(context.clock())) return { ok: false, reason: 'past' };
  return context.database.transaction(async (tx) => {
    const [to] = await tx.select().from(organisations).where(eq(organisations.id, wanted.organisationId));
    if (!to) return { ok: false, reason: 'not-found' };
    const course = await readCourse(tx, wanted.courseSlug);
    if (!course) return { ok: false, reason: 'no-course' };
    const settings = await readSettings(tx);
    // The total of a quote is a promise: nobody can make it before TVA is settled.
    if (missingIn(settings, to).includes('vat')) return { ok: false, reason: 'no-vat' };
    const parties = partiesOf(settings, to);
    const lines = [lineOf(course.words[to.locale].name, wanted.seats, wanted.unitCentimes)];
    if (sumsOf({ ...parties, lines }).totalCentimes > largestAmountCentimes)
      return { ok: false, reason: 'too-much' };
    const deal = { ...wanted, id: context.uuid(), code: newGiftCode(context), madeAt: context.clock() };
    await tx.insert(seatDeals).values(deal);
    const data = { ...parties, lines, validUntil: wanted.validUntil, about: null };
    const paper = await issue(context, tx, { dealId: deal.id, kind: 'quote', data });
    await note(context, tx, {
      act: 'quote-seats',
      staff,
      subject: to.name,
      detail: { number: paperNumber(paper) },
    });
    return { ok: true };
  });
}

/** Held until the transaction ends: what is asked of one deal happens one after the other. */
export async function lockDeal(tx: Handle, where: { id: string } | { code: string }) {
  if ('id' in where && !isUuid(where.id)) return null;
  const which = 'id' in where ? eq(seatDeals.id, where.id) : eq(seatDeals.code, where.code);
  const [deal] = await tx.select().from(seatDeals).where(which).for('update');
  return deal ?? null;
}

export const readPapers = (db: Handle, dealIds: readonly string[]): Promise<Paper[]> =>
  dealIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(organisationPapers)
        .where(inArray(organisationPapers.dealId, [...dealIds]))
        .orderBy(asc(organisationPapers.issuedAt));

type Held = { deal: Deal; organisation: Organisation; papers: Paper[]; state: DealState };

/** Locked, with all that its next step depends on. */
async function holdDeal(context: ServiceContext, tx: Handle, id: string): Promise<Held | null> {
  const deal = await lockDeal(tx, { id });
  if (!deal) return null;
  const [organisation] = await tx
    .select()
    .from(organisations)
    .where(eq(organisations.id, deal.organisationId));
  if (!organisation) return null;
  const papers = await readPapers(tx, [id]);
  return { deal, organisation, papers, state: stateOfDeal(deal, papers, context.clock()) };
}

export const paperOf = (papers: readonly Paper[], kind: PaperKind): Paper | null =>
  papers.find((one) => one.kind === kind) ?? null;

export const stateOfDeal = (deal: Deal, papers: readonly Paper[], now: Date): DealState =>
  stateOf({ ...deal, invoice: paperOf(papers, 'invoice') }, dateInMorocco(now));

type Step = { id: string; staff: Acting };
type Refused = { ok: false; reason: 'not-found' | 'too-late' };

/** The quote was accepted. 'incomplete': what the law asks of an invoice and nobody has written yet. */
export async function invoiceSeats(
  context: ServiceContext,
  { id, staff }: Step,
): Promise<{ ok: true } | Refused | { ok: false; reason: 'incomplete'; missing: Particular[] }> {
  return context.database.transaction(async (tx) => {
    const held = await holdDeal(context, tx, id);
    const accepted = held && paperOf(held.papers, 'quote');
    if (!held || !accepted) return { ok: false, reason: 'not-found' };
    if (held.state !== 'quoted') return { ok: false, reason: 'too-late' };
    const settings = await readSettings(tx);
    const missing = missingIn(settings, held.organisation);
    if (missing.length > 0) return { ok: false, reason: 'incomplete', missing };
    const { lines } = accepted.data;
    const about = paperNumber(accepted);
    const data = { ...partiesOf(settings, held.organisation), lines, validUntil: null, about };
    const paper = await issue(context, tx, { dealId: id, kind: 'invoice', data });
    const detail = { number: paperNumber(paper), total: String(paper.totalCentimes) };
    await note(context, tx, { act: 'invoice-seats', staff, subject: held.organisation.name, detail });
    return { ok: true };
  });
}

type Paid = Step & {
  kind: 'invoice' | 'credit-note';
  day: string;
  reference: string;
  amountCentimes: number;
};

/**
 * The transfer came, or went back: whole, on the day the bank wrote. Opens the seats of an invoice. 'too-late': somebody marked it
 * before, or a credit note ended it.
 */
export async function markSeatsPaid(
  context: ServiceContext,
  { id, staff, kind, day, reference, amountCentimes }: Paid,
): Promise<{ ok: true } | Refused | { ok: false; reason: 'day-to-come' | 'amount-differs' }> {
  if (day > dateInMorocco(context.clock())) return { ok: false, reason: 'day-to-come' };
  return context.database.transaction(async (tx) => {
    const held = await holdDeal(context, tx, id);
    const paper = held && paperOf(held.papers, kind);
    if (!held || !paper) return { ok: false, reason: 'not-found' };
    const isOpen = kind === 'invoice' ? held.state === 'invoiced' : owesBack(held.papers);
    if (!isOpen) return { ok: false, reason: 'too-late' };
    if (amountCentimes !== paper.totalCentimes) return { ok: false, reason: 'amount-differs' };
    const paid = { paidOn: day, paidReference: reference, paidBy: staff.email };
    await tx.update(organisationPapers).set(paid).where(eq(organisationPapers.id, paper.id));
    const detail = { number: paperNumber(paper), total: String(amountCentimes), paidOn: day };
    await note(context, tx, { act: 'pay-seats', staff, subject: held.organisation.name, detail });
    if (kind === 'invoice')
      await tellPage(context, tx, { organisation: held.organisation.id, turn: paper.id });
    return { ok: true };
  });
}

/** A credit note of money that had come in, which was not sent back yet. */
export const owesBack = (papers: readonly Paper[]): boolean =>
  (paperOf(papers, 'invoice')?.paidOn ?? null) !== null && paperOf(papers, 'credit-note')?.paidOn === null;

const tellPage = (
  { clock }: ServiceContext,
  tx: Handle,
  { organisation, turn }: { organisation: string; turn: string },
) =>
  postEmail(
    tx,
    { name: 'organisation-page', dedupeKey: `organisation-page:${turn}`, input: { organisation } },
    clock(),
  );

/** Another address of the organisation's page, by e-mail to its contact; the one before opens nothing any more. */
export async function renewOrganisationPage(
  context: ServiceContext,
  { id, staff }: Step,
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  if (!isUuid(id)) return { ok: false, reason: 'not-found' };
  return context.database.transaction(async (tx) => {
    const [row] = await tx
      .update(organisations)
      .set({ token: newOrderToken(context) })
      .where(eq(organisations.id, id))
      .returning();
    if (!row) return { ok: false, reason: 'not-found' };
    await tellPage(context, tx, { organisation: id, turn: context.uuid() });
    await note(context, tx, { act: 'renew-organisation-page', staff, subject: row.name });
    return { ok: true };
  });
}

/**
 * A credit note for the seats that nobody has taken, and the end of the deal: those who sit stay. 'all-used': nothing is left to
 * credit.
 */
export async function creditSeats(
  context: ServiceContext,
  { id, staff }: Step,
): Promise<{ ok: true } | Refused | { ok: false; reason: 'all-used' }> {
  return context.database.transaction(async (tx) => {
    const held = await holdDeal(context, tx, id);
    const invoice = held && paperOf(held.papers, 'invoice');
    if (!held || !invoice) return { ok: false, reason: 'not-found' };
    const { deal, organisation, state } = held;
    if (state === 'ended') return { ok: false, reason: 'too-late' };
    const isOfDeal = eq(organisationSeats.dealId, id);
    await tx.delete(organisationSeats).where(and(isOfDeal, isNull(organisationSeats.takenAt)));
    const left = deal.seats - (await tx.$count(organisationSeats, isOfDeal));
    if (left === 0) return { ok: false, reason: 'all-used' };
    const [line] = invoice.data.lines;
    const lines = [lineOf(line?.what ?? deal.courseSlug, left, deal.unitCentimes)];
    // What was invoiced is what is taken back, whatever the settings and the organisation say by now.
    const data = { ...invoice.data, lines, about: paperNumber(invoice) };
    const paper = await issue(context, tx, { dealId: id, kind: 'credit-note', data });
    await tx.update(seatDeals).set({ endedAt: context.clock() }).where(eq(seatDeals.id, id));
    const detail = { number: paperNumber(paper), total: String(paper.totalCentimes) };
    await note(context, tx, { act: 'credit-seats', staff, subject: organisation.name, detail });
    return { ok: true };
  });
}

/** Of one organisation, with what is due. */
export async function listOrganisations({ database: { db }, clock }: ServiceContext) {
  const rows = await db.select().from(organisations).orderBy(asc(organisations.name)).limit(1_000);
  const deals = await db.select().from(seatDeals).orderBy(desc(seatDeals.madeAt)).limit(2_000);
  const papers = Map.groupBy(
    await readPapers(
      db,
      deals.map(({ id }) => id),
    ),
    ({ dealId }) => dealId,
  );
  const states = deals.map((deal) => ({
    of: deal.organisationId,
    state: stateOfDeal(deal, papers.get(deal.id) ?? [], clock()),
  }));
  return rows.map(({ token: _secret, addedAt: _when, ...row }) => ({
    ...row,
    states: states.flatMap(({ of, state }) => (of === row.id ? [state] : [])),
  }));
}

export type SeatRow = Omit<typeof organisationSeats.$inferSelect, 'dealId' | 'person'>;
export type WholeDeal = Deal & { state: DealState; papers: Paper[]; seatRows: SeatRow[] };

const dealsOf = async (db: Handle, organisationId: string, now: Date): Promise<WholeDeal[]> => {
  const deals = await db
    .select()
    .from(seatDeals)
    .where(eq(seatDeals.organisationId, organisationId))
    .orderBy(desc(seatDeals.madeAt));
  const ids = deals.map(({ id }) => id);
  const papers = await readPapers(db, ids);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(organisationSeats)
          .where(inArray(organisationSeats.dealId, ids))
          .orderBy(asc(organisationSeats.email));
  return deals.map((deal) => {
    const own = papers.filter(({ dealId }) => dealId === deal.id);
    const seatRows = rows.filter(({ dealId }) => dealId === deal.id);
    return { ...deal, state: stateOfDeal(deal, own, now), papers: own, seatRows };
  });
};

export type WholeOrganisation = Organisation & { deals: WholeDeal[] };

/** By its id, or by the secret of its page; null where there is none. */
export async function readOrganisation(
  db: Handle,
  where: { id: string } | { token: string },
  now: Date,
): Promise<WholeOrganisation | null> {
  const which = 'id' in where ? eq(organisations.id, where.id) : eq(organisations.token, where.token);
  const [row] = await db.select().from(organisations).where(which);
  return row ? { ...row, deals: await dealsOf(db, row.id, now) } : null;
}

export const organisationOf = (
  { database: { db }, clock }: ServiceContext,
  where: { id: string } | { token: string },
) => readOrganisation(db, where, clock());

/** As a PDF, in the language it was issued in; null for a paper of another organisation. */
export async function printOrganisationPaper(
  context: ServiceContext,
  { number, ...where }: ({ id: string } | { token: string }) & { number: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const found = await organisationOf(context, where);
  const papers = found?.deals.flatMap((deal) => deal.papers) ?? [];
  const paper = papers.find((one) => paperNumber(one) === number);
  if (!paper) return null;
  const settings = await readSettings(context.database.db, { sampleToo: !context.production });
  return printPaper(context.fontsFolder, organisationPaper(paper, settings), context.logoPng);
}

/** What a paper is about. */
export type PaperFacts = { paper: Paper; organisation: Organisation; deal: Deal };

export async function readPaperFacts(db: Handle, id: string): Promise<PaperFacts | null> {
  const [row] = await db
    .select({ paper: organisationPapers, deal: seatDeals, organisation: organisations })
    .from(organisationPapers)
    .innerJoin(seatDeals, eq(seatDeals.id, organisationPapers.dealId))
    .innerJoin(organisations, eq(organisations.id, seatDeals.organisationId))
    .where(eq(organisationPapers.id, id));
  return row ?? null;
}
