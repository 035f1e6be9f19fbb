import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import type { DataOf } from './data-of.ts';
import { StepFrame } from '../../checkout/pages/step-frame.tsx';

export function loader(args: ScreenArgs) {
  const { t, links } = open(args);
  const { title, description } = t.enrol.free.byEmail;
  return { head: { title, description, index: false }, words: t.enrol, signIn: links.signIn() };
}

/**
 * After something free was ordered. The same page for every address: the way in, and whether the address had it already, is
 * sent to the address alone.
 */
export default function ByEmail({ loaderData: { words, signIn } }: { loaderData: DataOf<typeof loader> }) {
  const { byEmail } = words.free;
  return (
    <StepFrame step="by-email" title={byEmail.title} words={words}>
      <p className="mb-3">{byEmail.text}</p>
      <p className="mb-6 text-sm text-ink-soft">{byEmail.nothingCame}</p>
      <ButtonLink href={signIn}>{byEmail.action}</ButtonLink>
    </StepFrame>
  );
}
