/** Organisations that buy seats in a course: what was agreed, the papers of it, and who sits in each seat. Centimes of MAD. */
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { orders } from '../orders/orders.table.ts';
import type { OrganisationKind, PaperData, PaperKind } from './organisation.ts';

export const organisations = pgTable('organisations', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<OrganisationKind>().notNull(),
  name: text('name').notNull(),
  /** 15 digits; null of one that has none. */
  ice: text('ice'),
  address: text('address').notNull(),
  contactName: text('contact_name').notNull(),
  contactEmail: text('contact_email').notNull(),
  contactPhone: text('contact_phone').notNull(),
  /** Of its papers and e-mails. */
  locale: text('locale').$type<Locale>().notNull(),
  /** Whoever has it opens the organisation's page. */
  token: text('token').notNull().unique(),
  addedAt: instant('added_at').notNull(),
});

export const seatDeals = pgTable(
  'seat_deals',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    courseSlug: text('course_slug').notNull(),
    seats: integer('seats').notNull(),
    /** Without TVA. */
    unitCentimes: integer('unit_centimes').notNull(),
    /** 'YYYY-MM-DD' in Morocco, included. */
    validUntil: text('valid_until').notNull(),
    /** Whoever has it may take a seat that is free, unless only people of the list may. */
    code: text('code').notNull().unique(),
    isListOnly: boolean('is_list_only').notNull().default(false),
    madeAt: instant('made_at').notNull(),
    /** By its credit note: no seat is taken any more. */
    endedAt: instant('ended_at'),
  },
  (t) => [index('seat_deals_organisation').on(t.organisationId)],
);

/** Never changed but for its payment: what it says is what was true when it was issued. */
export const organisationPapers = pgTable(
  'organisation_papers',
  {
    id: uuid('id').primaryKey(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => seatDeals.id),
    kind: text('kind').$type<PaperKind>().notNull(),
    year: integer('year').notNull(),
    place: integer('place').notNull(),
    issuedAt: instant('issued_at').notNull(),
    data: jsonb('data').$type<PaperData>().notNull(),
    netCentimes: integer('net_centimes').notNull(),
    vatCentimes: integer('vat_centimes').notNull(),
    totalCentimes: integer('total_centimes').notNull(),
    /** Of a credit note: when it was paid back. 'YYYY-MM-DD', as staff typed it. */
    paidOn: text('paid_on'),
    paidReference: text('paid_reference'),
    paidBy: text('paid_by'),
  },
  (t) => [
    unique('organisation_papers_number').on(t.kind, t.year, t.place),
    unique('organisation_papers_deal').on(t.dealId, t.kind),
    index('organisation_papers_issued').on(t.issuedAt),
  ],
);

/** A row is a seat that is taken, or kept for somebody who was invited. */
export const organisationSeats = pgTable(
  'organisation_seats',
  {
    id: uuid('id').primaryKey(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => seatDeals.id),
    /** Who counts as one person; nothing is sent to it. */
    person: text('person').notNull(),
    email: text('email').notNull(),
    invitedAt: instant('invited_at'),
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    takenAt: instant('taken_at'),
    /** Her own yes: her organisation sees her name. */
    showsName: boolean('shows_name').notNull().default(false),
  },
  (t) => [
    unique('organisation_seats_person').on(t.dealId, t.person),
    index('organisation_seats_email').on(t.email),
  ],
);
