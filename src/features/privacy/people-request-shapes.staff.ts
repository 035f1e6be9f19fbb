/** What people asked about their own data, as the office's wire writes it. */
import { z } from 'zod';
import type { DataRequest } from './data-requests.store.ts';
import { dataRequestKinds, dataRequestStates, dataRequestWays } from './data-request.ts';
import { isErasedAddress } from '../../platform/people/person.ts';
import type { DataRequestWhole } from './data-requests.service.ts';
import { dayInMorocco, instant, isoOf } from '../../platform/api/instant.ts';

export const requestRow = z.object({
  id: z.string(),
  kind: z.enum(dataRequestKinds),
  email: z.string().nullable().meta({ description: 'Whom it is about; null once her data is erased.' }),
  name: z.string(),
  way: z.enum(dataRequestWays),
  note: z.string(),
  receivedOn: dayInMorocco,
  dueAt: instant.meta({ description: 'The midnight after the last day on which it is answered in time.' }),
  state: z.enum(dataRequestStates),
  proof: z.string().meta({ description: 'How she proved that it is she.' }),
  answer: z.string().meta({ description: 'What was done, or why it was declined.' }),
  notedBy: z.string(),
  answeredBy: z.string().nullable().meta({ description: 'Null of one that her own deletion answered.' }),
  answeredAt: instant.nullable(),
});
export type RequestRow = z.output<typeof requestRow>;

/** Named one by one, as every answer of the office. */
export const requestOf = (request: DataRequest): RequestRow => ({
  id: request.id,
  kind: request.kind,
  email: isErasedAddress(request.email) ? null : request.email,
  name: request.name,
  way: request.way,
  note: request.note,
  receivedOn: request.receivedOn,
  dueAt: request.dueAt.toISOString(),
  state: request.state,
  proof: request.proof,
  answer: request.answer,
  notedBy: request.notedBy,
  answeredBy: request.answeredBy,
  answeredAt: isoOf(request.answeredAt),
});

export const requestExample: RequestRow = {
  id: '5f0d7a3e-6f0a-4a37-9d6e-0a1b2c3d4e5f',
  kind: 'erasure',
  email: 'salma@example.com',
  name: 'Salma Alaoui',
  way: 'email',
  note: 'She wrote that she wants everything erased.',
  receivedOn: '2026-11-20',
  dueAt: '2026-11-30T23:00:00.000Z',
  state: 'open',
  proof: '',
  answer: '',
  notedBy: 'support@derb.example',
  answeredBy: null,
  answeredAt: null,
};

const openKinds = ['booking', 'held', 'unpaid', 'refund', 'claim', 'code', 'instalments'] as const;

export const requestWhole = requestRow.extend({
  isKnown: z.boolean().meta({ description: 'Whether anything is held about her address.' }),
  hasAccount: z.boolean(),
  worksHere: z.boolean().meta({ description: 'She has a place in the office: that goes first.' }),
  stillOpen: z
    .array(
      z.object({
        kind: z.enum(openKinds),
        description: z.string(),
        number: z.string().nullable(),
        amountCentimes: z.number().int().nullable(),
        at: instant.nullable(),
      }),
    )
    .meta({ description: 'What an erasure would cut short: she is told of it before.' }),
  keptOrders: z
    .array(z.string())
    .meta({ description: 'Paid orders: the books keep them, without her name.' }),
});
export type RequestWhole = z.output<typeof requestWhole>;

export const wholeRequestOf = (found: DataRequestWhole): RequestWhole => ({
  ...requestOf(found.request),
  isKnown: found.isKnown,
  hasAccount: found.hasAccount,
  worksHere: found.worksHere,
  stillOpen: found.stillOpen.map((one) => ({
    kind: one.kind,
    description: one.description,
    number: 'number' in one ? one.number : null,
    amountCentimes: 'amountCentimes' in one ? one.amountCentimes : null,
    at: 'at' in one ? one.at.toISOString() : null,
  })),
  keptOrders: found.keptOrders,
});

export const wholeRequestExample: RequestWhole = {
  ...requestExample,
  isKnown: true,
  hasAccount: true,
  worksHere: false,
  stillOpen: [],
  keptOrders: ['MEM-482913-a1b2'],
};
