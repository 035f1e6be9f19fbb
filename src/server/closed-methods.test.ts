import { expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/open-test-database.ts';
import { accessCodes } from '../features/access/access.table.ts';
import { teachElsewhere } from '../../tests/support/taught-elsewhere.ts';
import { seedOnce } from './seed.ts';
import { tellClosedWays } from './start-server.ts';

test('a real academy that was only seeded says at its start what must be set before anybody can pay', async () => {
  const database = await openTestDatabase();
  await seedOnce(database, 'owner@academy.example');
  await teachElsewhere(database.db, 'english-mastery');
  const said: string[] = [];
  const log = { warn: (_: object, message: string) => void said.push(message) };
  const cards = { stripe: null, cmi: null, payzone: null, moroccanCards: null };
  await tellClosedWays({ production: false, cards }, database, log);
  expect(said).toEqual([]);
  await tellClosedWays({ production: true, cards }, database, log);
  const ofCourse = 'nobody can pay for it, because only access codes of the sample are left';
  expect(said).toEqual([
    // Those that are taught here need no code.
    expect.stringContaining(`The course english-mastery: ${ofCourse}`),
    expect.stringContaining('bankTransfer is still that of the sample'),
    expect.stringContaining('cashAgency is still that of the sample'),
  ]);
  // Codes of its own are not enough: what they open must be somewhere.
  await database.db.update(accessCodes).set({ isSample: false });
  said.length = 0;
  await tellClosedWays({ production: true, cards }, database, log);
  expect(said[0]).toContain('learningPlatformUrl is an address of nobody');
  await database.close();
});
