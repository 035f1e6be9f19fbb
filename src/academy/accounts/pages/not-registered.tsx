import { open, type ScreenArgs } from '../../frame/academy-context.ts';
import { shownAddress } from '../../../platform/people/mailbox.ts';
import { Heading } from '../../../platform/ui/section.tsx';
import { StepNumber } from '../../../platform/ui/steps.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { goToCheckout, JoinForm, joiningWords } from './join-form.tsx';
import { signInPath } from './own-path.ts';
import { Threshold } from '../../../platform/ui/arch.tsx';

export async function loader(args: ScreenArgs) {
  const app = open(args);
  const { links, t, memberAuth } = app;
  const { words } = await joiningWords(app);
  const { title, description } = words.notRegistered;
  const member = await memberAuth.whoIs(args.request);
  return {
    head: { title, description, index: false },
    words,
    busy: t.signIn.busy,
    member: member && shownAddress(member.email),
    self: links.notRegistered(),
    courses: links.courses(),
    signIn: signInPath(links.signIn(), null, { another: true }),
  };
}

export const action = (args: ScreenArgs) => goToCheckout(args);

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** Nothing was ordered with this address: how to register and pay, and how to sign in with another one. */
export default function NotRegistered({ loaderData, actionData }: Props) {
  const { words, busy, member, self, courses, signIn } = loaderData;
  const texts = words.notRegistered;
  return (
    <Threshold ground="lilac" icon="user">
      <Heading level={1}>{texts.heading}</Heading>
      <p className="text-lg text-ink-soft">
        {member === null ? (
          texts.nobody
        ) : (
          <>
            {texts.nothingFor}{' '}
            <bdi dir="ltr" className="font-semibold wrap-anywhere text-ink">
              {member}
            </bdi>
          </>
        )}
      </p>
      <JoinForm
        action={self}
        words={words}
        submit={texts.submit}
        busy={busy}
        email={actionData?.email ?? (member?.includes('@') ? member : undefined)}
        problem={actionData?.problem}
      >
        <p className="text-sm text-ink-soft">
          {words.once} {words.refund}
        </p>
      </JoinForm>
      <div className="border-t border-line pt-6">
        <Heading level={2} size={4}>
          {texts.next.title}
        </Heading>
        <ol className="threshold-steps mt-4">
          {texts.next.steps.map((step, place) => (
            <li key={step}>
              <StepNumber place={place} />
              {step}
            </li>
          ))}
        </ol>
      </div>
      <p>
        <a className="inline-block py-2 font-semibold text-link underline" href={courses}>
          {texts.courses}
        </a>
      </p>
      <p>
        {texts.another}{' '}
        <a className="inline-block py-2 font-semibold text-link underline" href={signIn}>
          {texts.otherAddress}
        </a>
      </p>
    </Threshold>
  );
}
