/** What a member reads whom the team asked to write nothing for a while: until when, on Morocco's clock, wherever she could write. */
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { screensContext, type ForScreens, type ScreenArgs } from '../app/academy-context.ts';
import * as change from '../app/routes/circle/change.tsx';
import * as post from '../app/routes/circle/post.tsx';
import * as space from '../app/routes/circle/space.tsx';
import { words } from '../content/words.ts';
import { membership } from '../domain/catalogue/membership.ts';
import type { Member } from '../domain/members/member.ts';
import { memberProfiles } from '../domain/members/member.table.ts';
import { memberUsers } from '../domain/members/sign-in.table.ts';
import { formatMoment } from '../domain/time/calendar-date.ts';
import { someDetails } from '../tests/support/builders.ts';
import { placeAndPay } from '../tests/support/deeds.ts';
import { enterAs, memberDoorOf } from '../tests/support/members.ts';
import { openTestAcademy, type TestAcademy } from '../tests/support/open-test-academy.ts';

const origin = 'https://academy.example';
const email = 'salma@example.com';

let academy: TestAcademy;
let cookie: string;
let postId: string;
let quietUntil: Date;

beforeEach(async () => {
  academy = await openTestAcademy();
  const details = someDetails({ name: 'Salma', email, phone: '' });
  await placeAndPay(academy, { item: { kind: 'membership', slug: membership.slug }, details });
  ({ cookie } = await enterAs(memberDoorOf(academy.context), academy.context, email));
  const [user] = await academy.database.db.select({ id: memberUsers.id }).from(memberUsers);
  const member: Member = { id: user?.id ?? '', email };
  const text = {
    space: 'wins',
    key: 'a-key-of-a-form-that-is-open',
    body: 'A line',
    isAnonymous: false,
  } as const;
  const written = await academy.academy.circle.writePost({ member, ...text, picture: null });
  if (!written.ok) throw new Error(written.reason);
  postId = written.id;
  quietUntil = new Date(academy.context.clock().getTime() + 86_400_000);
  await academy.database.db.update(memberProfiles).set({ quietUntil });
});
afterEach(() => academy.close());

type Screen = { loader: unknown; action: unknown; default: unknown };
type Answer = { data?: unknown; init?: { status?: number } };
const dataOf = (answer: unknown): unknown => (answer as Answer)?.data ?? answer;

/** The page as it comes; `typed`: after a form that was open before was sent from it. */
async function pageOf(screen: Screen, path: string, params: object, typed?: Record<string, string>) {
  const screens = {
    academy: academy.academy,
    words,
    clock: academy.context.clock,
    publicOrigin: origin,
    memberDoor: memberDoorOf(academy.context),
    mailbox: null,
    communityUrl: null,
  } as unknown as ForScreens;
  const argsOf = (init: RequestInit): ScreenArgs =>
    ({
      request: new Request(`${origin}${path}`, { ...init, headers: { cookie } }),
      params,
      context: new RouterContextProvider(new Map([[screensContext, screens]])),
    }) as ScreenArgs;
  const body = new FormData();
  for (const [name, value] of Object.entries(typed ?? {})) body.set(name, value);
  const run = (part: unknown, init: RequestInit) =>
    (part as (args: ScreenArgs) => Promise<unknown>)(argsOf(init));
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

  test(`${locale}: a space, a post and a text of hers say until when she reads only, instead of a form`, async () => {
    for (const [screen, path, params] of screens()) {
      const { html } = await pageOf(screen, path, params);
      expect(html).toContain(
        words[locale].circle.post.closed.replace('{date}', formatMoment(quietUntil, locale)),
      );
      expect(html).not.toContain('name="body"');
    }
  });

  test(`${locale}: a form that was open before comes back with what she typed, and with the date`, async () => {
    for (const [screen, path, params] of screens()) {
      const key = 'a-key-of-another-open-form';
      const { status, html } = await pageOf(screen, path, params, { body: 'What I typed', key });
      expect(status).toBe(422);
      expect(html).toContain('What I typed');
      expect(html).toContain(
        words[locale].circle.problems.quiet.replace('{date}', formatMoment(quietUntil, locale)),
      );
    }
  });
}
