/** What letters and events have in common, as the office's wire writes it. */
import { z } from 'zod';
import type { TryInOffice, MailInList, EventInList } from './outbox.service.ts';
import { instant } from '../../platform/api/instant.ts';

/** 'overtaken': no longer true when its turn came, so not sent. */
export const outboxStates = ['failed', 'waiting', 'sent', 'overtaken'] as const;

export const standing = z.object({
  id: z.string(),
  orderNumber: z.string().nullable(),
  applicationId: z.string().nullable(),
  state: z.enum(outboxStates),
  createdAt: instant,
  at: instant.meta({
    description: 'When it was sent, overtaken or given up; of one that waits, its next turn.',
  }),
  tries: z.number().int().meta({ description: 'Of the present round: what is sent again begins at none.' }),
  lastError: z.string().nullable(),
});

export const standingOf = (row: MailInList | EventInList): z.output<typeof standing> => ({
  id: row.id,
  orderNumber: row.orderNumber,
  applicationId: row.applicationId,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  at: row.at.toISOString(),
  tries: row.tries,
  lastError: row.lastError,
});

export const tried = z.object({
  at: instant,
  outcome: z.enum(['posted', 'overtaken', 'failed']),
  error: z.string().nullable(),
});
export type OutboxTryTold = z.output<typeof tried>;

export const triesOf = (history: readonly TryInOffice[]): OutboxTryTold[] =>
  history.map(({ at, outcome, error }) => ({ at: at.toISOString(), outcome, error }));

export const standingExample: z.output<typeof standing> = {
  id: '0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0e',
  orderNumber: 'MEM-482913-a1b2',
  applicationId: null,
  state: 'failed',
  createdAt: '2026-11-21T10:00:00.000Z',
  at: '2026-11-21T18:00:00.000Z',
  tries: 10,
  lastError: '450 try again later',
};

export const triesExample: OutboxTryTold[] = [
  { at: '2026-11-21T18:00:00.000Z', outcome: 'failed', error: '450 try again later' },
];
