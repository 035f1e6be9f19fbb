import { Heading } from './section.tsx';

/** The number of a step, painted as a small door. */
export const StepNumber = ({ place }: { place: number }) => (
  <span className="step-number" aria-hidden="true">
    {place + 1}
  </span>
);

/** Steps one below the other on a dark ground, each with its number. */
export function NumberedSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="numbered-steps">
      {steps.map((step, place) => (
        <li key={step.title}>
          <StepNumber place={place} />
          <div>
            <Heading level={3} size={4}>
              {step.title}
            </Heading>
            <p className="text-mist">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
