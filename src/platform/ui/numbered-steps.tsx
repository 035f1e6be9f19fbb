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

/** Steps on a light ground, side by side where there is room; their numbers are drawn by the style. */
export const StepsInARow = ({ steps }: { steps: readonly { title: string; text: string }[] }) => (
  <ol className="numbered">
    {steps.map((step) => (
      <li key={step.title}>
        <h3 className="text-lg font-semibold">{step.title}</h3>
        <p className="text-ink-soft">{step.text}</p>
      </li>
    ))}
  </ol>
);
