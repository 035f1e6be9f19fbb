import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { Refused } from '../../checkout/pages/place-from-form.ts';
import type { BookPage } from './book.tsx';
import type { Words } from '../../../words.ts';
import { timeZone as morocco } from '../../../platform/time/calendar-date.ts';

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
function ZoneChoice({ action, zone, named, kept, options, words }: ZoneChoiceProps) {
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

type IntroProps = { page: BookPage; refusal: Refused['refusal'] };

/** Over the form: with whom, why an hour could not be kept, and on whose clock the hours are told. */
export function Intro({ page, refusal }: IntroProps) {
  const { choose } = page.words;
  const refused =
    refusal === 'slot-taken' ? choose.taken : refusal === 'too-many-hours' ? choose.tooMany : null;
  const { expert, minutes } = page.view;
  return (
    <>
      {page.offered !== null && (
        <div className="mb-6">
          <Notice tone="success" title={page.offered.title}>
            {page.offered.text}
          </Notice>
        </div>
      )}
      {expert !== null && <p className="mb-5 text-ink-soft">{choose.with(expert.name, minutes)}</p>}
      {refused !== null && (
        <div className="mb-6">
          <Notice tone="error" title={refused.title}>
            {refused.text}
          </Notice>
        </div>
      )}
      {page.days.length === 0 ? (
        <div className="mb-6">
          <Notice tone="info" title={choose.none.title}>
            {choose.none.text}
          </Notice>
        </div>
      ) : (
        <ZoneChoice
          action={page.bare}
          zone={page.zone}
          kept={page.kept}
          named={page.zoneNamed || refused !== null}
          options={page.zones}
          words={choose}
        />
      )}
    </>
  );
}

/** Where the hours she looks for may be instead. */
export function OtherDays({ page }: { page: BookPage }) {
  const { choose } = page.words;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {page.first !== null && (
        <ButtonLink kind="quiet" href={page.first} data-step-link>
          {choose.first}
        </ButtonLink>
      )}
      {page.later !== null && (
        <ButtonLink kind="quiet" href={page.later} data-step-link>
          {choose.later}
        </ButtonLink>
      )}
      <ButtonLink kind="quiet" href={page.ask}>
        {choose.ask}
      </ButtonLink>
    </div>
  );
}
