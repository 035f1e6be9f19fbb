/** From the sign-in into the community: for a member, for a blocked one, and with an external community. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ScreenArgs } from '../academy/frame/academy-context.ts';
import { loader as overview } from '../site/account/pages/overview.tsx';
import { loader as feed } from '../community/community/pages/feed.tsx';
import { loader as welcome } from '../site/account/pages/welcome.tsx';
import { words } from '../words.ts';
import { memberProfiles } from '../academy/accounts/member.table.ts';
import { staffMembers } from '../academy/staff/staff.table.ts';
import { openSignedInMember, type SignedInMember } from '../../tests/support/signed-in-member.ts';

const club = 'https://club.example/home';

type Card = { kind: string; href?: string };
type Framed = { community: string; isOutside: boolean };

describe('the welcome of a member', () => {
  let salma: SignedInMember;
  beforeEach(async () => {
    salma = await openSignedInMember();
  });
  afterEach(() => salma.test.close());

  const argsOf = (path: string, communityUrl: string | null = null, headers = {}) =>
    salma.argsOf(path, { communityUrl, headers });
  const leadsTo = async (loaded: Promise<unknown>) => {
    const answer = await loaded;
    return answer instanceof Response ? [answer.status, answer.headers.get('location')] : 'a page';
  };
  const cardsOf = async (args: ScreenArgs) => ((await overview(args)) as unknown as { open: Card[] }).open;
  const shutOut = () => salma.test.database.db.update(memberProfiles).set({ shutOutAt: new Date(0) });

  test('a blocked member gets the page about it instead, in their language', async () => {
    expect(await leadsTo(welcome(argsOf('/welcome')))).toBe('a page');
    await shutOut();
    expect(await leadsTo(welcome(argsOf('/welcome')))).toEqual([303, '/circle/door?closed']);
    expect(await leadsTo(welcome(argsOf('/ar/welcome')))).toEqual([303, '/ar/circle/door?closed']);
    expect(await leadsTo(welcome(argsOf('/welcome', club)))).toEqual([303, '/circle/door?closed']);
  });

  test('a blocked member’s account shows that the community is closed, with a contact, instead of a link', async () => {
    expect(await cardsOf(argsOf('/account'))).toMatchObject([{ kind: 'community', href: '/welcome' }]);
    await shutOut();
    for (const communityUrl of [null, club])
      expect(await cardsOf(argsOf('/account', communityUrl))).toMatchObject([
        { kind: 'community-closed', href: '/contact' },
      ]);
  });

  test('an external community replaces our own for members; staff still read ours', async () => {
    expect(await leadsTo(feed(argsOf('/circle')))).toBe('a page');
    expect(await leadsTo(feed(argsOf('/circle', club)))).toEqual([303, '/welcome']);
    expect(await leadsTo(feed(argsOf('/ar/circle', club)))).toEqual([303, '/ar/welcome']);
    const framed = argsOf('/circle', club, { 'sec-fetch-dest': 'iframe' });
    expect(await leadsTo(feed(framed))).toEqual([303, '/circle/door']);
    const [card] = await cardsOf(argsOf('/account', club));
    const { outside } = words.en.account.overview.community;
    expect(card).toMatchObject({ kind: 'community', text: outside, href: '/welcome' });
    const works = {
      email: salma.member.email,
      role: 'moderator' as const,
      expert: null,
      addedAt: new Date(0),
    };
    await salma.test.database.db.insert(staffMembers).values(works);
    expect(await leadsTo(feed(argsOf('/circle', club)))).toBe('a page');
  });

  test('the frame has a sandbox for an external community, and none for our own', async () => {
    const frameOf = async (communityUrl: string | null) =>
      (await welcome(argsOf('/welcome', communityUrl))) as unknown as Framed;
    expect(await frameOf(null)).toMatchObject({ community: '/circle', isOutside: false });
    expect(await frameOf(club)).toMatchObject({ community: club, isOutside: true });
  });
});
