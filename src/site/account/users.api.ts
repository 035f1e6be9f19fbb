/**
 * GET /api/users and GET /api/users/lookup: who bought what, for staff; one person also for themselves. Field names are those
 * of the database table that other programs already use.
 */
import { z } from 'zod';
import { toDecimal } from '../../platform/money/money.ts';
import { orderStatuses } from '../../selling/orders/order.ts';
import { maySeeOrders } from '../../academy/staff/who-may.ts';
import type { User } from './account.service.ts';
import { defineCall } from '../../platform/api/call.ts';
import type { ApiOptions } from '../../platform/api/caller.ts';
import { locale } from '../../platform/api/fields.ts';
import { refuse } from '../../platform/api/failures.ts';

const row = z.object({
  FullName: z.string(),
  'Email Address': z.string(),
  Product: z.string(),
  Price: z.string().meta({ description: 'MAD, as a decimal.' }),
  Statuts: z.enum(orderStatuses).meta({ description: 'Spelt so in the table.' }),
  Created: z.string(),
  OrderId: z.string(),
});

const rowOf = (user: User): z.output<typeof row> => ({
  FullName: user.name,
  'Email Address': user.email,
  Product: user.product,
  Price: toDecimal(user.amountCentimes),
  Statuts: user.status,
  Created: user.orderedAt.toISOString(),
  OrderId: user.orderNumber,
});

const example = {
  FullName: 'Salma Alaoui',
  'Email Address': 'salma@example.com',
  Product: 'E-Commerce Mastery – Virtual',
  Price: '990.00',
  Statuts: 'Payment Confirmed',
  Created: '2026-11-21T10:00:00.000Z',
  OrderId: 'MEM-482913-a1b2',
};

async function isShownPeople({ whoIs }: ApiOptions, request: Request): Promise<boolean> {
  const staff = await whoIs(request);
  return staff !== null && maySeeOrders(staff);
}

/** Whether the address is the one that the caller's own session has proved. */
async function isTheirOwn({ memberOf }: ApiOptions, request: Request, email: string): Promise<boolean> {
  const member = await memberOf(request);
  return member !== null && member.email === email.trim().toLowerCase();
}

/** An instant from the row before; anything else begins at the newest. */
const instant = z
  .string()
  .optional()
  .transform((typed) => (typed && !Number.isNaN(Date.parse(typed)) ? new Date(typed) : null))
  .meta({ description: 'Rows older than this instant, as `Created` writes it.' });

export const users = defineCall({
  id: 'listUsers',
  group: 'people',
  method: 'GET',
  path: '/api/users',
  summary: 'The table of users',
  description:
    'One row for each order, newest first, 50 at a time; the address of the next ones stands in the header `Link` as `rel="next"`. For signed-in staff only: nobody else learns even whether there are any.',
  schema: z.object({
    before: instant,
    search: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'In number, name, e-mail, phone or transfer code.' }),
    locale,
  }),
  example: {},
  answers: [{ status: 200, when: 'The rows.', schema: z.array(row), example: [example] }],
  refusals: ['bad-fields', 'sign-in-needed'],
  proof: 'staff',
  async answer(options, { request, value: { before, search = '' } }) {
    if (!(await isShownPeople(options, request))) return refuse('sign-in-needed');
    const { rows, next } = await options.academy.staff.users({ before, search });
    const query = new URLSearchParams({ ...(search ? { search } : {}), before: next?.toISOString() ?? '' });
    const link = { Link: `<${options.publicOrigin}/api/users?${query.toString()}>; rel="next"` };
    return { ok: true, status: 200, body: rows.map(rowOf), ...(next ? { headers: link } : {}) };
  },
});

export const userLookup = defineCall({
  id: 'lookUpUser',
  group: 'people',
  method: 'GET',
  path: '/api/users/lookup',
  summary: 'One person by their address',
  description:
    'Their best order: a confirmed one, else the newest. Nobody with that address is answered 404 with the code `PGRST116`. For signed-in staff, and for the person themselves by the session of their account: everybody else gets 401, whatever the address.',
  schema: z.object({ email: z.string().max(320), locale }),
  example: { email: 'salma@example.com' },
  answers: [{ status: 200, when: 'The member’s row.', schema: row, example }],
  refusals: ['bad-fields', 'sign-in-needed', 'PGRST116'],
  proof: 'own-or-staff',
  async answer(options, { request, value: { email } }) {
    const isShown = (await isTheirOwn(options, request, email)) || (await isShownPeople(options, request));
    if (!isShown) return refuse('sign-in-needed');
    const user = await options.academy.userByEmail(email);
    return user ? { ok: true, status: 200, body: rowOf(user) } : refuse('PGRST116');
  },
});
