import { beforeAll, expect, it } from 'vitest';
import { appForAll } from '../../../tests/support/open-test-app.ts';

let support: string;
let editor: string;

const test = appForAll();
beforeAll(async () => {
  support = await test.enterConsole('support@example.com', 'support');
  editor = await test.enterConsole('editor@example.com', 'editor');
}, 180_000);

const send = (json: object, cookie = support) =>
  test.told<Record<string, unknown>>('/api/staff/orders', { cookie, method: 'POST', json });

const asked = {
  key: '0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e90',
  item: { kind: 'course', slug: 'ecommerce-mastery-virtual' },
  name: 'Yasmine Bennis',
  email: 'Yasmine@Example.com',
  phone: '0612345678',
  locale: 'en',
  coupon: '',
  agrees: true,
};

it('an order by hand costs what the site asks, once however often it is sent, and its buyer gets the link', async () => {
  const [status, { number }] = await send(asked);
  expect(status).toBe(200);
  expect(await send(asked)).toEqual([200, { number }]);
  const order = (await (
    await test.ask(`/api/staff/orders/${String(number)}`, { cookie: support })
  ).json()) as Record<string, unknown>;
  const onSite = await test.app.academy.course(asked.item.slug);
  expect(order).toMatchObject({
    email: 'yasmine@example.com',
    phone: '+212612345678',
    status: 'Pending Payment',
    listPriceCentimes: onSite?.course.priceCentimes,
    history: [{ event: 'place', actor: 'staff:support@example.com' }],
  });
});

it('says beside the field what is missing, and sells nothing that the site would not', async () => {
  const key = crypto.randomUUID();
  const wrong = { ...asked, key, name: '', email: 'nobody', phone: '', agrees: false };
  expect(await send(wrong)).toMatchObject([
    422,
    {
      fields: {
        name: 'full-name-required',
        email: 'email-invalid',
        phone: 'phone-required',
        agrees: 'age-required',
      },
    },
  ]);
  expect(await send({ ...asked, key, item: { kind: 'course', slug: 'no-such' } })).toMatchObject([
    422,
    { fields: { item: 'course-not-found' } },
  ]);
  expect(await send({ ...asked, key, coupon: 'NOSUCH' })).toMatchObject([
    422,
    { fields: { coupon: 'coupon-unknown' } },
  ]);
  expect((await send({ ...asked, key }, editor))[0]).toBe(403);
});
