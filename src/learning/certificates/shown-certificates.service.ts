/** Certificates as anybody with their number sees them: their page, files and credential, and the status list. */
import { eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm';
import { readSettings } from '../../academy/content/content.service.ts';
import { lookOf } from '../../academy/settings/look.ts';
import type { Context } from '../../platform/context.ts';
import { logoHeights } from '../../platform/files/picture.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { type CertificateFile, readCertificateNumber } from './certificate.ts';
import type { Certificate } from './certificates.service.ts';
import { certificates } from './certificates.table.ts';
import { publicKey, publicKeys, signCredential } from './credential-keys.service.ts';
import { profileOf, statusListOf } from './open-badge.ts';

/**
 * Since when it is not valid: staff revoked it, or the learner's access ended, as by a refund. Needs the two joins below.
 */
export const invalidSince =
  sql<Date | null>`coalesce(${certificates.revokedAt}, ${entitlements.revokedAt})`.mapWith(
    certificates.revokedAt,
  );

/** By its number, which is enough to see it, however it was typed. */
export async function certificate({ database }: Context, number: string): Promise<Certificate | null> {
  const [row] = await database.db
    .select({ ...getTableColumns(certificates), revokedAt: invalidSince })
    .from(certificates)
    .leftJoin(enrolments, eq(enrolments.id, certificates.enrolmentId))
    .leftJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .where(eq(certificates.number, readCertificateNumber(number)));
  return row ?? null;
}

/** What is served under /.well-known/ to verify certificates; null for every other address. */
export async function wellKnown(
  context: Context,
  path: string,
): Promise<{ contentType: string; body: string } | null> {
  const json = (value: unknown) => ({ contentType: 'application/json', body: JSON.stringify(value) });
  if (path === 'jwks.json') return json(await publicKeys(context));
  const issuer = (await readSettings(context.database.db)).siteName.en;
  if (path === 'certificate-issuer.json') return json(profileOf(context.publicOrigin, issuer));
  if (path === 'certificate-status') {
    const rows = await context.database.db
      .select({ index: certificates.statusIndex })
      .from(certificates)
      .leftJoin(enrolments, eq(enrolments.id, certificates.enrolmentId))
      .leftJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
      .where(or(isNotNull(invalidSince), isNotNull(certificates.replacedBy)));
    const list = statusListOf(
      { origin: context.publicOrigin, issuer, at: context.clock() },
      rows.map(({ index }) => index),
    );
    return { contentType: 'application/vc+jwt', body: await signCredential(context, list) };
  }
  const [, kid] = /^certificate-keys\/([\w-]{43})\.json$/.exec(path) ?? [];
  const key = kid === undefined ? null : await publicKey(context, kid);
  return key && json(key);
}

/** What is the academy's on whatever is printed for a learner. */
export async function readLetterhead({ database, logoPng, publicOrigin }: Context, locale: Locale) {
  const settings = await readSettings(database.db);
  const look = lookOf(settings);
  const logo = look.logo && ((await logoPng?.(look.logo.id, 3 * logoHeights.certificate)) ?? null);
  return { locale, academy: settings.siteName[locale], look, logo, origin: publicOrigin };
}

/** As a PDF, or as a picture to share, in a language; null for an unknown, revoked, replaced or erased one. */
export async function certificateFile(
  context: Context,
  { number, locale, file }: { number: string; locale: Locale; file: CertificateFile },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const found = await certificate(context, number);
  if (!found?.token || found.revokedAt !== null || found.replacedBy !== null) return null;
  const { unit } = found.course;
  if ((file === 'badge') !== (unit !== undefined)) return null;
  // What prints and draws is large and seldom needed, so the server starts without it.
  if (unit !== undefined) return (await import('./certificate-picture.ts')).drawBadge(unit.number);
  const { holder, course, issuedAt } = found;
  const printed = {
    ...(await readLetterhead(context, locale)),
    number: found.number,
    holder,
    course,
    issuedAt,
    issuedOn: dateInMorocco(issuedAt),
  };
  if (file === 'pdf')
    return (await import('./certificate-pdf.ts')).printCertificate(printed, context.fontsFolder);
  if (file === 'badge') return null;
  return (await import('./certificate-picture.ts')).drawCertificate(printed, file, context.fontsFolder);
}
