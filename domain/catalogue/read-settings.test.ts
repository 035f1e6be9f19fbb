import { expect, test } from 'vitest';
import { someSettings } from '../../tests/support/builders.ts';
import { openTestAcademy } from '../../tests/support/open-test-academy.ts';
import type { AcademySettings } from './settings.ts';

test('an academy seeded before the hours until access were a setting promises 24', async () => {
  const { accessWithinHours: _notThere, ...earlier } = someSettings({ orderExpiryDays: 3 });
  const { academy, close } = await openTestAcademy({ settings: earlier as AcademySettings });
  expect(await academy.settings()).toMatchObject({ accessWithinHours: 24, orderExpiryDays: 3 });
  await close();
});

test('an academy seeded before figures were written in each language tells the same in both', async () => {
  const claims = { activeMembers: '10', projectsLaunched: '5', trainees: '+3', rating: '4.9/5' };
  const registration = [{ label: 'ICE', value: '000' }];
  const bonusConsultation = { percentOff: 50, valueCentimes: 50_000, firstRegistrants: 100 };
  const earlier = { ...someSettings(), claims, registration, bonusConsultation };
  const { academy, close } = await openTestAcademy({ settings: earlier as unknown as AcademySettings });
  expect(await academy.settings()).toMatchObject({
    claims: { en: claims, ar: claims },
    registration: [{ label: { en: 'ICE', ar: 'ICE' }, value: '000' }],
    bonusConsultation: { service: null, percentOff: 50, firstRegistrants: 100 },
  });
  await close();
});

test('what the owner has set stands', async () => {
  const { academy, close } = await openTestAcademy({ settings: someSettings({ accessWithinHours: 48 }) });
  expect(await academy.settings()).toMatchObject({ accessWithinHours: 48 });
  await close();
});
