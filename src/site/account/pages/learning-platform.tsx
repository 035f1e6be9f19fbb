import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { StepNumber } from '../../../platform/ui/steps.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { Threshold } from '../../../platform/ui/arch.tsx';

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

export function loader(args: ScreenArgs) {
  const { t, links } = open(args);
  const { title, description } = t.learningPlatform;
  return {
    head: { title, description, index: false },
    words: t.learningPlatform,
    contact: links.contact(),
  };
}

/** The target of 'Start learning' while no learning platform is connected, so that the link never fails. */
export default function LearningPlatform({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { words, contact } = loaderData;
  return (
    <Threshold ground="lilac" icon="screen">
      <Heading level={1}>{words.heading}</Heading>
      <p className="text-lg text-ink-soft">{words.text}</p>
      <div className="border-t border-line pt-6">
        <Heading level={2} size={4}>
          {words.next}
        </Heading>
        <ol className="threshold-steps mt-4">
          {words.steps.map((step, place) => (
            <li key={step}>
              <StepNumber place={place} />
              {step}
            </li>
          ))}
        </ol>
      </div>
      <p>{words.real}</p>
      <p>
        <ButtonLink href={contact}>{words.contact}</ButtonLink>
      </p>
    </Threshold>
  );
}
