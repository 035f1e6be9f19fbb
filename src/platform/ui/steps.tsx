import { Prop } from './portrait.tsx';
import { Heading, Section } from './section.tsx';

/** How many screens there are, and which one this is. */
export type StepPlace = {
  step: number;
  steps: number;
  /** The same in percent, for the meter. */
  percent: number;
  /** '2 of 3 · Select payment method' */
  label: string;
};

/**
 * Shows a bar for each screen; the current one is never full, so that nothing looks done too early. Screen readers get the words of
 * the step, and '2/3' instead of a percentage.
 */
export function StepProgress({ step, steps, percent, label }: StepPlace) {
  return (
    <div className="relative">
      <p className="mb-2 text-sm font-medium text-ink-soft" aria-hidden="true">
        {label}
      </p>
      <progress
        value={percent}
        max={100}
        aria-label={label}
        aria-valuetext={`${step}/${steps}`}
        className="sr-only"
      >
        {`${step}/${steps}`}
      </progress>
      <div className="step-bars" aria-hidden="true">
        {Array.from({ length: steps }, (_, at) => (
          <span key={at} data-bar={at + 1 < step ? 'done' : at + 1 === step ? 'half' : 'to-come'} />
        ))}
      </div>
    </div>
  );
}

/** The number of a step, in a small disc. */
export const StepNumber = ({ place }: { place: number }) => (
  <span className="step-number" aria-hidden="true">
    {place + 1}
  </span>
);

type StepsInARowProps = {
  steps: readonly { title: string; text: string }[];
  /** Keys of drawn objects, one a step. */
  objects?: readonly string[];
};

/** Steps side by side where there is space; without objects the stylesheet draws their numbers. */
export const StepsInARow = ({ steps, objects }: StepsInARowProps) => (
  <ol className="steps-row">
    {steps.map((step, place) => (
      <li key={step.title}>
        {objects?.[place] !== undefined && <Prop name={objects[place]} />}
        <h3 className="text-lg font-semibold">{step.title}</h3>
        <p className="text-ink-soft">{step.text}</p>
      </li>
    ))}
  </ol>
);

type ArchStepsProps = {
  words: { heading: string; steps: readonly { title: string; text: string }[] };
  objects?: readonly string[];
};

/** A section of steps, one after the other. */
export const ArchSteps = ({ words, objects }: ArchStepsProps) => (
  <Section labelledBy="steps">
    <Heading level={2} id="steps">
      {words.heading}
    </Heading>
    <StepsInARow steps={words.steps} {...(objects && { objects })} />
  </Section>
);
