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

test('what the owner has set stands', async () => {
  const { academy, close } = await openTestAcademy({ settings: someSettings({ accessWithinHours: 48 }) });
  expect(await academy.settings()).toMatchObject({ accessWithinHours: 48 });
  await close();
});
