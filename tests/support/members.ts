/**
 * A signed-in member. For a unit test: `const { member, cookie } = await enterAs(memberAuthOf(context), context,
 * 'salma@example.com')` goes through the real sign-in and reads the code from the outbox; `cookie` is what the browser would
 * send. For a test that needs only the rows: `await memberOf(context, 'salma@example.com')`. E2e tests:
 * tests/support/sign-in-as.ts.
 */
import type { MemberAuth } from '../../src/academy/frame/academy-context.ts';
import type { Member } from '../../src/academy/sign-in/member.ts';
import type { ServiceContext } from '../../src/context.ts';
import { outbox } from '../../src/academy/emails/outbox.table.ts';
import { openCode } from '../../src/academy/emails/sealed-code.ts';
import { makeMemberAuth } from '../../src/site/account/member-auth.service.ts';
import type { AcademySecret } from '../../src/platform/secret.ts';
import { asWritten } from './open-test-database.ts';
import { allowed, present } from './sure.ts';

export const signInSecret = 'a test secret of more than thirty-two characters';
const origin = 'https://academy.example';

type ServerContext = Pick<ServiceContext, 'database' | 'publicOrigin' | 'clock' | 'uuid' | 'log'>;

/** The member sign-in of a test academy. Its library uses the machine's clock: its sessions are of today. */
export const memberAuthOf = (context: ServerContext, secret: AcademySecret = signInSecret): MemberAuth =>
  makeMemberAuth({
    ...context,
    secret,
    addressOf: (request) => request.headers.get('x-client-address') ?? '192.0.2.1',
  });

/** The code of the newest e-mail to an address. */
export async function newestCode(
  { database }: Pick<ServiceContext, 'database'>,
  email: string,
): Promise<string> {
  const rows = await database.db.select().from(outbox).orderBy(asWritten);
  const codes = rows.filter(
    ({ payload }) => payload['emailName'] === 'member-code' && payload['to'] === email,
  );
  const newest = codes.sort((one, other) => Number(one.createdAt) - Number(other.createdAt)).at(-1);
  return present(openCode(signInSecret, email, String(newest?.payload['sealed'])), `a code for ${email}`);
}

export const cookieFrom = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

/** Signs somebody in by an e-mailed code. `path` gives the language of a new profile. */
export async function enterAs(
  auth: MemberAuth,
  context: Pick<ServiceContext, 'database'>,
  email: string,
  { path = '/clarity-login', agent = 'Test browser', cookie = '' } = {},
): Promise<{ member: Member; cookie: string; headers: Headers }> {
  const request = new Request(`${origin}${path}`, { headers: { 'user-agent': agent, cookie } });
  await auth.sendCode(request, email);
  const entered = allowed(await auth.signIn(request, email, await newestCode(context, email)));
  const mine = cookieFrom(entered.headers);
  const member = present(
    await auth.whoIs(new Request(origin, { headers: { cookie: mine } })),
    `${email}, signed in`,
  );
  return { member, cookie: mine, headers: entered.headers };
}

/** The same without a cookie, for tests of what follows the sign-in. */
export const memberOf = async (context: ServerContext, email: string): Promise<Member> =>
  (await enterAs(memberAuthOf(context), context, email)).member;
