/** Calls of the staff API about certificates. */
import { z } from 'zod';
import { mayRevokeCertificates } from '../staff/who-may.ts';
import { staffCall } from '../staff/staff-call.ts';
import { numberPattern } from './certificate.ts';
import { findCertificates, revokeCertificate } from './certificate-admin.service.ts';

const number = z.string().trim().toUpperCase().regex(numberPattern).meta({ example: 'DERB-7K3M-Q2XW' });

const find = staffCall({
  path: 'certificates/find',
  summary: 'Certificates by number, name, e-mail address or order, the newest first',
  may: mayRevokeCertificates,
  input: z.strictObject({ search: z.string().max(100).meta({ example: 'Salma Alaoui' }) }),
  run: async ({ context }, input) => ({ ok: true as const, ...(await findCertificates(context, input)) }),
});

const revoke = staffCall({
  path: 'certificates/revoke',
  summary: 'Take a certificate back, with a reason that stays with the staff',
  may: mayRevokeCertificates,
  input: z.strictObject({ number, why: z.string().trim().min(3).max(500) }),
  run: ({ context, staff }, input) => revokeCertificate(context, staff, input),
});

export const certificateCalls = [find, revoke] as const;
