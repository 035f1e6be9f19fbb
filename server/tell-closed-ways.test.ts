import { expect, test } from 'vitest';
import { openTestDatabase } from '../tests/support/open-test-database.ts';
import { seedOnce } from './seed.server.ts';
import { tellClosedWays } from './tell-closed-ways.ts';

test('a real academy that was only seeded says at its start what must be set before anybody can pay by transfer', async () => {
  const database = await openTestDatabase();
  await seedOnce(database, 'owner@academy.example');
  const said: string[] = [];
  const log = { warn: (_: object, message: string) => void said.push(message) };
  await tellClosedWays({ production: false }, database, log);
  expect(said).toEqual([]);
  await tellClosedWays({ production: true }, database, log);
  expect(said).toEqual([
    expect.stringContaining('bankTransfer is still that of the sample'),
    expect.stringContaining('cashAgency is still that of the sample'),
  ]);
  await database.close();
});
