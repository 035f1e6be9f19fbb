import { redirect } from 'react-router';
import { codeMinutes, sessionDays } from '../member.ts';
import { count } from '../../../platform/i18n/count.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { Heading } from '../../../platform/ui/section.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { DataOf } from '../../orders/pages/data-of.ts';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { Gateway } from './gateway.tsx';
import { ownPath, signInPath } from './own-path.ts';
import { readSignIn } from './read-sign-in.ts';
import { wayIn } from './way-in.ts';

export async function loader(args: ScreenArgs) {
  const { academy, say, links, locale, url, memberDoor, mailbox } = open(args);
  const next = ownPath(url.searchParams.get('next')) ?? '';
  const member = await memberDoor.whoIs(args.request);
  const another = url.searchParams.has('another');
  // Whoever is in already may come here for another address; else she is where she wanted to be.
  if (member !== null && !another)
    return redirect(wayIn(await academy.standingOf(member.email), links, next), 303);
  const isForCourses = next === links.myCourses();
  const minutes = count(codeMinutes, say.refunds.minutes, locale);
  const words = fillAll(say.signIn, { minutes, days: sessionDays });
  return {
    head: { title: words.title, description: words.description, index: false },
    words,
    next,
    // The second step is this page again: its address carries where the first one was to lead.
    self: signInPath(links.signIn(), next, { another }),
    // Whoever looks for what she paid for is not asked to join something else.
    join: isForCourses ? null : links.registerClarity(),
    lead: isForCourses ? words.leadToCourses : words.lead,
    mailbox: mailbox === null ? null : links.mailbox(),
  };
}

export const action = (args: ScreenArgs) => readSignIn(args);

export type SignInData = DataOf<typeof loader>;
type Props = { loaderData: SignInData; actionData?: DataOf<typeof action> };

/** A door to knock at: an address first, then the code that came to it. */
export default function ClarityLogin({ loaderData, actionData }: Props) {
  const { words } = loaderData;
  const step = actionData?.step ?? 'email';
  return (
    <Gateway title={words.behind.title} points={words.behind.points} isOpen={step === 'code'}>
      <Heading level={1}>{step === 'code' ? words.codeHeading : words.heading}</Heading>
      {actionData?.told && <Notice tone="error">{actionData.told}</Notice>}
      {step === 'code' ? (
        <CodeStep page={loaderData} email={actionData?.email ?? ''} problem={actionData?.problem} />
      ) : (
        <EmailStep page={loaderData} email={actionData?.email} problem={actionData?.problem} />
      )}
    </Gateway>
  );
}
