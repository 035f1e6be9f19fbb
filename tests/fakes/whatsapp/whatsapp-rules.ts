/** What Meta's Cloud API takes, and what it signs. Written from its documentation, not from our code. */
import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** The templates that are approved: how many gaps the body has, and whether there is a button with one. */
export const approved: Record<string, { gaps: number; button: boolean }> = {
  derb_order_received: { gaps: 4, button: true },
  derb_pay_by_transfer: { gaps: 5, button: true },
  derb_pay_in_cash: { gaps: 6, button: true },
  derb_order_ends: { gaps: 3, button: true },
  derb_claim_received: { gaps: 3, button: true },
  derb_not_found: { gaps: 3, button: true },
  derb_instalment: { gaps: 4, button: true },
  derb_payment_found: { gaps: 3, button: true },
  derb_paid_and_open: { gaps: 2, button: true },
  derb_open: { gaps: 1, button: true },
  derb_membership: { gaps: 2, button: true },
  derb_session: { gaps: 3, button: true },
  derb_study: { gaps: 3, button: true },
  derb_word: { gaps: 1, button: true },
  derb_code: { gaps: 1, button: true },
};

/** Refused in a gap: line breaks, tabs, and more than four spaces in a row. */
const value = z
  .string()
  .min(1)
  .max(1_024)
  .regex(/^(?!.*( {5}|[\n\t\r]))/s, 'a gap has line breaks, tabs or a row of spaces');
const parameter = z.strictObject({ type: z.literal('text'), text: value });
const component = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('body'), parameters: z.array(parameter).min(1) }),
  z.strictObject({
    type: z.literal('button'),
    sub_type: z.literal('url'),
    index: z.literal('0'),
    parameters: z.tuple([parameter]),
  }),
]);

const common = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^\+[1-9]\d{6,14}$/, 'the number is not E.164'),
  biz_opaque_callback_data: z.string().max(512),
};

export const request = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('template'),
    template: z.strictObject({
      name: z.string(),
      language: z.strictObject({ code: z.enum(['en', 'ar']) }),
      components: z.array(component),
    }),
  }),
  z.strictObject({
    ...common,
    type: z.literal('text'),
    text: z.strictObject({ preview_url: z.boolean(), body: z.string().min(1).max(4_096) }),
  }),
]);
export type WhatsAppRequest = z.output<typeof request>;

/** Null, or the number of the error. */
export function faultOfTemplate(message: WhatsAppRequest): number | null {
  if (message.type === 'text') return null;
  const { name, components } = message.template;
  const shape = approved[name];
  if (!shape) return 132001;
  const gaps = components.flatMap((one) => (one.type === 'body' ? one.parameters : [])).length;
  const buttons = components.filter(({ type }) => type === 'button').length;
  return gaps === shape.gaps && buttons === (shape.button ? 1 : 0) ? null : 132000;
}

export const signatureOf = (appSecret: string, body: string | Uint8Array): string =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
