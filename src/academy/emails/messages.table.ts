/** What people said to messages on their phones, the numbers they proved, codes on their way, and what became of each message. */
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DeliveryState } from '../../gateways/messaging/messaging.ts';
import { instant } from '../../platform/time/instant.ts';
import { memberUsers } from '../sign-in/sign-in.table.ts';
import { outbox } from './outbox.table.ts';
import type { ConsentSource } from './message.ts';

/** One row for each number that was asked about. */
export const messageConsents = pgTable('message_consents', {
  /** E.164. */
  phone: text('phone').primaryKey(),
  wants: boolean('wants').notNull(),
  source: text('source').$type<ConsentSource>().notNull(),
  answeredAt: instant('answered_at').notNull(),
});

/** The number that a member proved with a code: the only one that signs in to the account. */
export const provedPhones = pgTable('proved_phones', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => memberUsers.id, { onDelete: 'cascade' }),
  /** One number opens one account. */
  phone: text('phone').notNull().unique(),
  provedAt: instant('proved_at').notNull(),
});

/** How far a message got, as the service reported. */
export const messageDeliveries = pgTable('message_deliveries', {
  outboxId: uuid('outbox_id')
    .primaryKey()
    .references(() => outbox.id, { onDelete: 'cascade' }),
  state: text('state').$type<DeliveryState>().notNull(),
  at: instant('at').notNull(),
  /** The service's number of the reason why it failed. */
  code: integer('code'),
});
