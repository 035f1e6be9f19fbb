/** What members see whom the moderators muted for a while: until when, in Moroccan time, wherever they could write. */
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ScreenArgs } from '../../academy/frame/academy-context.ts';
import * as change from '../../community/community/pages/change.tsx';
import * as post from '../../community/community/pages/post.tsx';
import * as space from '../../community/community/pages/space.tsx';
import { words } from '../../words.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { formatDeadline } from '../time/calendar-date.ts';
import { write } from '../../../tests/support/community.ts';
import { openSignedInMember, type SignedInMember } from '../../../tests/support/signed-in-member.ts';

let salma: SignedInMember;
let postId: string;
let quietUntil: Date;

beforeEach(async () => {
  salma = await openSignedInMember();
  const { test: academy, member } = salma;
  postId = await write(academy, member, 'A line');
  quietUntil = new Date(academy.context.clock().getTime() + 86_400_000);
  await academy.database.db.update(memberProfiles).set({ quietUntil });
});
afterEach(() => salma.test.close());

type Screen = { loader: unknown; action: unknown; default: unknown };
type Answer = { data?: unknown; init?: { status?: number } };
const dataOf = (answer: unknown): unknown => (answer as Answer)?.data ?? answer;

/** The page; `typed`: after sending a form that was open before. */
async function pageOf(screen: Screen, path: string, params: object, typed?: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(typed ?? {})) body.set(name, value);
  const run = (part: unknown, init: RequestInit) =>
    (part as (args: ScreenArgs) => Promise<unknown>)(salma.argsOf(path, { ...init, params }));
  const answer = typed && ((await run(screen.action, { method: 'POST', body })) as Answer);
  const props = { loaderData: dataOf(await run(screen.loader, {})), actionData: answer && dataOf(answer) };
  const page = createElement(screen.default as FunctionComponent<typeof props>, props);
  return { status: answer?.init?.status, html: renderToStaticMarkup(page) };
}

for (const locale of ['en', 'ar'] as const) {
  const prefix = locale === 'ar' ? '/ar' : '';
  const screens = () =>
    [
      [space, `${prefix}/circle/spaces/wins`, { space: 'wins' }],
      [post, `${prefix}/circle/posts/${postId}`, { id: postId }],
      [change, `${prefix}/circle/change/post/${postId}`, { kind: 'post', id: postId }],
    ] as const;

  test(`${locale}: a space, a post and a text of one’s own show until when the member is muted, instead of a form`, async () => {
    for (const [screen, path, params] of screens()) {
      const { html } = await pageOf(screen, path, params);
      expect(html).toContain(words[locale].communityInside.post.closed(formatDeadline(quietUntil, locale)));
      expect(html).not.toContain('name="body"');
    }
  });

  test(`${locale}: a form that was open before comes back with what was typed, and with the date`, async () => {
    for (const [screen, path, params] of screens()) {
      const key = 'a-key-of-another-open-form';
      const { status, html } = await pageOf(screen, path, params, { body: 'What I typed', key });
      expect(status).toBe(422);
      expect(html).toContain('What I typed');
      expect(html).toContain(
        words[locale].communityInside.problems.quiet.replace('{date}', formatDeadline(quietUntil, locale)),
      );
    }
  });
}
