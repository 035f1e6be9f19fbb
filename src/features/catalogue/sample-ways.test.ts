import { expect, test } from 'vitest';
import { settings as sample } from '../../../content/sample/settings.ts';
import { openMethods } from '../checkout/open-methods.ts';
import { someSettings } from '../../../tests/support/builders.ts';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';
import { academySettings } from './catalogue.table.ts';

const { bankTransfer, cashAgency } = sample;

test("real buyers never see the sample's bank account and beneficiary", async () => {
  const settings = someSettings({ bankTransfer, cashAgency });
  const { academy, close } = await openTestAcademy({ settings, context: { production: true } });
  const offered = await academy.settings();
  expect(offered).toMatchObject({ bankTransfer: null, cashAgency: null });
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
