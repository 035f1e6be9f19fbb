import { beforeAll, describe, expect, it } from 'vitest';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import { agreeToNews } from '../../academy/emails/email-choices.service.ts';
import type { DoneOf } from '../../../console/src/api.ts';

let owner: string;
let editor: string;

const test = appForAll();
beforeAll(async () => {
  owner = await test.enterConsole('owner@example.com', 'owner');
  editor = await test.enterConsole('editor@example.com', 'editor');
}, 120_000);

const press = (address: string, json: object, cookie = editor) =>
  test.answer<Record<string, unknown>>(`/api/staff${address}`, { cookie, json });
const read = async (id: string) =>
  (await test.answer<DoneOf<'GET broadcasts/{id}'>>(`/api/staff/broadcasts/${id}`, { cookie: editor })).body;

const everybody = { kind: 'everybody', of: '' };
const texts = {
  subject: { en: 'Hello {name}', fr: 'Bonjour {name}' },
  text: { en: '**Come** <b>', fr: 'Venez' },
};

async function draft(): Promise<string> {
  const made = await press('/broadcasts', { written: { purpose: 'news', segment: everybody, ...texts } });
  return String(made.body['id']);
}

describe('an e-mail to learners', () => {
  it('is stored once something is written, and a copy says the same', async () => {
    expect((await press('/broadcasts', {})).status).toBe(422);
    const id = await draft();
    const copy = await read(String((await press('/broadcasts', { from: id })).body['id']));
    expect(copy).toMatchObject({
      ...texts,
      segment: 'everybody',
      state: 'draft',
      createdBy: 'editor@example.com',
    });
  });

  it('is drafted by an editor, who sees no addresses, and sent by the owner alone, once', async () => {
    const who = { email: 'reader@example.com', name: 'Amal', locale: 'en' } as const;
    await agreeToNews(test.db, { ...who, source: 'account', wording: 'Tell me', now: new Date() });
    const id = await draft();
    const asked = { purpose: 'news', segment: everybody };
    expect((await press('/broadcast-readers', asked)).body).toMatchObject({
      count: 1,
      first: [{ email: null, name: 'Amal' }],
    });
    expect((await press('/broadcast-readers', asked, owner)).body).toMatchObject({
      first: [{ email: 'reader@example.com' }],
    });
    const sending = `/broadcasts/${id}/sending`;
    expect((await press(sending, {})).status).toBe(403);
    expect(await press(sending, { at: '2020-01-01T09:00' }, owner)).toMatchObject({
      status: 422,
      body: { fields: { at: 'send-time' } },
    });
    expect((await press(sending, { at: '2099-13-40T09:00' }, owner)).status).toBe(422);
    expect((await press(sending, {}, owner)).status).toBe(200);
    expect(await press(sending, {}, owner)).toMatchObject({
      status: 409,
      body: { code: 'too-late', detail: { by: 'owner@example.com' } },
    });
    expect((await press(`/broadcasts/${id}/stop`, {})).status).toBe(403);
  });

  it('shows a page in which nothing of the text is markup', async () => {
    const id = await draft();
    const answer = await test.ask(`/api/staff/broadcasts/${id}/email?locale=en`, { cookie: editor });
    const html = await answer.text();
    expect(html).toContain('<strong>Come</strong>');
    expect(html).toContain('&lt;b&gt;');
    expect((await test.ask(`/api/staff/broadcasts/${id}/email?locale=ar`, { cookie: editor })).status).toBe(
      404,
    );
  });

  it('refuses readers who cannot be written to without agreement, and unknown courses', async () => {
    const fault = async (purpose: string, segment: object) =>
      (await press('/broadcast-readers', { purpose, segment })).body['fields'];
    expect(await fault('course', everybody)).toEqual({ segment: 'not-for-course' });
    expect(await fault('news', { kind: 'idle', of: '0' })).toEqual({ segment: 'idle-days' });
    expect(await fault('news', { kind: 'buyers', of: 'no-such-course' })).toEqual({
      segment: 'choice-required',
    });
  });
});
