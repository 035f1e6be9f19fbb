import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dateInMorocco } from '../../../domain/time/calendar-date.ts';
import { openTestHouse, type TestHouse } from '../../../tests/support/open-test-house.ts';

const course = 'fashion-business-masterclass';
const self = '/staff/waitlists';
const inDays = (days: number): string => addDays(dateInMorocco(new Date()), days);

let house: TestHouse;
let cookie: string;
beforeAll(async () => {
  house = await openTestHouse();
  cookie = await house.enterOffice('nadia@academy.example', 'owner');
});
afterAll(() => house.close());

async function press(form: Record<string, string>) {
  const answer = await house.ask(self, { cookie, form: { course, ...form } });
  const body = answer.status === 422 ? ((await answer.json()) as { actionData: object }) : null;
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    refused: body && Object.values(body.actionData)[0],
  };
}

async function standing(): Promise<string | undefined> {
  const answer = await house.ask(self, { cookie });
  const { loaderData } = (await answer.json()) as {
    loaderData: Record<string, { lists?: { slug: string; standing: string }[] }>;
  };
  const lists = Object.values(loaderData).flatMap((loaded) => loaded.lists ?? []);
  return lists.find(({ slug }) => slug === course)?.standing;
}

test('one press opens nothing: without the tick the form comes back as it was typed', async () => {
  const until = inDays(5);
  expect(await press({ until })).toMatchObject({
    status: 422,
    refused: { course, until, isPast: false, isUnticked: true },
  });
  expect(await press({ intent: 'write' })).toMatchObject({ status: 422, refused: { isUnticked: true } });
  expect(await standing()).toBe('closed');
});

test('a day that is over is refused at its field, together with a missing tick, and what is no day too', async () => {
  const until = inDays(-1);
  expect(await press({ until, sure: 'yes' })).toMatchObject({
    status: 422,
    refused: { course, until, isPast: true, isUnticked: false },
  });
  expect(await press({ until: '' })).toMatchObject({
    status: 422,
    refused: { isPast: true, isUnticked: true },
  });
  expect(await standing()).toBe('closed');
});

test('with the tick the course is open to those who wait', async () => {
  expect(await press({ until: inDays(5), sure: 'yes' })).toMatchObject({
    status: 303,
    to: `${self}?done=opened`,
  });
  expect(await standing()).toBe('ahead');
});
