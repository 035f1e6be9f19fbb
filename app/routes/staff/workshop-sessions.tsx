import { formatDate } from '../../../domain/time/calendar-date.ts';
import type { ApplicationsPage, PlaceState, SessionInList } from '../../../flows/staff-application-verbs.ts';
import type { Loaded } from './applications.tsx';
import { OfficeCard } from './office-frame.tsx';
import { LetterToAll, SessionPlaces } from './session-places.tsx';

type Workshop = NonNullable<ApplicationsPage['workshop']>;

/** Who comes, who waits, and only then who is gone. */
const order: readonly PlaceState[] = ['seat', 'waiting', 'next-session', 'invited', 'given-up', 'off-list'];
const folded: ReadonlySet<PlaceState> = new Set(['given-up', 'off-list', 'invited']);

type GroupProps = { state: PlaceState; session: SessionInList; words: Loaded['words'] };

function Group({ state, session, words }: GroupProps) {
  const places = session.places.filter((place) => place.state === state);
  const all = Math.max(places.length, session.counts[state] ?? 0);
  if (all === 0) return null;
  const list = (
    <>
      {state === 'seat' && <LetterToAll places={places} words={words} />}
      <SessionPlaces places={places} />
      {all > places.length && <p className="text-sm text-ink-soft">{words.more(all - places.length)}</p>}
    </>
  );
  const title = `${words.groups[state]} (${all})`;
  return folded.has(state) ? (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-majorelle">
        {title}
      </summary>
      {list}
    </details>
  ) : (
    <section>
      <h3 className="font-semibold">{title}</h3>
      {list}
    </section>
  );
}

/** The lists of a workshop, session by session, in the order in which people asked. */
export function WorkshopSessions({ workshop, loaded }: { workshop: Workshop; loaded: Loaded }) {
  const { words, locale } = loaded;
  const { sessions, capacity } = workshop;
  if (sessions.length === 0) return <p className="text-ink-soft">{words.nobody}</p>;
  return (
    <div className="grid gap-5">
      {sessions.map((session) => (
        <OfficeCard
          key={session.heldOn ?? 'next'}
          title={
            session.heldOn === null ? words.nextSession : words.session(formatDate(session.heldOn, locale))
          }
        >
          {session.heldOn !== null && capacity !== null && (
            <p className="text-ink-soft">{words.seats(session.counts.seat ?? 0, capacity)}</p>
          )}
          <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-2">
            {order.map((state) => (
              <Group key={state} state={state} session={session} words={words} />
            ))}
          </div>
        </OfficeCard>
      ))}
    </div>
  );
}
