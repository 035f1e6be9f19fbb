/** How far a sequence of steps has come: a labelled native meter for screen readers, a bar for eyes. `percent` 0 to 100. */
export function StepProgress({ percent, label }: { percent: number; label: string }) {
  return (
    <div>
      <p className="mb-2 flex justify-between gap-4 text-sm text-ink-soft">
        <span className="font-medium">{label}</span>
        <span aria-hidden="true">{percent}%</span>
      </p>
      <progress value={percent} max={100} aria-label={label} className="step-progress">
        {percent}%
      </progress>
    </div>
  );
}
