import { expect, test } from 'vitest';
import { someSettings } from '../../../tests/support/builders.ts';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';
import type { AcademySettings } from './settings.ts';

test('an academy seeded before the hours until access were a setting promises 24', async () => {
  const { accessWithinHours: _notThere, ...earlier } = someSettings({ orderExpiryDays: 3 });
  const { academy, close } = await openTestAcademy({ settings: earlier as AcademySettings });
  expect(await academy.settings()).toMatchObject({ accessWithinHours: 24, orderExpiryDays: 3 });
  await close();
});

test('an academy seeded before figures were written in each language shows the same in both', async () => {
  const claims = { activeMembers: '10', projectsLaunched: '5', trainees: '+3', rating: '4.9/5' };
  const registration = [{ label: 'ICE', value: '000' }];
  const bonusConsultation = { percentOff: 50, valueCentimes: 50_000, firstRegistrants: 100 };
  const earlier = { ...someSettings(), claims, registration, bonusConsultation };
  const { academy, close } = await openTestAcademy({ settings: earlier as unknown as AcademySettings });
  expect(await academy.settings()).toMatchObject({
    claims: { en: claims, ar: claims },
    registration: [{ label: { en: 'ICE', ar: 'ICE' }, value: '000' }],
    bonusConsultation: { service: null, percentOff: 50, firstRegistrants: 100, validDays: 90 },
  });
  await close();
});

test('a RIB whose key is wrong is shown to nobody, and staff see why', async () => {
  const account = { accountName: 'Academy', bank: 'Bank', rib: '007 780 0001234567890123 97', swift: '' };
  const { academy, close } = await openTestAcademy({ settings: someSettings({ bankTransfer: account }) });
  expect((await academy.settings()).bankTransfer).toBeNull();
  expect(await academy.staff.settingsFaults()).toEqual(['rib']);
  await close();
});

test('a right RIB is 24 digits however it was typed, and nothing is wrong', async () => {
  const account = { accountName: 'Academy', bank: 'Bank', rib: '007 780 0001234567890123 96', swift: '' };
  const { academy, close } = await openTestAcademy({ settings: someSettings({ bankTransfer: account }) });
  expect((await academy.settings()).bankTransfer).toEqual({ ...account, rib: '007780000123456789012396' });
  expect(await academy.staff.settingsFaults()).toEqual([]);
  await close();
});

test('without an account and without anybody at an agency neither is offered', async () => {
  const cashAgency = { beneficiary: ' ', city: '', phone: '', agencies: [] };
  const settings = someSettings({ bankTransfer: null, cashAgency });
  const { academy, close } = await openTestAcademy({ settings });
  expect(await academy.settings()).toMatchObject({ bankTransfer: null, cashAgency: null });
  expect(await academy.staff.settingsFaults()).toEqual(['no-account', 'no-agency']);
  await close();
});

test('an academy seeded before it could name its agencies names the two it always had', async () => {
  const cashAgency = { beneficiary: 'A', city: 'Fès', phone: '+212600000000' };
  const settings = { ...someSettings(), cashAgency } as unknown as AcademySettings;
  const { academy, close } = await openTestAcademy({ settings });
  expect(await academy.settings()).toMatchObject({
    cashAgency: { ...cashAgency, agencies: [{ en: 'WafaCash' }, { en: 'Cash Plus' }] },
  });
  await close();
});

test('what the owner has set stays', async () => {
  const { academy, close } = await openTestAcademy({ settings: someSettings({ accessWithinHours: 48 }) });
  expect(await academy.settings()).toMatchObject({ accessWithinHours: 48 });
  await close();
});
