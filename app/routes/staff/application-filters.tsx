import type { PlaceState } from '../../../flows/staff-application-verbs.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Loaded } from './applications.tsx';

const pill = 'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold';

function Kinds({ loaded }: { loaded: Loaded }) {
  return (
    <nav aria-label={loaded.words.kindsLabel}>
      <ul className="flex flex-wrap gap-2">
        {loaded.kinds.map(({ label, href, sent, isHere }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className={classNames(
                pill,
                isHere ? 'border-majorelle bg-majorelle text-white' : 'border-edge hover:border-ink',
              )}
            >
              {label}
              {sent !== null && (
                <span className={classNames('text-sm font-normal', !isHere && 'text-ink-soft')}>{sent}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many of all sessions have a seat, and how many wait for one or for a date. */
function placesOf({ sessions }: NonNullable<Loaded['workshop']>) {
  const all = (...states: PlaceState[]) =>
    sessions.reduce((sum, { counts }) => sum + states.reduce((of, state) => of + (counts[state] ?? 0), 0), 0);
  return { seats: all('seat'), waiting: all('waiting', 'next-session') };
}

/** Kinds as links with how many there are of each; then what they were sent for, as a plain form. */
export function ApplicationFilters({ loaded }: { loaded: Loaded }) {
  const { words, subjects, subject, self, kind } = loaded;
  const places = loaded.workshop === null ? null : placesOf(loaded.workshop);
  const chosen = subjects.find((one) => one.subject === subject);
  return (
    <div className="grid gap-4">
      <Kinds loaded={loaded} />
      {subjects.length > 0 && kind !== null && (
        <form
          method="get"
          action={self}
          className="flex flex-wrap items-end gap-x-4 gap-y-3 rounded-md bg-sand-deep p-4"
        >
          <input type="hidden" name="kind" value={kind} />
          <div className="field min-w-0 flex-1 basis-64">
            <label htmlFor="field-subject" className="field-label">
              {kind === 'contact' ? words.answers.topic : words.subject}
            </label>
            <select
              id="field-subject"
              name="subject"
              defaultValue={subject ?? ''}
              className="field-input bg-paper text-ink"
            >
              <option value="">{words.anySubject}</option>
              {subjects.map((one) => (
                <option key={one.subject} value={one.subject}>
                  {words.subjectLine(one.about, one.sent)}
                </option>
              ))}
            </select>
          </div>
          <Button kind="secondary">{words.show}</Button>
          {chosen !== undefined && (
            <p className="basis-full text-sm text-ink-soft">
              {words.addresses(chosen.addresses)}
              {places !== null && ` · ${words.placesTaken(places.seats, places.waiting)}`}
            </p>
          )}
        </form>
      )}
    </div>
  );
}
