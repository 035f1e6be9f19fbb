import { Heading, Kicker, Section } from '../../platform/ui/section.tsx';

type ArchStepsProps = {
  words: { kicker: string; heading: string; steps: readonly { title: string; text: string }[] };
  /** Close to the section above, when both have the same background. */
  close?: boolean;
};

/** Steps one after the other, each at its numbered drawn door. */
export function ArchSteps({ words, close }: ArchStepsProps) {
  return (
    <Section tone="sand" labelledBy="steps" className={close === true ? 'pt-0!' : undefined}>
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="steps" className="mt-4">
        {words.heading}
      </Heading>
      <ol className="door-steps mt-10">
        {words.steps.map((step) => (
          <li key={step.title}>
            <Heading level={3} size={4}>
              {step.title}
            </Heading>
            <p className="text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
