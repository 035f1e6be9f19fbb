import { Heading, Section } from '../../platform/ui/section.tsx';
import { StepsInARow } from '../../platform/ui/steps.tsx';

type ArchStepsProps = {
  words: { heading: string; steps: readonly { title: string; text: string }[] };
  /** Close to the section above, when both have the same background. */
  close?: boolean;
};

/** A section of numbered steps, one after the other. */
export function ArchSteps({ words, close }: ArchStepsProps) {
  return (
    <Section tone="sand" labelledBy="steps" className={close === true ? 'pt-0!' : undefined}>
      <Heading level={2} id="steps">
        {words.heading}
      </Heading>
      <StepsInARow steps={words.steps} />
    </Section>
  );
}
