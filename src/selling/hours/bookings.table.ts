/** When experts have time, and who comes when. Hours are wall clock in Morocco, whatever the clocks do; bookings are instants. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/orders.table.ts';
import { instant } from '../../platform/time/instant.ts';

/** Hours of every week; an expert may have several on one day. */
export const expertHours = pgTable(
  'expert_hours',
  {
    id: uuid('id').primaryKey(),
    /** Slug of the trainer. */
    expert: text('expert').notNull(),
    /** 1 is Monday, 7 is Sunday. */
    weekday: integer('weekday').notNull(),
    /** Minutes after midnight on the clock of Morocco. */
    fromMinute: integer('from_minute').notNull(),
    untilMinute: integer('until_minute').notNull(),
  },
  (t) => [index('expert_hours_expert').on(t.expert, t.weekday)],
);

/** Single days that are not like their weekday: closed, or open at other hours instead. */
export const expertDays = pgTable(
  'expert_days',
  {
    id: uuid('id').primaryKey(),
    expert: text('expert').notNull(),
    /** 'YYYY-MM-DD' in Morocco. */
    onDate: text('on_date').notNull(),
    kind: text('kind').$type<'closed' | 'open'>().notNull(),
    /** Null on a closed day. */
    fromMinute: integer('from_minute'),
    untilMinute: integer('until_minute'),
  },
  (t) => [index('expert_days_expert').on(t.expert, t.onDate)],
);

export const expertSettings = pgTable('expert_settings', {
  expert: text('expert').primaryKey(),
  /** Where they meet; empty until the expert fills it in. */
  meetingUrl: text('meeting_url').notNull(),
  /** Free minutes between two consultations. */
  bufferMinutes: integer('buffer_minutes').notNull(),
  /** How long before its start an hour can still be booked, and how far ahead. */
  noticeHours: integer('notice_hours').notNull(),
  horizonDays: integer('horizon_days').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/**
 * 'held': while its order can be paid; 'booked': paid; 'released': the hold ended or the order did; 'cancelled': given up
 * after it was booked; 'lost': paid after the hour had gone to somebody else.
 */
export type BookingState = 'held' | 'booked' | 'released' | 'cancelled' | 'lost';

/** One for each order of a consultation. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    service: text('service').notNull(),
    expert: text('expert').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    state: text('state').$type<BookingState>().notNull(),
    /** Until when the hour is kept without a payment; null once booked. */
    heldUntil: instant('held_until'),
    /** The learner's own time zone, by its IANA name: 'Africa/Casablanca'. */
    timeZone: text('time_zone').notNull(),
    /** What the learner wants to talk about, for the expert; '' when nothing was written. */
    note: text('note').notNull(),
    /** Of the calendar file: one more with every change. */
    sequence: integer('sequence').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    dayReminderAt: instant('day_reminder_at'),
    hourReminderAt: instant('hour_reminder_at'),
    /** While it is held: a keyed mark of where its buyer called from, to count by. Null once it is paid or free. */
    heldBy: text('held_by'),
  },
  (t) => [
    uniqueIndex('bookings_hour')
      .on(t.expert, t.startsAt)
      .where(sql`state in ('held', 'booked')`),
    index('bookings_starts').on(t.startsAt),
    index('bookings_held')
      .on(t.heldUntil)
      .where(sql`state = 'held'`),
  ],
);
