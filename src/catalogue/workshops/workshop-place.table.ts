/** Seats in workshops: who has a seat in a session, who waits for one, who waits for the next date. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { applications } from '../applicants/application.table.ts';
import type { Joining } from './workshop-joining.ts';
import type { SeatState } from './workshop.ts';

export const workshopSeats = pgTable(
  'workshop_places',
  {
    id: uuid('id').primaryKey(),
    workshopSlug: text('workshop_slug').notNull(),
    /** The session, by its day: 'YYYY-MM-DD'; null for a session that has no date yet. */
    heldOn: text('held_on'),
    email: text('email').notNull(),
    /** The application that took the seat: it holds name, phone and language. */
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    state: text('state').$type<SeatState>().notNull(),
    /** Its number in the order of asking, within the session. */
    turn: integer('turn').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** No longer used: seats were once kept until then. */
    offeredUntil: instant('offered_until'),
    /** Whether the person came to the session; null until staff mark it. */
    came: boolean('came'),
    /** When the session begins, as last sent to this person: 'HH:MM'; null where no hour was sent. */
    startsAt: text('starts_at'),
    /** When the reminders were sent, or found needless; null again when the session begins at another time. */
    dayReminderAt: instant('day_reminder_at'),
    hourReminderAt: instant('hour_reminder_at'),
  },
  (t) => [
    unique('workshop_place_once').on(t.workshopSlug, t.heldOn, t.email).nullsNotDistinct(),
    index('workshop_places_state').on(t.workshopSlug, t.heldOn, t.state, t.turn),
  ],
);

/** How to join a session: only who has a seat in it reads this. `version` grows when seat owners must be e-mailed again. */
export const workshopJoining = pgTable(
  'workshop_joining',
  {
    workshopSlug: text('workshop_slug').notNull(),
    heldOn: text('held_on').notNull(),
    details: jsonb('details').$type<Joining>().notNull(),
    version: integer('version').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workshopSlug, t.heldOn] })],
);
