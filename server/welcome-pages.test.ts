/** The way from the sign-in into the community: for a member, for whom the team has shut out, and with a community elsewhere. */
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { screensContext, type ForScreens, type ScreenArgs } from '../app/academy-context.ts';
import { loader as overview } from '../app/routes/account/overview.tsx';
import { loader as feed } from '../app/routes/circle/feed.tsx';
import { loader as welcome } from '../app/routes/members/welcome.tsx';
import { words } from '../content/words.ts';
import { membership } from '../domain/catalogue/membership.ts';
import { memberProfiles } from '../domain/members/member.table.ts';
import { staffMembers } from '../domain/staff/staff.table.ts';
import { someDetails } from '../tests/support/builders.ts';
import { placeAndPay } from '../tests/support/deeds.ts';
import { enterAs, memberDoorOf } from '../tests/support/members.ts';
import { openTestAcademy, type TestAcademy } from '../tests/support/open-test-academy.ts';

const origin = 'https://academy.example';
const club = 'https://club.example/home';
const salma = 'salma@example.com';

type Card = { kind: string; href?: string };
type Framed = { community: string; isOutside: boolean };

describe('the welcome of a member', () => {
  let academy: TestAcademy;
  let cookie: string;
  beforeEach(async () => {
    academy = await openTestAcademy();
    const details = someDetails({ name: 'Salma', email: salma, phone: '' });
    await placeAndPay(academy, { item: { kind: 'membership', slug: membership.slug }, details });
    ({ cookie } = await enterAs(memberDoorOf(academy.context), academy.context, salma));
  });
  afterEach(() => academy.close());

  function argsOf(path: string, communityUrl: string | null = null, headers = {}): ScreenArgs {
    const screens = {
      academy: academy.academy,
      words,
      clock: academy.context.clock,
      publicOrigin: origin,
      memberDoor: memberDoorOf(academy.context),
      mailbox: null,
      communityUrl,
    } as unknown as ForScreens;
    const request = new Request(`${origin}${path}`, { headers: { cookie, ...headers } });
    return { request, context: new RouterContextProvider(new Map([[screensContext, screens]])) };
  }
  const leadsTo = async (loaded: Promise<unknown>) => {
    const answer = await loaded;
    return answer instanceof Response ? [answer.status, answer.headers.get('location')] : 'a page';
  };
  const cardsOf = async (args: ScreenArgs) => ((await overview(args)) as unknown as { open: Card[] }).open;
  const shutOut = () => academy.database.db.update(memberProfiles).set({ shutOutAt: new Date(0) });

  test('who is shut out is not welcomed: the page that says so comes instead, in her language', async () => {
    expect(await leadsTo(welcome(argsOf('/welcome')))).toBe('a page');
    await shutOut();
    expect(await leadsTo(welcome(argsOf('/welcome')))).toEqual([303, '/circle/door?closed']);
    expect(await leadsTo(welcome(argsOf('/ar/welcome')))).toEqual([303, '/ar/circle/door?closed']);
    expect(await leadsTo(welcome(argsOf('/welcome', club)))).toEqual([303, '/circle/door?closed']);
  });

  test('her account says that the community is closed, and where to write, instead of leading there', async () => {
    expect(await cardsOf(argsOf('/account'))).toMatchObject([{ kind: 'community', href: '/welcome' }]);
    await shutOut();
    for (const communityUrl of [null, club])
      expect(await cardsOf(argsOf('/account', communityUrl))).toMatchObject([
        { kind: 'community-closed', href: '/contact' },
      ]);
  });

  test('a community elsewhere takes the place of our own for its members; who works here still reads ours', async () => {
    expect(await leadsTo(feed(argsOf('/circle')))).toBe('a page');
    expect(await leadsTo(feed(argsOf('/circle', club)))).toEqual([303, '/welcome']);
    expect(await leadsTo(feed(argsOf('/ar/circle', club)))).toEqual([303, '/ar/welcome']);
    const framed = argsOf('/circle', club, { 'sec-fetch-dest': 'iframe' });
    expect(await leadsTo(feed(framed))).toEqual([303, '/circle/door']);
    const [card] = await cardsOf(argsOf('/account', club));
    const { outside } = words.en.account.overview.community;
    expect(card).toMatchObject({ kind: 'community', text: outside, href: '/welcome' });
    const works = { email: salma, role: 'moderator' as const, expert: null, addedAt: new Date(0) };
    await academy.database.db.insert(staffMembers).values(works);
    expect(await leadsTo(feed(argsOf('/circle', club)))).toBe('a page');
  });

  test('the frame holds a community elsewhere in a sandbox, and needs none for our own', async () => {
    const frameOf = async (communityUrl: string | null) =>
      ((await welcome(argsOf('/welcome', communityUrl))) as unknown as { data: Framed }).data;
    expect(await frameOf(null)).toMatchObject({ community: '/circle', isOutside: false });
    expect(await frameOf(club)).toMatchObject({ community: club, isOutside: true });
  });
});
