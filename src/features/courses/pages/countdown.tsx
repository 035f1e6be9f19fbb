import type { CountdownWords } from '../../../browser/countdown.ts';

type CountdownProps = {
  /** Instant the campaign ends, ISO 8601 in UTC. */
  endsAt: string;
  /** The same moment in words: what stands there without script. */
  moment: string;
  label: string;
  /** Words of the count, one form for each way the language counts. */
  units: CountdownWords;
};

/** When a campaign ends, in words; the browser script counts down beside it, in a place kept free so that nothing moves. */
export function Countdown({ endsAt, moment, label, units }: CountdownProps) {
  return (
    <p className="grid grid-cols-[minmax(0,1fr)] gap-y-0.5">
      <time dateTime={endsAt} className="text-sm">
        {moment}
      </time>
      <span
        role="timer"
        aria-label={label}
        data-countdown={endsAt}
        data-countdown-words={JSON.stringify(units)}
        className="font-semibold tabular-nums text-clay-ink [.on-ink_&]:text-saffron"
      />
    </p>
  );
}
