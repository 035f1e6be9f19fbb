/** Whom a broadcast goes to, worked out by the database in one query. */
import { type Locale, locales } from '../../platform/i18n/locale.ts';
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { noMailbox } from '../../platform/people/mailbox.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { learningEvents } from '../../learning/classroom/classroom.table.ts';
import { cohorts, enrolments } from '../../selling/orders/cohorts.table.ts';
import { wantsNewsIf } from '../../academy/emails/email-choices.service.ts';
import { emailChoices } from '../../academy/emails/email-choices.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { personTags } from '../../academy/accounts/people.table.ts';
import { waitlistEntries } from '../../catalogue/applicants/waitlist.table.ts';
import { idleDays, type Purpose, type Segment, type SegmentKind } from './broadcast.ts';
import { broadcastRecipients } from './broadcasts.table.ts';

const dayMs = 86_400_000;

/** Of a gift: who got it. Whoever keeps what they bought has paid for it. */
const owner = sql`coalesce(${orders.recipientEmail}, ${orders.email}) as email,
  coalesce(${orders.recipientName}, ${orders.name}) as name, ${orders.locale} as locale, ${orders.placedAt} as at,
  ${orders.recipientEmail} is null as paid`;

/** Paid, and not taken back. */
const isOpen = sql`${orders.status} = 'Payment Confirmed' and ${entitlements.revokedAt} is null`;

const openOrders = sql`${orders} join ${entitlements} on ${entitlements.orderId} = ${orders.id}`;
const seats = sql`${openOrders} join ${enrolments} on ${enrolments.orderId} = ${orders.id}`;
const choice = sql`${emailChoices.email} as email, ${emailChoices.name} as name, ${emailChoices.locale} as locale`;
const choiceOf = (email: PgColumn) => sql`left join ${emailChoices} on ${emailChoices.email} = ${email}`;

/** Of these an address is one row at most; of the others its newest order names it. */
const once = ['everybody', 'idle', 'waitlist', 'tag'] as const satisfies readonly SegmentKind[];
type Once = (typeof once)[number];
const isOnce = (kind: SegmentKind): kind is Once => once.some((one) => one === kind);

/** Rows of (email, name, locale, may), in the order of addresses from an index where only the first are asked for. */
function onceWanted(kind: Once, of: string, { now, may }: { now: Date; may: SQL }): SQL {
  switch (kind) {
    case 'everybody':
      return sql`select ${choice}, ${may} as may from ${emailChoices}`;
    case 'idle': {
      const since = new Date(now.getTime() - (idleDays(of) ?? 0) * dayMs).toISOString();
      return sql`select ${choice}, ${may} as may from ${emailChoices} where not exists (select 1 from ${orders}
        where ${orders.email} = ${emailChoices.email} and ${orders.status} = 'Payment Confirmed' and ${orders.placedAt} >= ${since}::timestamptz)`;
    }
    case 'waitlist':
      return sql`select ${waitlistEntries.email} as email, ${waitlistEntries.name} as name, ${waitlistEntries.locale} as locale,
        ${may} as may from ${waitlistEntries} ${choiceOf(waitlistEntries.email)}
        where ${waitlistEntries.courseSlug} = ${of} and ${waitlistEntries.unsubscribedAt} is null`;
    case 'tag':
      return sql`select ${personTags.email} as email, coalesce(${emailChoices.name}, '') as name, coalesce(${emailChoices.locale}, 'ar') as locale,
        ${may} as may from ${personTags} ${choiceOf(personTags.email)} where ${personTags.tag} = ${of}`;
  }
}

/** Rows of (email, name, locale, at, paid). */
function wantedByOrder(kind: Exclude<SegmentKind, Once>, of: string): SQL {
  switch (kind) {
    case 'buyers':
      return sql`select ${owner} from ${openOrders} where ${orders.itemKind} = 'course' and ${orders.itemSlug} = ${of} and ${isOpen}`;
    case 'members':
      return sql`select ${owner} from ${openOrders} where ${orders.itemKind} = 'membership' and ${isOpen}`;
    case 'cohort':
      return sql`select ${owner} from ${seats} where ${enrolments.cohortId}::text = ${of} and ${isOpen}`;
    case 'unfinished':
      return sql`select ${owner} from ${seats} where ${enrolments.courseSlug} = ${of} and ${enrolments.finishedAt} is null and ${isOpen}
        and exists (select 1 from ${learningEvents} where ${learningEvents.enrolmentId} = ${enrolments.id})`;
  }
}

type Asked = { segment: Segment; purpose: Purpose; now: Date };

/** Whether an order of the address of a row of email_choices is paid. */
const hasPaid = sql`${emailChoices.email} in (select ${orders.email} from ${orders} where ${orders.status} = 'Payment Confirmed')`;

/* Who may be written news, as their orders stand. */

const wantsNews = wantsNewsIf(hasPaid);

/** Whether a broadcast may be written to the address now; `isNews`: one that needs their agreement. */
export async function mayBeWrittenTo(db: Handle, email: string, isNews: boolean): Promise<boolean> {
  const refused = isNews ? wantsNews : isNotNull(emailChoices.bouncedAt);
  const rows = await db
    .select({ email: emailChoices.email })
    .from(emailChoices)
    .where(and(eq(emailChoices.email, email), refused));
  return isNews === rows.length > 0;
}

/** One row an address: 'may' tells whether the broadcast may go there. */
function audienceOf({ segment: { kind, of }, purpose, now }: Asked): SQL {
  const mayIf = (news: SQL) =>
    purpose === 'news' ? sql`coalesce(${news}, false)` : sql`${emailChoices.bouncedAt} is null`;
  const isPerson = sql`wanted.email not like ${`%${noMailbox}`}`;
  if (isOnce(kind))
    return sql`select wanted.email, wanted.name, wanted.locale, wanted.may
      from (${onceWanted(kind, of, { now, may: mayIf(wantsNews) })}) wanted where ${isPerson}`;
  const may = mayIf(wantsNewsIf(sql`one.paid or ${hasPaid}`));
  return sql`select one.email, one.name, one.locale, ${may} as may from (
      select distinct on (wanted.email collate "C") wanted.email, wanted.name, wanted.locale, wanted.paid
      from (${wantedByOrder(kind, of)}) wanted where ${isPerson}
      order by wanted.email collate "C", wanted.at desc nulls last) one
    left join ${emailChoices} on ${emailChoices.email} = one.email`;
}

export type Audience = {
  /** Who gets it, and how many of the segment do not: without agreement, or refused by their mail server. */
  count: number;
  leftOut: number;
  /** How many read which language. */
  languages: Partial<Record<Locale, number>>;
  first: { email: string; name: string; locale: Locale }[];
};

const profileLocale = sql`left join (select ${memberUsers.email} as email, ${memberProfiles.locale} as locale from ${memberProfiles}
  join ${memberUsers} on ${memberUsers.id} = ${memberProfiles.memberId}) profile on profile.email = found.email`;
const readsIn = sql`coalesce(profile.locale, found.locale)`;

/** Until the transaction ends: a list of 100,000 is sorted in memory, and compiling its query would take longer than reading it. */
const forLongLists = sql`select set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`;

const peopleIn = (asked: Asked) =>
  sql`select found.email, found.name, found.may, ${readsIn} as locale from (${audienceOf(asked)}) found ${profileLocale}`;
const counts = sql`(count(*) filter (where may))::int as count, (count(*) filter (where not may))::int as left_out,
  ${sql.join(
    locales.map(
      (one) => sql`(count(*) filter (where may and locale = ${one}))::int as ${sql.identifier(one)}`,
    ),
    sql`, `,
  )}`;
const firstOf = (people: SQL, order: SQL) =>
  sql`(select json_agg(top) from (select email, name, locale from ${people} where may order by ${order} limit 25) top) as first`;

/** The first are read from an index, so that nothing is kept or sorted. 'offset 0': who may is asked once a row, not for each count. */
const countedOnce = (asked: Asked) =>
  sql`select ${counts}, ${firstOf(sql`(${peopleIn(asked)}) again`, sql`email`)} from (${peopleIn(asked)} offset 0) people`;

const counted = (asked: Asked) => sql`with people as materialized (${peopleIn(asked)})
  select ${counts}, ${firstOf(sql`people`, sql`email collate "C"`)} from people`;

/** Counts, and the first 25 by address. */
export async function readAudience(database: Database, asked: Asked): Promise<Audience> {
  const { rows } = await database.transaction(async (tx) => {
    await tx.execute(forLongLists);
    return tx.execute<Record<Locale | 'count' | 'left_out', number> & { first: Audience['first'] | null }>(
      isOnce(asked.segment.kind) ? countedOnce(asked) : counted(asked),
    );
  });
  const [row] = rows;
  return {
    count: row?.count ?? 0,
    leftOut: row?.left_out ?? 0,
    languages: Object.fromEntries(
      locales.flatMap((locale): [Locale, number][] =>
        row && row[locale] > 0 ? [[locale, row[locale]]] : [],
      ),
    ),
    first: row?.first ?? [],
  };
}

/** Writes down everybody it goes to; a second call adds nobody twice. */
export async function writeRecipients(tx: Handle, broadcastId: string, asked: Asked): Promise<void> {
  await tx.execute(sql`insert into ${broadcastRecipients} (id, broadcast_id, email, name, locale, state)
    select gen_random_uuid(), ${broadcastId}::uuid, found.email, found.name, ${readsIn}, 'waiting'
    from (${audienceOf(asked)}) found ${profileLocale} where found.may
    on conflict (broadcast_id, email) do nothing`);
}

/** What segments are made of: dated groups that still run or begin, by course. */
export const readGroups = (db: Handle) =>
  db
    .select({ id: cohorts.id, courseSlug: cohorts.courseSlug, startsOn: cohorts.startsOn })
    .from(cohorts)
    .orderBy(sql`${cohorts.startsOn} desc`)
    .limit(200);
