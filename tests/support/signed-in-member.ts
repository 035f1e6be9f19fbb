/**
 * A signed-in member of the community, and the arguments of a loader or action: for tests of those that need neither routes
 * nor pages. `const salma = await openSignedInMember(); await loader(salma.argsOf('/welcome'))`.
 */
import { RouterContextProvider } from 'react-router';
import { screensContext, type ForScreens, type ScreenArgs } from '../../src/academy/frame/academy-context.ts';
import { words } from '../../src/words.ts';
import { membership } from '../../src/academy/settings/membership.ts';
import type { Member } from '../../src/academy/sign-in/member.ts';
import { someDetails } from './builders.ts';
import { placeAndPay } from './actions.ts';
import { enterAs, memberAuthOf } from './members.ts';
import { openTestAcademy, type TestAcademy } from './open-test-academy.ts';

const origin = 'https://academy.example';

export type Opened = RequestInit & { params?: object; communityUrl?: string | null };

export type SignedInMember = {
  test: TestAcademy;
  member: Member;
  /** The member's request for a path of the site, with the given headers and body. */
  argsOf(path: string, of?: Opened): ScreenArgs;
};

/** Salma, who has paid for the membership. Close `test` afterwards. */
export async function openSignedInMember(): Promise<SignedInMember> {
  const test = await openTestAcademy();
  const email = 'salma@example.com';
  const details = someDetails({ name: 'Salma', email, phone: '' });
  await placeAndPay(test, { item: { kind: 'membership', slug: membership.slug }, details });
  const memberAuth = memberAuthOf(test.context);
  const { member, cookie } = await enterAs(memberAuth, test.context, email);
  return {
    test,
    member,
    argsOf(path, { params = {}, communityUrl = null, headers = {}, ...init } = {}) {
      const screens = {
        academy: test.academy,
        words,
        clock: test.context.clock,
        publicOrigin: origin,
        memberAuth,
        mailbox: null,
        communityUrl,
      } as unknown as ForScreens;
      const request = new Request(`${origin}${path}`, { ...init, headers: { cookie, ...headers } });
      const context = new RouterContextProvider(new Map([[screensContext, screens]]));
      return { request, params, context } as ScreenArgs;
    },
  };
}
