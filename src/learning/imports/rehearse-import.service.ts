/** What would become of each line of a list from elsewhere. Nothing is written. */
import { and, eq, inArray, like, ne, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { StaffMember } from '../../academy.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { foldForSearch } from '../../platform/text/fold-for-search.ts';
import { isNobody, mailboxOf, phoneOfAddress } from '../../platform/people/mailbox.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { mayImport } from '../../academy/staff/who-may.ts';
import type { FreeItem, PersonBefore } from '../../selling/free-access/free-access.ts';
import { judgePeople, namedItems } from '../../selling/free-access/give-free-access.service.ts';
import { findOwned } from '../../selling/access/access.service.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { readOutline } from '../classroom/classroom.service.ts';
import { isDoneByButton } from '../classroom/lesson.ts';
import { readProgress } from '../classroom/progress.service.ts';
import { type ImportedRow, type ImportProblem, type ImportReading, readImport } from './import.ts';
import type { ImportOutcome, KnownBy, LineToImport } from './import-outcome.ts';
import { importLines } from './imports.table.ts';

/** What the rows of a name in the file are; '' names the rows that name nothing. `item` null: these rows are left out. */
type Choice = { named: string; item: FreeItem | null };
export type Asked = { text: string; choices: readonly Choice[]; locale: Locale; staff: StaffMember };

type Rehearsed = Pick<ImportedRow, 'line' | 'name' | 'email' | 'phone' | 'remarks'> & {
  knownBy: KnownBy;
  item: PersonBefore['item'];
  outcome: ImportOutcome;
  /** Of 'bad-person': what is wrong, by column. */
  faults: Record<string, string>;
  waitsForCode: boolean;
  /** Lessons that it ticks, of how many that can be. */
  lessons: { ticked: number; of: number } | null;
  /** What is kept until its turn; null where nothing is to be done. */
  row: LineToImport | null;
};
type Rehearsal = Pick<ImportReading, 'source' | 'ignored'> & {
  named: (Choice & { rows: number })[];
  lines: Rehearsed[];
};

const wordsOf = (name: string): string[] => foldForSearch(name).split(' ');
const mayBeOne = (a: string, b: string): boolean =>
  a.trim() === '' ||
  b.trim() === '' ||
  wordsOf(a).some((word) => word.length > 1 && wordsOf(b).includes(word));

type Known = { email: string; knownBy: KnownBy } | 'whose-phone';

/** Who has which of these phones here: by an order, or by an account that is signed in to by it. */
async function ownersOfPhones(db: Handle, phones: readonly string[]) {
  if (phones.length === 0) return [];
  const { phone, email, name } = orders;
  const [bought, accounts] = await Promise.all([
    db
      .selectDistinct({ phone, email, name })
      .from(orders)
      .where(inArray(phone, [...phones])),
    db
      .select({ email: memberUsers.email })
      .from(memberUsers)
      .where(
        and(
          like(memberUsers.email, '%@phone.invalid'),
          inArray(sql`'+' || split_part(${memberUsers.email}, '-', 1)`, [...phones]),
        ),
      ),
  ]);
  return [
    ...bought.filter((one) => !isNobody(one.email)),
    ...accounts.map((one) => ({ email: one.email, phone: phoneOfAddress(one.email), name: '' })),
  ];
}

/** By the e-mail address first; by the phone where its owner may have this name. A family may share a phone. */
async function findingKnown(db: Handle, rows: readonly ImportedRow[]): Promise<(row: ImportedRow) => Known> {
  const emails = [...new Set(rows.flatMap(({ email }) => (email === '' ? [] : [email])))];
  const phones = [...new Set(rows.flatMap(({ phone }) => (phone === '' ? [] : [phone])))];
  const byEmail = new Set<string>();
  if (emails.length > 0) {
    const own = or(inArray(orders.email, emails), inArray(orders.owner, emails.map(mailboxOf)));
    const some = await db
      .selectDistinct({ email: orders.email, owner: orders.owner })
      .from(orders)
      .where(own);
    const { email } = memberUsers;
    const members = await db.select({ email }).from(memberUsers).where(inArray(email, emails));
    for (const one of [...some, ...members]) byEmail.add(one.email);
    for (const { owner } of some) if (owner !== null) byEmail.add(owner);
  }
  const byPhone = Map.groupBy(await ownersOfPhones(db, phones), (one) => one.phone);
  return ({ email, phone, name }) => {
    if (byEmail.has(email)) return { email, knownBy: 'email' };
    const owners = phone === '' ? [] : (byPhone.get(phone) ?? []);
    const found = new Set(owners.filter((one) => mayBeOne(one.name, name)).map((one) => one.email));
    const [only] = found;
    if (only !== undefined && found.size === 1) return { email: only, knownBy: 'phone' };
    return email === '' && owners.length > 0 ? 'whose-phone' : { email, knownBy: null };
  };
}

/** Somebody and what they have. `owner`: of an order, or `mailboxOf` an address. */
const pairOf = (owner: string | null, { kind, slug }: { kind: string; slug: string }): string =>
  `${owner} ${kind} ${slug}`;

/**
 * What an earlier import gave and somebody ended since is not given again by itself. `email`: asked of one alone; empty: all
 * that were.
 */
export async function readingEnded(
  db: Handle,
  email = '',
): Promise<(email: string, item: FreeItem) => boolean> {
  const rows = await db
    .select({ owner: orders.owner, kind: orders.itemKind, slug: orders.itemSlug })
    .from(importLines)
    .innerJoin(orders, eq(orders.id, importLines.orderId))
    .where(
      and(
        eq(importLines.outcome, 'given'),
        sql`${importLines.undone} is distinct from 'taken-back'`,
        ne(orders.status, 'Payment Confirmed'),
        email === '' ? undefined : eq(orders.owner, mailboxOf(email)),
      ),
    );
  const ended = new Set(rows.map((row) => pairOf(row.owner, row)));
  return (of, item) => ended.has(pairOf(mailboxOf(of), item));
}

const saysProgress = ({ share, lessons }: Pick<LineToImport, 'share' | 'lessons'>): boolean =>
  share !== null || lessons.length > 0;

/**
 * Lessons that a line says are done and that are not done here. A share counts from the first; tests, tasks and live sessions
 * are left out, for what was marked elsewhere is no mark here. `orderId` null: nothing is done yet.
 */
export async function lessonsToTick(
  db: Handle,
  { item, share, lessons: titles }: Pick<LineToImport, 'item' | 'share' | 'lessons'>,
  orderId: string | null,
): Promise<{ enrolmentId: string | null; ids: string[]; of: number }> {
  const nothing = { enrolmentId: null, ids: [], of: 0 };
  if (item.kind !== 'course' || !saysProgress({ share, lessons: titles })) return nothing;
  const outline = (await readOutline(db, item.slug)).flatMap((one) => one.lessons);
  const all = outline.filter(({ kind, counts }) => counts && isDoneByButton(kind) && kind !== 'live');
  const wanted = new Set(titles.map(foldForSearch));
  const until = Math.floor((share ?? 0) * all.length + 1e-9);
  const meant = all.filter(
    ({ title }, at) => at < until || Object.values(title).some((one) => wanted.has(foldForSearch(one))),
  );
  const [seat] =
    orderId === null
      ? []
      : await db.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.orderId, orderId));
  const done = seat ? await readProgress(db, seat.id) : new Map<string, { doneAt: Date | null }>();
  const ids = meant.map(({ id }) => id).filter((id) => (done.get(id)?.doneAt ?? null) === null);
  return { enrolmentId: seat?.id ?? null, ids, of: all.length };
}

/** Which item a row is: as it was chosen, else by its name; or why none. */
async function choosingItems(
  context: ServiceContext,
  choices: readonly Choice[],
): Promise<(course: string) => FreeItem | 'no-item' | 'unknown-item' | 'left-out'> {
  const chosen = new Map(choices.map(({ named, item }) => [foldForSearch(named), item]));
  const byName = await namedItems(context);
  return (course) => {
    const item = chosen.get(foldForSearch(course));
    if (item !== undefined) return item ?? 'left-out';
    return course === '' ? 'no-item' : (byName(course) ?? 'unknown-item');
  };
}

type Placed = { row: ImportedRow; known: Known; item: FreeItem | null; whyNot: ImportOutcome | null };

/** Why nothing is done with a row, as far as it tells by itself. */
function placing(
  known: (row: ImportedRow) => Known,
  itemOf: (course: string) => FreeItem | 'no-item' | 'unknown-item' | 'left-out',
) {
  return (row: ImportedRow): Placed => {
    const [found, item] = [known(row), itemOf(row.course)];
    const isItem = typeof item === 'object';
    const whyNot = row.fault ?? (isItem ? (found === 'whose-phone' ? found : null) : item);
    return { row, known: found, item: isItem ? item : null, whyNot };
  };
}

const emailOf = ({ known, row }: Placed): string => (known === 'whose-phone' ? row.email : known.email);

type Judged = { placed: Placed; judged: PersonBefore | null };

/** What the screen shows of a line, whatever becomes of it. */
const shownOf = ({ placed, judged }: Judged) => {
  const { line, name, phone, remarks } = placed.row;
  return {
    line,
    name,
    phone,
    remarks,
    email: emailOf(placed),
    knownBy: placed.known === 'whose-phone' ? null : placed.known.knownBy,
    item: judged?.item ?? null,
    faults: judged?.problems ?? {},
    waitsForCode: judged?.waitsForCode ?? false,
    lessons: null,
    row: null,
  };
};

async function tell(
  db: Handle,
  of: Judged,
  isEnded: (email: string, item: FreeItem) => boolean,
): Promise<Rehearsed> {
  const { placed, judged } = of;
  const { row: read, item } = placed;
  const shown = shownOf(of);
  const first = placed.whyNot ?? whyNotOf(judged);
  if (first !== null || item === null) return { ...shown, outcome: first ?? 'no-item' };
  const { email, name, phone } = shown;
  const outcome = judged?.whyNot ?? (isEnded(email, item) ? 'ended' : 'given');
  const row = { name, email, phone, note: read.note, item, share: read.share, lessons: read.lessons };
  if (outcome !== 'given' && outcome !== 'owns-already') return { ...shown, outcome, row };
  // Most lists say nothing of progress: then nothing more is asked of a line.
  const [owned] = outcome === 'owns-already' && saysProgress(row) ? await findOwned(db, email, item) : [];
  const { ids, of: all } = await lessonsToTick(db, row, owned?.id ?? null);
  return { ...shown, outcome, row, lessons: all === 0 ? null : { ticked: ids.length, of: all } };
}

function whyNotOf(judged: PersonBefore | null): ImportOutcome | null {
  if (judged?.whyNot === 'twice') return 'twice';
  if (Object.keys(judged?.problems ?? {}).length === 0) return null;
  return judged?.item === null ? 'unknown-item' : 'bad-person';
}

/** Each name of the file once, with what its rows are. */
function namesIn(placed: readonly Placed[]): Rehearsal['named'] {
  const some = Map.groupBy(placed, ({ row }) => foldForSearch(row.course));
  return [...some.values()].flatMap(([first, ...more]) =>
    first ? [{ named: first.row.course, item: first.item, rows: more.length + 1 }] : [],
  );
}

/** Who may: `mayImport`. */
export async function rehearseImport(
  context: ServiceContext,
  { text, choices, locale, staff }: Asked,
): Promise<{ ok: true; rehearsal: Rehearsal } | { ok: false; reason: ImportProblem }> {
  if (!mayImport(staff)) throw new Error(`${staff.role} may not import learners.`);
  const { db } = context.database;
  const read = readImport(text);
  if (!read.ok) return read;
  const { source, ignored, rows } = read.reading;
  const place = placing(await findingKnown(db, rows), await choosingItems(context, choices));
  const placed = rows.map(place);
  const open = placed.flatMap((one) =>
    one.whyNot === null && one.item !== null ? [{ one, item: one.item }] : [],
  );
  const judged = await judgePeople(
    context,
    { overSeats: false, locale, staff },
    open.map(({ one, item }) => ({
      line: one.row.line,
      name: one.row.name,
      email: emailOf(one),
      phone: one.row.phone,
      locale: '',
      named: '',
      why: one.row.note,
      item,
    })),
  );
  const judgedOf = new Map(open.map(({ one }, at) => [one, judged[at] ?? null]));
  const lines: Rehearsed[] = [];
  const isEnded = await readingEnded(db);
  for (const one of placed)
    lines.push(await tell(db, { placed: one, judged: judgedOf.get(one) ?? null }, isEnded));
  return { ok: true, rehearsal: { source, ignored, named: namesIn(placed), lines } };
}
