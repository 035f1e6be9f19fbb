/** How many steps there are, and which one this is. */
export type StepPlace = {
  step: number;
  steps: number;
  /** How much of this step lies behind: the second half of a step that has two screens is 'most' of it. */
  part: 'half' | 'most';
  /** The same as a number of 100, which the meter bears. */
  percent: number;
  /** 'Step 2 of 3 - Select Payment Method' */
  label: string;
};

/**
 * For eyes a bar for each step, of which the present one is never full: nothing looks done before it is. Whoever hears the
 * page hears the words of the step, and '2/3' instead of a percentage.
 */
export function StepProgress({ step, steps, part, percent, label }: StepPlace) {
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
          <span key={at} data-bar={at + 1 < step ? 'done' : at + 1 === step ? part : 'to-come'} />
        ))}
      </div>
    </div>
  );
}
