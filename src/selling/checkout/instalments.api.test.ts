import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { courses } from '../../academy/content/catalogue.table.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import { buyer, apiForEach } from '../../../tests/support/open-test-api.ts';

const api = apiForEach();

const instalments = {
  depositCentimes: 40_000,
  parts: [{ afterDays: 30, amountCentimes: 60_000 }],
  graceDays: 7,
};

/** The course of these tests can also be paid in parts. */
async function sellInParts(): Promise<string> {
  const { orderId } = (await api.ask('/api/form/submit', { json: buyer })).body;
  const order = await api.academy.staff.order(orderId);
  const slug = order?.order.itemSlug ?? '';
  const [row] = await api.db.select().from(courses).where(eq(courses.slug, slug));
  const record = { ...(row?.record as Course), instalments };
  await api.db.update(courses).set({ record }).where(eq(courses.slug, slug));
  return slug;
}

it('a course is ordered in parts over the API: the order is for the first payment', async () => {
  await sellInParts();
  for (const sent of [true, 'true']) {
    const { status, body } = await api.ask('/api/form/submit', {
      json: { ...buyer, price: '400', instalments: sent },
    });
    expect([status, body.price]).toEqual([201, '400.00']);
    expect(await api.academy.planOfOrder(body.token)).toMatchObject({ totalCentimes: 100_000, number: 1 });
  }
  const whole = await api.ask('/api/form/submit', { json: { ...buyer, price: '990', instalments: false } });
  expect([whole.status, whole.body.price]).toEqual([201, '990.00']);
  const dear = await api.ask('/api/form/submit', { json: { ...buyer, price: '990', instalments: true } });
  expect([dear.status, dear.body.price]).toEqual([409, '400.00']);
});

it('a course that is paid at once is not ordered in parts', async () => {
  const { status, body } = await api.ask('/api/form/submit', { json: { ...buyer, instalments: 'true' } });
  expect([status, body.code]).toEqual([409, 'not-on-sale']);
});
