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
 * After something that costs nothing was ordered. The same for every address, whoever has it and whatever it had before: the
 * way in, and whether there was one already, is told to the address alone.
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
