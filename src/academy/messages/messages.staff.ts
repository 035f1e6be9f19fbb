/** What messages by WhatsApp come to, for whoever looks after the e-mails: Meta charges for each that arrives. */
import { z } from 'zod';
import { maySeeMails } from '../staff/who-may.ts';
import { staffCall } from '../staff/staff-call.ts';
import { countMessages } from '../emails/phones.service.ts';

const days = 30;
const dayMs = 86_400_000;

const messageState = staffCall({
  path: 'messages/state',
  summary: 'Whether WhatsApp is set up, and how many messages it carried in the last 30 days',
  may: maySeeMails,
  input: z.strictObject({}),
  run: async ({ context: { database, clock, messaging } }) => ({
    ok: true as const,
    isSetUp: Boolean(messaging),
    days,
    ...(await countMessages(database.db, new Date(clock().getTime() - days * dayMs))),
  }),
});

export const messageCalls = [messageState] as const;
