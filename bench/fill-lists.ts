/** 100,000 orders, and as many rows in each other table that the staff console lists: made by the database, in seconds. */
import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../src/platform/db/database.ts';

export const many = 100_000;
/** Rows per statement. */
const some = 20_000;

/**
 * Fills a database by one connection that nothing limits. References are not checked, and an index of what is searched is made
 * anew: row by row both take longer than all the rest.
 */
export async function filling(databaseUrl: string, fill: (on: Filled) => Promise<void>): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`set session_replication_role = 'replica'`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and indexdef like '%USING gin%'`,
  );
  for (const { name } of indexes) await client.query(`drop index ${pg.escapeIdentifier(name)}`);
  await fill({ db: drizzle({ client }) });
  for (const { definition } of indexes) await client.query(definition);
  // As the server itself does before long: an index alone answers only about pages that it knows to be whole.
  await client.query('vacuum analyze');
  await client.end();
}

type Filled = Pick<Database, 'db'>;

type Maker = (from: number, to: number) => SQL;

/** Runs a statement for so many rows from 1 on, in steps. */
async function inSteps({ db }: Filled, make: Maker, all = many): Promise<void> {
  for (let made = 0; made < all; made += some) await db.execute(make(made + 1, Math.min(all, made + some)));
}

const rows: Maker = (from, to) =>
  sql`from generate_series(${from}::int, ${to}::int) n, lateral (select now() - n * interval '9 minutes' as at) happened`;

/** Ids by the number of their row, so that one table can name another's. */
const idOf = (table: 'order' | 'attempt' | 'refund' | 'coupon' | 'event' | 'broadcast'): SQL =>
  sql.raw(`md5('${table}' || n)::uuid`);
/** Each buyer has an address of their own. */
const buyer = sql`'buyer.' || n % 80000 || '@' || (array['gmail.com', 'menara.ma', 'example.com'])[1 + n % 3]`;
const reads = sql`case when n % 3 = 0 then 'en' else 'ar' end`;

/** One order every nine minutes, the newest now; two in three buyers have Latin names. Few claims wait, as in a working academy. */
const makeOrders: Maker = (from, to) => sql`
  insert into orders (id, number, token, idempotency_key, locale, item_kind, item_slug, description, name, email, phone,
    list_price_centimes, discount_centimes, amount_centimes, status, payment_option, transfer_code, confirmed_age_at,
    placed_at, updated_at, expires_at, claimed_at)
  select ${idOf('order')},
    'MEM-' || lpad((n * 7919 % 1000000)::text, 6, '0') || '-' || lpad(to_hex(n * 31 % 65536), 4, '0'),
    'token-' || md5(n::text), 'key-' || md5(n::text), case when n % 3 = 0 then 'ar' else 'en' end,
    (array['course', 'course', 'course', 'membership', 'product', 'consultation'])[1 + n % 6], 'item-' || n % 17,
    'Ecommerce Mastery (Virtual), the whole course of twelve weeks',
    case when n % 3 = 0 then
      (array['أمينة', 'فاطمة الزهراء', 'خديجة', 'سلمى', 'نورة', 'مريم', 'هاجر', 'إيمان', 'زينب', 'لبنى'])[1 + n % 10] || ' ' ||
      (array['العلوي', 'بنّيس', 'الإدريسي', 'المرابط', 'الفاسي', 'التازي', 'القادري', 'السباعي', 'الوردي'])[1 + n / 10 % 9]
    else
      (array['Amina', 'Fatima-Zahra', 'Khadija', 'Salma', 'Nora', 'Meryem', 'Hajar', 'Imane', 'Zineb'])[1 + n % 9] || ' ' ||
      (array['Alaoui', 'Bennis', 'El Idrissi', 'Lmrabet', 'El Fassi', 'Tazi', 'Kadiri', 'Sbaï', 'El Ouardi'])[1 + n / 9 % 9]
    end || case when n % 1000 = 7 then ' Benjelloun' when n % 1000 = 9 then ' بنجلّون' else '' end,
    ${buyer},
    '+2126' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'), 120000, 0, 10000 * (1 + n % 23),
    case when n <= 60 then (array['Paid - Bank Transfer', 'Paid - WafaCash'])[1 + n % 2]
      when n <= 400 then 'Pending Payment'
      else (array['Payment Confirmed', 'Payment Confirmed', 'Expired', 'Cancelled', 'Payment Confirmed', 'Rejected', 'Refunded'])
        [1 + n * 5 / 3 % 7] end,
    (array['Card', 'Bank Transfer', 'WafaCash / Cash Plus', 'Card', null])[1 + n % 5],
    case when n % 5 = 2 then upper(substr(md5('code' || n), 1, 10)) end,
    at, at, at, at + interval '3 days', case when n <= 60 then at + interval '1 minute' end
  from generate_series(${from}::int, ${to}::int) n, lateral (select now() - n * interval '9 minutes' as at) placed`;

export async function fillOrders(database: Filled, all = many): Promise<void> {
  const { db } = database;
  await inSteps(database, makeOrders, all);
  await db.execute(sql`
    insert into entitlements (id, order_id, item_slug, granted_at, served_at)
    select gen_random_uuid(), id, item_slug, placed_at, case when number like '%7' and amount_centimes = 10000 then null else placed_at end
    from orders where status = 'Payment Confirmed'`);
  await db.execute(sql`
    insert into order_history (id, order_id, at, actor, event)
    select gen_random_uuid(), id, placed_at, 'clock', 'confirm' from orders where status in ('Payment Confirmed', 'Refunded')`);
}

const people: Maker[] = [
  // Every second one has ordered.
  (from, to) => sql`
    insert into member_users (id, name, email, email_verified, created_at, updated_at)
    select 'member-' || n, '', case when n % 2 = 0 then 'account.' || n || '@example.com' else ${buyer} end, true, at, at ${rows(from, to)}`,
  (from, to) => sql`
    insert into member_profiles (member_id, display_name, city, about, locale, wants_digest, unsubscribe_token, joined_at, quiet_until)
    select 'member-' || n, 'Salma', '', '', ${reads}, false, 'stop-' || n, at, case when n % 1000 = 0 then now() + interval '3 days' end
    ${rows(from, to)} where n % 3 = 0`,
  (from, to) => sql`
    insert into person_tags (email, tag)
    select ${buyer}, case when n % 25 = 0 then 'call back' when n = 99998 then 'rare' else 'tag ' || n % 30 end ${rows(from, to)}`,
  (from, to) => sql`
    insert into email_choices (email, name, locale, agreed_at, source, wording)
    select ${buyer}, 'Salma Alaoui', ${reads}, at, case when n % 3 = 1 then 'checkout' else 'account' end, 'Tell me' ${rows(from, to)}`,
  (from, to) => sql`
    insert into waitlist_entries (id, course_slug, locale, name, email, phone, joined_at)
    select gen_random_uuid(), case when n % 2 = 0 then 'english-mastery' else 'fashion-business-masterclass' end, ${reads},
      'Salma', ${buyer}, '+212612345678', at ${rows(from, to)}`,
];

const money: Maker[] = [
  (from, to) => sql`
    insert into payment_attempts (id, order_id, gateway, reference, amount_centimes, state, begun_at, settled_at, is_surplus)
    select ${idOf('attempt')}, ${idOf('order')}, 'cmi', 'attempt-' || n, 10000, 'captured', at, at, n % 5000 = 0 ${rows(from, to)}`,
  (from, to) => sql`
    insert into refunds (id, order_id, way, amount_centimes, is_whole, is_surplus, reason, state, credit_note_number, decided_by,
      decided_at, due_at, attempts, done_at)
    select ${idOf('refund')}, ${idOf('order')}, 'bank-transfer', 10000, true, false, 'Asked for it', case when n <= 400 then 'due' else 'done' end,
      'AV-' || n, 'staff:owner@derb.example', at, at + interval '14 days', 0, case when n > 400 then at end ${rows(from, to)}`,
  (from, to) => sql`
    insert into coupons (id, code, kind, value, starts_at, created_at, created_by)
    select ${idOf('coupon')}, 'CODE' || n, 'percent', 10, at, at, 'owner@derb.example' ${rows(from, to)}`,
  (from, to) => sql`
    insert into coupon_uses (order_id, coupon_id, email, used_at)
    select ${idOf('order')}, md5('coupon' || n % 5000 + 1)::uuid, ${buyer}, at ${rows(from, to)}`,
  (from, to) => sql`
    insert into gateway_notifications (id, gateway, event_id, attempt_reference, order_id, raw_body, verdict, reason, received_at, looks_forged)
    select gen_random_uuid(), 'cmi', 'event-' || n, 'attempt-' || n, ${idOf('order')}, 'amount=100', case when n % 2000 = 0 then 'refused' else 'applied' end,
      case when n % 2000 = 0 then 'wrong-amount' end, at, false ${rows(from, to)}`,
];

const work: Maker[] = [
  (from, to) => sql`
    insert into staff_log (id, at, email, act, subject)
    select gen_random_uuid(), at, (array['owner', 'finance', 'support'])[1 + n % 3] || '@derb.example',
      (array['confirm-claim', 'note-on-order', 'refund-order', 'look-at-double'])[1 + n % 4],
      (select number from orders where id = ${idOf('order')}) ${rows(from, to)}`,
  (from, to) => sql`
    insert into outbox (id, kind, dedupe_key, payload, order_id, created_at, run_at, attempts, done_at, failed_at)
    select gen_random_uuid(), 'mail', 'email:' || n, jsonb_build_object('emailName', (array['order-received', 'access', 'refund-decided'])[1 + n % 3]),
      ${idOf('order')}, at, at, 1, case when n % 1000 > 0 then at end, case when n % 1000 = 0 then at end ${rows(from, to)}`,
  (from, to) => sql`
    insert into events (id, kind, at, order_id, data, queued)
    select ${idOf('event')}, 'order.placed', at, ${idOf('order')}, '{}', true ${rows(from, to)}`,
  (from, to) => sql`
    insert into outbox (id, kind, dedupe_key, payload, order_id, created_at, run_at, attempts, done_at)
    select ${idOf('event')}, 'event', 'event:' || n, '{}', ${idOf('order')}, at, at, 1, at ${rows(from, to)}`,
  (from, to) => sql`
    insert into applications (id, kind, subject, locale, name, email, answers, sent_at, stage)
    select gen_random_uuid(), (array['waitlist', 'workshop', 'host-course', 'contact', 'careers'])[1 + n % 5],
      case when n % 5 < 2 then 'subject-' || n % 40 end, ${reads}, 'Salma', ${buyer}, '{"message": "Salam"}', at,
      case when n % 5 >= 2 then case when n < 500 then 'new' else 'answered' end end ${rows(from, to)}`,
  (from, to) => sql`
    insert into bookings (id, order_id, service, expert, starts_at, ends_at, state, time_zone, note, sequence, created_at, changed_at)
    select gen_random_uuid(), ${idOf('order')}, 'your-shop', (array['sara', 'salma'])[1 + n % 2], hour, hour + interval '1 hour',
      case when n % 2500 = 1 then 'lost' when n % 9 = 0 then 'cancelled' else 'booked' end, 'Africa/Casablanca', '', 0, at, at
    ${rows(from, to)}, lateral (select date_trunc('hour', now()) + (1000 - n) * interval '1 hour' as hour) booked`,
  (from, to) => sql`
    insert into broadcast_recipients (id, broadcast_id, email, name, locale, state)
    select gen_random_uuid(), md5('broadcast1')::uuid, ${buyer}, 'Salma', ${reads}, case when n % 2 = 0 then 'sent' else 'waiting' end
    ${rows(from, to)}`,
];

/** The newest is being sent to everybody; of the others only how many they went to is known. */
const makeBroadcasts = sql`
  insert into broadcasts (id, purpose, segment, segment_of, subject, text, state, created_at, created_by,
    changed_at, send_at, sent_by, ended_at, counts)
  select ${idOf('broadcast')}, 'news', 'everybody', '', jsonb_build_object('en', 'News ' || n), '{"en": "Salam"}', case when n = 1 then 'sending' else 'sent' end, at,
    'owner@derb.example', at, at, 'owner@derb.example', case when n > 1 then at end,
    case when n > 1 then '{"all": 9, "waiting": 0, "sent": 9, "skipped": 0, "failed": 0, "bounced": 0}'::jsonb end
  from generate_series(1, 500) n, lateral (select now() - n * interval '1 day' as at) happened`;

export async function fillLists(database: Filled, all = many): Promise<void> {
  await database.db.execute(makeBroadcasts);
  for (const make of [...people, ...money, ...work]) await inSteps(database, make, all);
}

/** Everybody bought one course: the largest number of readers that a course can have. */
export async function sellOneCourse(database: Filled, slug: string): Promise<void> {
  await inSteps(
    database,
    (from, to) => sql`
      update orders set item_kind = 'course', item_slug = ${slug}, status = 'Payment Confirmed'
      where id in (select ${idOf('order')} from generate_series(${from}::int, ${to}::int) n)`,
  );
  await inSteps(
    database,
    (from, to) => sql`
      insert into entitlements (id, order_id, item_slug, granted_at)
      select gen_random_uuid(), ${idOf('order')}, ${slug}, now() from generate_series(${from}::int, ${to}::int) n
      where not exists (select 1 from entitlements where order_id = ${idOf('order')})`,
  );
}
