import { beforeAll, describe, expect, it } from 'vitest';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import type { DoneOf } from '../../../console/src/api.ts';

type ApplicationsAnswer = DoneOf<'GET applications'>;
type WorkshopListsView = DoneOf<'GET workshops/{workshop}'>;
type WorkshopRow = DoneOf<'GET workshops'>['rows'][number];

const hostile = '<img src=x onerror=alert(1)>\u202E';
const salma = { locale: 'ar', name: hostile, email: 'salma@example.com', phone: '+212612345678' } as const;

let support: string;

const test = appForAll();
beforeAll(async () => {
  support = await test.enterConsole('support@example.com', 'support');
}, 120_000);

const read = async (query = ''): Promise<ApplicationsAnswer> =>
  (
    await test.ask(`/api/staff/applications${query}`, {
      cookie: support,
    })
  ).json() as Promise<ApplicationsAnswer>;

describe('applications', () => {
  it('are shown as typed, filtered by kind and topic, with repeated ones marked', async () => {
    await test.app.academy.writeToUs({ ...salma, topic: 'payment', message: hostile });
    await test.app.academy.writeToUs({ ...salma, topic: 'payment', message: 'Once more.' });
    await test.app.academy.proposeCourse({ ...salma, courseTopic: 'Zellij', experience: null });
    const { rows, subjects, kinds } = await read('?kind=contact&subject=payment');
    expect(rows).toMatchObject([
      { kind: 'contact', answers: { topic: 'payment', message: 'Once more.' }, again: true },
      { name: hostile, answers: { topic: 'payment', message: hostile }, again: false, locale: 'ar' },
    ]);
    expect(subjects).toMatchObject([{ subject: 'payment', sent: 2 }]);
    expect(kinds).toContainEqual({ kind: 'host-course', sent: 1, waiting: 1 });
    expect((await read()).rows).toHaveLength(3);
    expect(await read('?kind=everything')).toMatchObject({ code: 'bad-fields' });
  });

  it('come in pages, are found by name or address, and one is read by itself', async () => {
    for (let turn = 0; turn < 27; turn += 1)
      await test.app.academy.requestConsultation({
        ...salma,
        serviceSlug: 'price-of-your-work',
        preferredTimes: `Day ${turn}`,
        message: '',
      });
    const first = await read('?kind=consultation');
    expect([first.rows.length, first.hasNext]).toEqual([25, true]);
    const second = await read('?kind=consultation&page=2');
    expect([second.rows.length, second.hasNext]).toEqual([2, false]);
    expect((await read('?search=SALMA@')).rows).toHaveLength(25);
    expect((await read('?search=nobody')).rows).toEqual([]);
    const [one] = second.rows;
    expect(await read(`/${one?.id}`)).toEqual({
      ...one,
      replies: [],
      verdicts: [],
      mayReply: true,
      courseSlug: null,
      moves: ['answered', 'put-away'],
    });
    expect(await read('/nothing')).toMatchObject({ code: 'not-found' });
  });

  it('to a workshop appear in the lists of its sessions', async () => {
    const slug = 'content-creation-class';
    await test.app.academy.applyToWorkshop({ ...salma, workshopSlug: slug });
    const at = async <T>(address: string): Promise<T> =>
      (await test.ask(`/api/staff/workshops${address}`, { cookie: support })).json() as Promise<T>;
    const { rows } = await at<{ rows: WorkshopRow[] }>('');
    expect(rows.find((one) => one.slug === slug)?.waiting).toBe(1);
    expect(await at('/never-was')).toMatchObject({ code: 'not-found' });
    const workshop = await at<WorkshopListsView>(`/${slug}`);
    const places = workshop.sessions.flatMap((session) => session.places);
    expect(places).toMatchObject([{ email: salma.email, name: hostile }]);
    expect(Object.keys(places[0] ?? {}).toSorted()).toEqual([
      'came',
      'email',
      'id',
      'name',
      'phone',
      'seatSince',
      'state',
    ]);
  });
});
