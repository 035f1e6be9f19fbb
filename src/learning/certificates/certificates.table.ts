/** Certificates of completion: its text is copied when it is issued, and never changes. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import type { CertifiedCourse, Holder, PublicJwk } from './certificate.ts';

export const certificates = pgTable(
  'certificates',
  {
    id: uuid('id').primaryKey(),
    /** 'DERB-XXXX-XXXX', random. */
    number: text('number').notNull().unique(),
    /** Null once the learner's account is erased. */
    enrolmentId: uuid('enrolment_id').references(() => enrolments.id, { onDelete: 'set null' }),
    courseSlug: text('course_slug').notNull(),
    /** Of a badge: the module that it is for. */
    unitId: uuid('unit_id'),
    holder: jsonb('holder').$type<Holder>().notNull(),
    course: jsonb('course').$type<CertifiedCourse>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Its index in the status list, random, so that nobody reads from the list whose was revoked. */
    statusIndex: integer('status_index').notNull().unique(),
    /** The Open Badges credential, as a signed JWT. */
    token: text('token').notNull(),
    /** Number of the one that replaced it, with the name in another spelling. */
    replacedBy: text('replaced_by'),
    revokedAt: instant('revoked_at'),
    revokedBy: text('revoked_by'),
    revokedWhy: text('revoked_why'),
  },
  (t) => [
    index('certificates_enrolment').on(t.enrolmentId),
    uniqueIndex('certificates_badge')
      .on(t.enrolmentId, t.unitId)
      .where(sql`unit_id is not null`),
  ],
);

/** RSA keys that sign certificates: the newest one that can be opened signs, all of them verify. */
export const signingKeys = pgTable('signing_keys', {
  /** RFC 7638 thumbprint of the public key. */
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<PublicJwk>().notNull(),
  /** PKCS #8, sealed with a key made of the academy's secret. */
  privateSealed: text('private_sealed').notNull(),
  createdAt: instant('created_at').notNull(),
});
