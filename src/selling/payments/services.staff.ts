/** Which services of other firms this server is connected to: no key of theirs is told. */
import { z } from 'zod';
import { instant } from '../../platform/api/instant.ts';
import { cardTypes } from '../orders/order.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { mayEditSettings } from '../../academy/staff/who-may.ts';
import { cardFirms } from '../../academy/settings/ways-to-pay.ts';

const readServices = staffCall({
  method: 'GET',
  path: 'services',
  summary: 'The payment services, WhatsApp and the receiver of webhooks, as this server is connected to them',
  may: mayEditSettings,
  input: z.object({}),
  output: z.object({
    gateways: z.array(
      z.object({
        name: z.string(),
        isLive: z.boolean().meta({ description: 'Real money moves.' }),
        cardTypes: z
          .array(z.enum(cardTypes))
          .meta({ description: 'What it can take; of two that can, the first one that is on does.' }),
        takesPayments: z.boolean().meta({ description: 'False: only older payments are looked after.' }),
        callback: z.string().meta({ description: 'The address that the firm notifies.' }),
        lastSeenAt: instant.nullable().meta({ description: 'Its last notification.' }),
      }),
    ),
    unconnected: z
      .array(
        z.object({
          name: z.enum(cardFirms),
          callback: z.string().meta({ description: 'The address to give to the firm.' }),
          settings: z.array(z.string()).meta({ description: 'Names of the server’s settings for it.' }),
        }),
      )
      .meta({ description: 'Firms for cards that this server could be connected to.' }),
    whatsapp: z.object({ isSetUp: z.boolean(), templates: z.array(z.string()) }),
    webhooks: z
      .object({ isSetUp: z.boolean() })
      .meta({ description: 'Another system that is told of events.' }),
  }),
  run: ({ academy }) => academy.staff.connectedServices(),
});

export const serviceCalls = [readServices] as const;
