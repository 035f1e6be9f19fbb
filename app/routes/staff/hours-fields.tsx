import type { ReactNode } from 'react';
import { dayField, hourField, weekdays } from '../../../domain/bookings/hours-form.ts';
import type { Words } from '../../../content/words.ts';
import { FieldProblemText } from '../../ui/field.tsx';

type HoursWords = Words['staffBookings']['hours'];
export type FieldState = { value: string; problem: string | null };
export type FieldOf = (name: string) => FieldState;

type InputProps = { name: string; label: string; field: FieldOf; type: 'time' | 'date' };

/** A small field whose label is read out, since it stands in a row that says it. */
function SmallInput({ name, label, field, type }: InputProps) {
  const { value, problem } = field(name);
  return (
    <div className="min-w-0 flex-1" data-field={name}>
      <input
        type={type}
        name={name}
        defaultValue={value}
        aria-label={label}
        aria-invalid={problem !== null ? true : undefined}
        aria-describedby={`${name}-problem`}
        dir="ltr"
        className="field-input w-full min-w-0 px-2! max-sm:text-sm"
      />
      <FieldProblemText id={`${name}-problem`} problem={problem} />
    </div>
  );
}

type EdgesProps = { from: string; until: string; about: string; field: FieldOf; words: HoursWords };

function Edges({ from, until, about, field, words }: EdgesProps) {
  return (
    <div className="flex min-w-0 items-start gap-2">
      <SmallInput type="time" name={from} label={`${about}: ${words.from}`} field={field} />
      <span aria-hidden="true" className="pt-3">
        –
      </span>
      <SmallInput type="time" name={until} label={`${about}: ${words.until}`} field={field} />
    </div>
  );
}

type WeekProps = { rows: Record<number, number>; field: FieldOf; words: HoursWords };

/** The hours of every week: a line for each weekday, with as many pairs of times as it needs. */
export function WeeklyFields({ rows, field, words }: WeekProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {weekdays.map((weekday) => (
        <fieldset
          key={weekday}
          className="grid min-w-0 gap-2 border-t border-line pt-3 grid-cols-[minmax(0,1fr)] sm:grid-cols-[7rem_minmax(0,1fr)]"
        >
          <legend className="sr-only">{words.weekdays[weekday]}</legend>
          <span aria-hidden="true" className="pt-2.5 font-semibold">
            {words.weekdays[weekday]}
          </span>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 xl:grid-cols-[repeat(2,minmax(0,1fr))] xl:gap-x-6">
            {Array.from({ length: rows[weekday] ?? 2 }, (_, row) => (
              <Edges
                key={row}
                from={hourField('from', weekday, row)}
                until={hourField('until', weekday, row)}
                about={words.weekdays[weekday]}
                field={field}
                words={words}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-3 md:grid-cols-[11rem_14rem_minmax(0,1fr)]">
    {children}
  </div>
);

/** Single days that are not like their weekday, with some empty lines for more. */
export function DayFields({ rows, field, words }: { rows: number; field: FieldOf; words: HoursWords }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          <SmallInput
            type="date"
            name={dayField('date', row)}
            label={`${words.date} ${row + 1}`}
            field={field}
          />
          <select
            name={dayField('kind', row)}
            aria-label={`${words.kind} ${row + 1}`}
            defaultValue={field(dayField('kind', row)).value || 'closed'}
            className="field-input field-select self-start"
          >
            <option value="closed">{words.closed}</option>
            <option value="open">{words.open}</option>
          </select>
          <Edges
            from={dayField('from', row)}
            until={dayField('until', row)}
            about={`${words.kind} ${row + 1}`}
            field={field}
            words={words}
          />
        </Row>
      ))}
    </div>
  );
}
