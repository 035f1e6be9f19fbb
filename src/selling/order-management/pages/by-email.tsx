import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';

export async function loader(args: ScreenArgs) {
  const { t, links, memberAuth } = open(args);
  const isSignedIn = (await memberAuth.whoIs(args.request)) !== null;
  const { title, description, action, account } = t.enrol.free.byEmail;
  const way = isSignedIn
    ? { label: account, href: links.account() }
    : { label: action, href: links.signIn() };
  return { head: { title, description, index: false }, words: t.enrol, way, isSignedIn };
}

/**
 * After something free was ordered. The same page for every address: the way in, and whether the address had it already, is
 * sent to the address alone.
 */
export default function ByEmail({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { words, way, isSignedIn } = loaderData;
  const { byEmail } = words.free;
  return (
    <StepFrame step="by-email" title={byEmail.title} words={words}>
      <p className="mb-3">{byEmail.text}</p>
      <p className="mb-6 text-sm text-ink-soft">
        {isSignedIn ? byEmail.nothingCameHere : byEmail.nothingCame}
      </p>
      <ButtonLink href={way.href}>{way.label}</ButtonLink>
    </StepFrame>
  );
}
