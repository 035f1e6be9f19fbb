/** Calls of the staff API about certificates. */
import { z } from 'zod';
import { mayRevokeCertificates } from '../../../domain/staff/who-may.ts';
import { staffCall } from '../../platform/staff-call.ts';
import { numberPattern } from './certificate.ts';
import { certificate, revokeCertificate } from './certificates.service.ts';

const number = z.string().trim().toUpperCase().regex(numberPattern).meta({ example: 'DERB-7K3M-Q2XW' });

const findCertificate = staffCall({
  path: 'certificates/find',
  summary: 'A certificate by its number',
  may: mayRevokeCertificates,
  input: z.strictObject({ number }),
  async run({ context }, input) {
    const found = await certificate(context, input.number);
    if (found === null) return { ok: false as const, reason: 'not-found' as const };
    const { holder, course, courseSlug, issuedAt, replacedBy, revokedAt, revokedBy, revokedWhy } = found;
    return {
      ok: true as const,
      certificate: {
        number: found.number,
        holder,
        course,
        courseSlug,
        issuedAt,
        replacedBy,
        revokedAt,
        revokedBy,
        revokedWhy,
      },
    };
  },
});

const revoke = staffCall({
  path: 'certificates/revoke',
  summary: 'Take a certificate back, with a reason that stays with the staff',
  may: mayRevokeCertificates,
  input: z.strictObject({ number, why: z.string().trim().min(3).max(500) }),
  run: ({ context, staff }, input) => revokeCertificate(context, staff, input),
});

export const certificateCalls = { findCertificate, revokeCertificate: revoke };
