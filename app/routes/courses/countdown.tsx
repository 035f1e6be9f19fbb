import type { CountdownWords } from '../../browser/countdown-words.ts';

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
    <p className="grid gap-y-0.5 lg:justify-items-end lg:[.darija_&]:justify-items-start">
      <time dateTime={endsAt} className="text-sm">
        {moment}
      </time>
      <span
        role="timer"
        aria-label={label}
        data-countdown={endsAt}
        data-countdown-words={JSON.stringify(units)}
        className="inline-block min-h-[1.6em] min-w-[13ch] lg:min-w-[17em] lg:text-end lg:[.darija_&]:text-start font-semibold tabular-nums text-clay-ink [.on-ink_&]:text-saffron"
      />
    </p>
  );
}
