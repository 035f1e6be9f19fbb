import { beforeAll, describe, expect, it } from 'vitest';
import { aCohort } from '../../../tests/support/classroom.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import type { DoneOf } from '../../../console/src/api.ts';

type OpeningEmails = DoneOf<'waitlists/{slug}/opening-emails'>;
type WaitlistRow = DoneOf<'GET waitlists'>['rows'][number];

const slug = 'fashion-business-masterclass';

let owner: string;
let support: string;

const test = appForAll();
beforeAll(async () => {
  owner = await test.enterConsole('owner@example.com', 'owner');
  support = await test.enterConsole('support@example.com', 'support');
}, 120_000);

const listed = async (): Promise<WaitlistRow | undefined> =>
  (await test.answer<{ rows: WaitlistRow[] }>('/api/staff/waitlists', { cookie: support })).body.rows.find(
    (row) => row.slug === slug,
  );
const open = (until: string | null, cookie = owner, course = slug) =>
  test.answer<unknown>(`/api/staff/waitlists/${course}/opening`, { cookie, json: { until } });

describe('opening a course to its waitlist', () => {
  it('needs a future day, happens once, and names who was first to the second colleague', async () => {
    const join = (email: string) =>
      test.app.academy.joinWaitlist({
        courseSlug: slug,
        locale: 'ar',
        name: '<b>Amal</b>',
        email,
        phone: '+212612345678',
      });
    await join('amal@example.com');
    await join('btissam@example.com');
    expect(await listed()).toMatchObject({
      status: 'closed',
      hasPrice: true,
      counts: { inAll: 2, untold: 2, told: 0 },
      opening: null,
    });
    expect(await open('2020-01-01')).toEqual({
      status: 422,
      body: { success: false, code: 'bad-fields', fields: { until: 'day-is-over' } },
    });
    expect(await open('9999-12-31')).toMatchObject({ status: 422, body: { fields: { until: 'not-a-day' } } });
    expect([await listed(), await open('2090-07-01')]).toMatchObject([
      { needsGroup: true },
      { status: 409, body: { code: 'no-open-group' } },
    ]);
    await aCohort(test.db, slug, { startsOn: '2090-07-06' });
    expect(await open('2090-07-01')).toEqual({
      status: 200,
      body: { slug, publicAt: '2090-07-02T00:00:00.000Z' },
    });
    expect(await open('2090-07-01', support)).toEqual({
      status: 409,
      body: { success: false, code: 'is-open-already', detail: { by: 'owner@example.com' } },
    });
    expect(await listed()).toMatchObject({
      status: 'ahead',
      opening: { openedBy: 'owner@example.com', publicAt: '2090-07-02T00:00:00.000Z' },
    });
    expect(await open('2090-07-01', owner, 'french-course')).toMatchObject({ body: { code: 'no-price' } });
    expect(await open('2090-07-01', owner, 'nowhere')).toMatchObject({ status: 404 });
  });

  it('previews the e-mail in every language without private links, and sends nothing', async () => {
    const shown = async (until: string | null, cookie = support, course = slug) =>
      (await test.ask(`/api/staff/waitlists/${course}/opening-emails`, { cookie, json: { until } })).json();
    const before = (await listed())?.counts;
    const { emails } = (await shown('2031-12-01')) as OpeningEmails;
    expect(emails.map(({ locale }) => locale)).toEqual(['en', 'ar', 'fr']);
    const [en, ar] = emails;
    expect(en?.text).toContain('1 December');
    expect(en?.text).toMatch(/\/enrol\?early=…/);
    expect(ar?.text).toContain('/ar/courses/');
    expect((await listed())?.counts).toEqual(before);
    expect(await shown(null, support, 'nothing')).toMatchObject({ code: 'no-price' });
    expect(await shown('9999-01-01')).toMatchObject({ code: 'bad-fields' });
  });
});
