/** Calls of the staff API about certificates. */
import { z } from 'zod';
import { mayRevokeCertificates } from '../../academy/staff/who-may.ts';
import { done, isDone, page, perPage, searchText } from '../../platform/api/fields.ts';
import { firstBy, staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { numberPattern } from './certificate.ts';
import { findCertificates, revokeCertificate } from './certificate-admin.service.ts';

const number = z.string().trim().toUpperCase().regex(numberPattern).meta({ example: 'DERB-7K3M-Q2XW' });

const list = staffCall({
  method: 'GET',
  path: 'certificates',
  summary: 'Certificates by number, name, e-mail address or order, the newest first',
  may: mayRevokeCertificates,
  input: z.object({ page, perPage, search: searchText }),
  run: async ({ context }, input) => ({
    ok: true as const,
    total: null,
    ...(await findCertificates(context, input)),
  }),
});

const revoke = staffCall({
  path: 'certificates/revoke',
  summary: 'Take a certificate back, with a reason that stays with the staff',
  may: mayRevokeCertificates,
  input: z.strictObject({ number, why: z.string().trim().min(3, 'reason-required').max(500) }),
  output: done,
  refusals: ['not-found', 'changed-meanwhile'],
  async run({ context, academy, staff }, input) {
    const revoked = await revokeCertificate(context, staff, input);
    if (revoked.ok) return isDone;
    if (revoked.reason === 'not-found') return refuseStaff('not-found');
    const detail = await firstBy(academy, input.number, ['revoke-certificate']);
    return refuseStaff('changed-meanwhile', { detail });
  },
});

export const certificateCalls = [list, revoke] as const;
