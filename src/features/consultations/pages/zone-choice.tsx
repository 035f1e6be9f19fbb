import type { Words } from '../../../words.ts';
import { timeZone as morocco } from '../../../platform/time/calendar-date.ts';
import { Button } from '../../../platform/ui/button.tsx';

type ZoneChoiceProps = {
  /** Where the form leads; a GET, so that it works without script and can be shared. */
  action: string;
  zone: string;
  /** Whether the address names one already: then the browser's own is not asked. */
  named: boolean;
  /** What the address holds beside the zone. */
  kept: Record<string, string>;
  options: readonly { value: string; label: string }[];
  words: Words['booking']['choose'];
};

/** Where she is: her own clock stands beside Morocco's. The browser script fills it in by itself. */
export function ZoneChoice({ action, zone, named, kept, options, words }: ZoneChoiceProps) {
  return (
    <form
      method="get"
      action={action}
      data-time-zone={named ? undefined : morocco}
      className="mb-6 grid gap-2 rounded-md bg-sand p-4"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="zone" className="field-label">
        {words.zone}
      </label>
      <p id="zone-hint" className="field-hint">
        {words.zoneHint}
      </p>
      <div className="flex flex-wrap gap-3">
        <select
          id="zone"
          name="zone"
          defaultValue={zone}
          aria-describedby="zone-hint"
          className="field-input field-select min-w-0 flex-[1_1_12rem]"
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button kind="secondary">{words.zoneShow}</Button>
      </div>
    </form>
  );
}
