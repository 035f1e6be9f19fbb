import type { Words } from '../../../words.ts';
import { FieldProblemText } from '../../../platform/ui/field.tsx';
import type { DayOfSlots } from './hour-view.ts';

type SlotChoiceProps = {
  days: readonly DayOfSlots[];
  /** '3 times', by day. */
  countOf: (slots: number) => string;
  chosen: string | undefined;
  problem: string | null;
  /** Whose clock stands in brackets; null where it is that of Morocco. */
  place: string | null;
  words: Words['booking']['choose'];
};

const mostOpen = 2;

/**
 * Free times by day, each a radio button as large as a thumb wants it. The first days are open, and the one of her choice;
 * the others open at a touch, so that a phone shows a fortnight at a glance.
 */
export function SlotChoice({ days, countOf, chosen, problem, place, words }: SlotChoiceProps) {
  return (
    <fieldset className="field min-w-0" data-field="slot" aria-describedby="field-slot-problem">
      <legend className="field-label mb-1">{words.legend}</legend>
      <p className="field-hint mb-3">{place === null ? words.inMorocco : words.there(place)}</p>
      <FieldProblemText id="field-slot-problem" problem={problem} />
      <div className="grid gap-2">
        {days.map(({ date, label, slots }, index) => (
          <details
            key={date}
            className="hour-day"
            open={index < mostOpen || slots.some(({ value }) => value === chosen)}
          >
            <summary>
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-ink-soft">{countOf(slots.length)}</span>
            </summary>
            <div className="hour-times" role="group" aria-label={label}>
              {slots.map(({ value, time, there }) => (
                <label key={value} className="hour-time">
                  <input type="radio" name="slot" value={value} defaultChecked={value === chosen} required />
                  <bdi dir="ltr" className="font-semibold tabular-nums">
                    {time}
                  </bdi>
                  {there !== null && (
                    <small>
                      (<bdi>{there}</bdi>)
                    </small>
                  )}
                </label>
              ))}
            </div>
          </details>
        ))}
      </div>
    </fieldset>
  );
}
