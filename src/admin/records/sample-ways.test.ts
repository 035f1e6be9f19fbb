import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { settings as sample } from '../../../content/sample/settings.ts';
import { openMethods } from '../../academy/settings/open-methods.ts';
import { aForm, someSettings } from '../../../tests/support/builders.ts';
import { aBook } from '../../../tests/support/applications.ts';
import { seedExpert, service, slotAt } from '../../../tests/support/bookings.ts';
import { coupons, sampleMaker } from '../../selling/coupons/coupons.table.ts';
import { membership } from '../../academy/settings/membership.ts';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';
import {
  academySettings,
  consultationServices,
  courses,
  products,
} from '../../academy/content/catalogue.table.ts';

const { bankTransfer, cashAgency, mobileWallet = null } = sample;

test("real buyers never see the sample's bank account, beneficiary and wallet", async () => {
  const settings = someSettings({ bankTransfer, cashAgency, mobileWallet });
  const { academy, close } = await openTestAcademy({ settings, context: { production: true } });
  const offered = await academy.settings();
  expect(offered).toMatchObject({ bankTransfer: null, cashAgency: null, mobileWallet: null });
  expect(openMethods({ settings: offered, cardTypes: [] })).toEqual(['Other Payment Methods']);
  expect(await academy.staff.settingsFaults()).toEqual(['sample-account', 'sample-agency']);
  await close();
});

test('bank account and agency are closed separately', async () => {
  const settings = someSettings({ cashAgency });
  const { academy, close } = await openTestAcademy({ settings, context: { production: true } });
  expect(await academy.settings()).toMatchObject({
    bankTransfer: { accountName: 'Academy' },
    cashAgency: null,
  });
  expect(await academy.staff.settingsFaults()).toEqual(['sample-agency']);
  await close();
});

test('settings that are marked as the sample are closed whatever they contain', async () => {
  const { academy, database, close } = await openTestAcademy({ context: { production: true } });
  await database.db.update(academySettings).set({ sample: 'sample' });
  expect(await academy.settings()).toMatchObject({ bankTransfer: null, cashAgency: null });
  expect(await academy.staff.settingsFaults()).toEqual(['sample-account', 'sample-agency']);
  await close();
});

test('outside production the sample may be tried out', async () => {
  const { academy, close } = await openTestAcademy({ settings: someSettings({ bankTransfer, cashAgency }) });
  expect(await academy.settings()).toMatchObject({ bankTransfer, cashAgency });
  expect(await academy.staff.settingsFaults()).toEqual([]);
  await close();
});

test('real people are sold nothing of the sample, whatever its kind, until it is published', async () => {
  const test_ = await openTestAcademy({ context: { production: true } });
  const { academy, database, close } = test_;
  const { db } = database;
  await db
    .insert(products)
    .values({ slug: aBook.slug, position: 1, sample: 'own', record: aBook, updatedAt: new Date(0) });
  await seedExpert(test_);
  const startsAt = await slotAt(test_, 0);
  const items = [
    { kind: 'course', slug: 'selling-online' },
    { kind: 'product', slug: aBook.slug },
    { kind: 'consultation', slug: service, startsAt, timeZone: 'Africa/Casablanca' },
    { kind: 'membership', slug: membership.slug },
  ] as const;
  const mark = async (sample: 'sample' | 'own') => {
    for (const table of [courses, products, consultationServices, academySettings])
      await db.update(table).set({ sample });
  };
  const sold = async () => {
    const answers = [];
    for (const item of items) answers.push(await academy.placeOrder(aForm({ item })));
    return answers.map((answer) => (answer.ok ? 'sold' : answer.reason));
  };
  await mark('sample');
  expect(await sold()).toEqual(items.map(() => 'not-on-sale'));
  expect(await academy.awaitsOpening()).toBe(true);
  await mark('own');
  expect(await sold()).toEqual(items.map(() => 'sold'));
  expect(await academy.awaitsOpening()).toBe(false);
  await close();
});

test('a coupon of the sample lowers no price of real people', async () => {
  const { academy, database, close } = await openTestAcademy({ context: { production: true } });
  await database.db.insert(coupons).values({
    id: randomUUID(),
    code: 'DERB10',
    kind: 'percent',
    value: 10,
    startsAt: new Date(0),
    createdAt: new Date(0),
    createdBy: sampleMaker,
  });
  const item = { kind: 'course', slug: 'selling-online', coupon: 'DERB10' } as const;
  expect(await academy.placeOrder(aForm({ item }))).toMatchObject({ ok: false, reason: 'coupon-unknown' });
  await close();
});

test('outside production the sample is sold, so that it can be tried', async () => {
  const { academy, database, close } = await openTestAcademy();
  await database.db.update(courses).set({ sample: 'sample' });
  expect(await academy.placeOrder(aForm())).toMatchObject({ ok: true });
  expect(await academy.awaitsOpening()).toBe(false);
  await close();
});
