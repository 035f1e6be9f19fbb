import { beforeAll, describe, expect, it } from 'vitest';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import type { DoneOf } from '../../../console/src/api.ts';

type ApplicationsAnswer = DoneOf<'GET applications'>;
type WorkshopListsView = DoneOf<'GET workshops/{workshop}'>;

const hostile = '<img src=x onerror=alert(1)>\u202E';
const salma = { locale: 'ar', name: 'Salma', email: 'salma@example.com', phone: '+212612345678' } as const;

let support: string;
let colleague: string;

const test = appForAll();
beforeAll(async () => {
  support = await test.enterConsole('support@example.com', 'support');
  colleague = await test.enterConsole('colleague@example.com', 'support');
}, 120_000);

const read = async <T>(address: string): Promise<T> =>
  (await test.ask(`/api/staff${address}`, { cookie: support })).json() as Promise<T>;
const ask = async (address: string, json: object, cookie = support, method: 'POST' | 'PUT' = 'POST') =>
  (await test.ask(`/api/staff${address}`, { cookie, json, method })).json() as Promise<
    Record<string, unknown>
  >;

describe('the stages of applications in the staff API', () => {
  it('a proposal moves on, the second colleague sees who was first, and the e-mail can be previewed', async () => {
    await test.app.academy.proposeCourse({ ...salma, courseTopic: hostile, experience: null });
    const { rows } = await read<ApplicationsAnswer>('/applications?kind=host-course&stage=new');
    const at = `/applications/${rows[0]?.id}`;
    expect(await read(at)).toMatchObject({
      stage: 'new',
      answers: { courseTopic: hostile },
      stageBy: null,
      note: null,
      courseSlug: null,
      moves: ['talk', 'declined'],
    });
    expect(await ask(`${at}/stage`, { from: 'new', to: 'talk' })).toEqual({ success: true });
    expect(await ask(`${at}/stage`, { from: 'new', to: 'talk' }, colleague)).toMatchObject({
      code: 'moved-meanwhile',
      detail: { stage: 'talk', by: 'support@example.com' },
    });
    expect(await ask(`${at}/stage`, { from: 'talk', to: 'live' })).toMatchObject({ code: 'bad-fields' });
    expect(await ask(`${at}/course`, { slug: 'No slug' })).toMatchObject({ fields: { slug: 'bad-slug' } });
    const email = await ask(`${at}/declining-email`, { sentence: 'إلى الربيع.' });
    expect(email).toMatchObject({ to: salma.email, locale: 'ar' });
    expect(email['text']).toContain('إلى الربيع.');
    expect(await read(at)).toMatchObject({ stage: 'talk', moves: ['new', 'agreed', 'declined'] });
    expect(await ask(`${at}/declining`, { from: 'talk', sentence: 'x'.repeat(601) })).toMatchObject({
      fields: { sentence: 'too-long' },
    });
    expect(await ask(`${at}/declining`, { from: 'talk', sentence: '' })).toEqual({ success: true });
    expect(await read(at)).toMatchObject({ stage: 'declined', stageBy: 'support@example.com' });
  });

  it('a message is answered, with a note that nobody overwrites unseen', async () => {
    await test.app.academy.writeToUs({ ...salma, topic: 'payment', message: hostile });
    const news = () => read<ApplicationsAnswer>('/applications?kind=contact&stage=new');
    const [message] = (await news()).rows;
    const at = `/applications/${message?.id}`;
    expect(await ask(`${at}/note`, { was: null, note: 'She paid.' }, support, 'PUT')).toEqual({
      success: true,
    });
    expect(await ask(`${at}/note`, { was: null, note: 'Mine.' }, colleague, 'PUT')).toMatchObject({
      code: 'note-changed',
      detail: { note: 'She paid.' },
    });
    expect(await ask(`${at}/stage`, { from: 'new', to: 'answered' })).toEqual({ success: true });
    expect((await news()).rows).toEqual([]);
    const { rows } = await read<ApplicationsAnswer>('/applications?kind=contact');
    expect(rows).toMatchObject([{ stage: 'answered', stageBy: 'support@example.com', note: 'She paid.' }]);
  });

  it('a message is answered by e-mail once, and the answer stays with it', async () => {
    await test.app.academy.writeToUs({ ...salma, topic: 'partnership', message: 'May we film?' });
    const [message] = (await read<ApplicationsAnswer>('/applications?kind=contact&stage=new')).rows;
    const at = `/applications/${message?.id}`;
    expect(await ask(`${at}/reply`, { from: 'new', text: ' ' })).toMatchObject({
      fields: { text: 'too-short' },
    });
    expect(await ask(`${at}/reply`, { from: 'new', text: 'نعم.' })).toEqual({ success: true });
    expect(await ask(`${at}/reply`, { from: 'new', text: 'Yes.' }, colleague)).toMatchObject({
      code: 'moved-meanwhile',
      detail: { stage: 'answered', by: 'support@example.com' },
    });
    expect(await read(at)).toMatchObject({
      stage: 'answered',
      replies: [{ by: 'support@example.com', text: 'نعم.' }],
    });
    await ask(`${at}/stage`, { from: 'answered', to: 'new' });
    await ask(`${at}/stage`, { from: 'new', to: 'put-away' });
    expect(await read(at)).toMatchObject({ mayReply: false });
    expect(await ask(`${at}/reply`, { from: 'put-away', text: 'Yes.' })).toMatchObject({ code: 'not-found' });
  });

  it('several new ones are archived at once; what a colleague answered meanwhile stays', async () => {
    for (const message of ['One.', 'Two.'])
      await test.app.academy.writeToUs({ ...salma, topic: 'press', message });
    const press = '/applications?kind=contact&subject=press';
    const ids = (await read<ApplicationsAnswer>(press)).rows.map(({ id }) => id);
    await ask(`/applications/${ids[0]}/stage`, { from: 'new', to: 'answered' }, colleague);
    const gone = crypto.randomUUID();
    const closing = { ids: [...ids, gone], to: 'put-away' };
    expect(await ask('/applications/closing', closing)).toEqual({
      closed: 1,
      left: [
        { id: ids[0], stage: 'answered', by: 'colleague@example.com' },
        { id: gone, stage: null, by: null },
      ],
    });
    const stages = (await read<ApplicationsAnswer>(press)).rows.map(({ stage }) => stage);
    expect(stages).toEqual(['answered', 'put-away']);
    expect(await ask('/applications/closing', { ids: [], to: 'put-away' })).toMatchObject({
      code: 'bad-fields',
    });
    await ask(`/applications/${ids[1]}/stage`, { from: 'put-away', to: 'new' });
    const answered = await ask('/applications/closing', { ids: [ids[1]], to: 'answered' });
    expect(answered).toEqual({ closed: 1, left: [] });
  });

  it('the attendance list shows who has a seat and who waits, and nobody as present before it began', async () => {
    const coming = (await test.app.academy.workshops()).find(({ seatsLeft }) => (seatsLeft ?? 0) > 0);
    const slug = coming?.workshop.slug ?? '';
    await test.app.academy.applyToWorkshop({ ...salma, name: '=1+1', workshopSlug: slug });
    const workshop = await read<WorkshopListsView>(`/workshops/${slug}`);
    const session = workshop.sessions[0];
    const place = session?.places[0];
    expect(place).toMatchObject({ state: 'seat', came: null, seatSince: null });
    const came = { was: null, came: true };
    expect(await ask(`/workshop-places/${place?.id}/attendance`, came)).toMatchObject({ code: 'not-begun' });
    const list = `/api/staff/exports/workshops/${slug}/${session?.heldOn}?format=csv-comma`;
    const file = await (await test.ask(list, { cookie: support })).text();
    expect(file).toContain(salma.email);
    expect(file).not.toMatch(/(^|,)"?=1/m);
    const none = `/api/staff/exports/workshops/${slug}/2020-01-01?format=csv-comma`;
    expect(await (await test.ask(none, { cookie: support })).json()).toMatchObject({ code: 'not-found' });
    expect(await ask(`/workshop-places/${place?.id}/seat`, {})).toMatchObject({ code: 'place-changed' });
    expect(await ask(`/workshop-places/${place?.id}/end`, {})).toEqual({ success: true });
    expect(await ask(`/workshop-places/${place?.id}/end`, {}, colleague)).toMatchObject({
      code: 'place-changed',
      detail: { state: 'given-up', by: 'support@example.com' },
    });
  });
});
