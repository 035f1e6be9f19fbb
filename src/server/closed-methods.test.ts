import { expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/open-test-database.ts';
import { accessCodes } from '../selling/orders/access.table.ts';
import { teachElsewhere } from '../../tests/support/taught-elsewhere.ts';
import { isOnSale, isRunning } from '../catalogue/courses/course.ts';
import {
  readCampaigns,
  readCourses,
  withholdSample,
  writeClosedForSale,
} from '../academy/content/content.service.ts';
import { seedOnce } from './seed.ts';
import { warnOfClosedMethods } from './start-server.ts';

test('in production a freshly seeded academy warns at its start what must be set before anybody can pay', async () => {
  const database = await openTestDatabase();
  await seedOnce(database, 'owner@academy.example');
  await teachElsewhere(database.db, 'english-mastery');
  const warnings: string[] = [];
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  const cards: [] = [];
  await warnOfClosedMethods({ production: false, cards }, database, log);
  expect(warnings).toEqual([]);
  await warnOfClosedMethods({ production: true, cards }, database, log);
  const ofCourse = 'nobody can pay for it, because only access codes of the sample are left';
  expect(warnings).toEqual([
    // Courses taught here need no access codes.
    expect.stringContaining(`The course english-mastery: ${ofCourse}`),
    expect.stringContaining('Nobody has set this academy up'),
    expect.stringContaining('bankTransfer is still that of the sample'),
    expect.stringContaining('cashAgency is still that of the sample'),
  ]);
  // Real codes are not enough: the platform that they open must be set too.
  await database.db.update(accessCodes).set({ isSample: false });
  warnings.length = 0;
  await warnOfClosedMethods({ production: true, cards }, database, log);
  expect(warnings[0]).toContain('learningPlatformUrl is an address of nobody');
  await database.close();
});

test('in production no course of the sample is on sale and none of its campaigns runs, until staff open it', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await seedOnce(database, 'owner@academy.example');
  const onSale = async () => (await readCourses(db)).filter(isOnSale).map(({ slug }) => slug);
  const at = new Date();
  const running = async () => (await readCampaigns(db)).filter((campaign) => isRunning(campaign, at));
  expect(await onSale()).not.toEqual([]);
  expect(await running()).not.toEqual([]);
  expect(await withholdSample(db, at)).toBe(true);
  expect(await onSale()).toEqual([]);
  expect(await running()).toEqual([]);
  await writeClosedForSale(db, 'english-mastery', { isClosed: false, at });
  // The next start leaves it open.
  expect(await withholdSample(db, at)).toBe(false);
  expect(await onSale()).toEqual(['english-mastery']);
  await database.close();
});
