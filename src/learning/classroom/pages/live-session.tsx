/** One live session as its learner finds it now: the date, the link in its time, "I am here", and its recording. */
import { linksIn } from '../../../academy/frame/links.ts';
import { MarkdownText } from '../../../platform/ui/markdown.tsx';
import { readMarkdown } from '../../../platform/text/read-markdown.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import {
  dateInMorocco,
  formatDay,
  hourIn,
  timeInMorocco,
  weekdayName,
  weekdayOf,
} from '../../../platform/time/calendar-date.ts';
import { useLocale } from '../../../platform/locale.ts';
import type { SessionView } from '../live.service.ts';
import { useLiveWords } from '../words.ts';

type Times = Pick<SessionView, 'startsAt' | 'endsAt'>;

/** 'Tuesday, 5 January 2027, 20:30 to 22:00, Moroccan time'. */
export function useSessionTimes(): (session: Times, day?: string) => string {
  const [words, locale] = [useLiveWords(), useLocale()];
  const hourOf = (at: Date): string => hourIn(timeInMorocco(at), locale);
  return ({ startsAt, endsAt }, day = formatDay(dateInMorocco(startsAt), locale)) =>
    words.times(day, hourOf(startsAt), hourOf(endsAt));
}

/** Beside a calendar leaf, which has the day and month: 'Tuesday, 20:30 to 22:00, Moroccan time'. */
export function TimesByLeaf({ startsAt, endsAt }: Times) {
  const [locale, timesOf] = [useLocale(), useSessionTimes()];
  const day = weekdayName(weekdayOf(dateInMorocco(startsAt)), locale);
  return (
    <>
      <span aria-hidden="true">{timesOf({ startsAt, endsAt }, day)}</span>
      <span className="sr-only">{timesOf({ startsAt, endsAt })}</span>
    </>
  );
}

/** The session that a lesson is. */
export const sessionFor = (
  lesson: { id: string },
  sessions: readonly SessionView[],
): SessionView | undefined => sessions.find((session) => session.lesson?.id === lesson.id);

type Props = {
  session: SessionView;
  courseSlug: string;
  /** Key of the lesson whose page shows it: a press leads back there. */
  lesson?: string;
  /** On the session's own page, above its recording. */
  isAlone?: boolean;
  hasLeaf?: boolean;
};

function Join({ session, courseSlug, lesson }: Props) {
  const words = useLiveWords();
  const links = linksIn(useLocale());
  return (
    <div className="grid justify-items-start gap-3">
      {session.joinUrl === null ? (
        <p>{words.noLink}</p>
      ) : (
        <>
          <ButtonLink href={session.joinUrl} target="_blank" rel="noopener noreferrer">
            {words.join}
          </ButtonLink>
          <p className="text-sm text-ink-soft">{words.leavesHere}</p>
        </>
      )}
      {session.came === null && (
        <form method="post" action={links.live(courseSlug)} className="grid justify-items-start gap-2">
          <input type="hidden" name="session" value={session.id} />
          {lesson !== undefined && <input type="hidden" name="lesson" value={lesson} />}
          <Button kind="secondary">{words.here}</Button>
          <p className="text-sm text-ink-soft">{words.hereHint}</p>
        </form>
      )}
    </div>
  );
}

function Afterwards({ session, courseSlug, lesson, isAlone = false }: Props) {
  const words = useLiveWords();
  const locale = useLocale();
  const { notes, recordingId, state } = session;
  return (
    <>
      {state === 'over' && recordingId === null && notes === null && (
        <p className="text-ink-soft">{words.noRecording}</p>
      )}
      {recordingId !== null && lesson === undefined && !isAlone && (
        <p>
          <ButtonLink kind="secondary" href={linksIn(locale).liveSession(courseSlug, session.id)}>
            {words.recording}
          </ButtonLink>
        </p>
      )}
      {notes !== null && (
        <details className="live-notes">
          <summary>{words.notes}</summary>
          <div className="lesson-text">
            <MarkdownText blocks={readMarkdown(notes, locale).blocks} locale={locale} />
          </div>
        </details>
      )}
    </>
  );
}

export function LiveSessionCard(props: Props) {
  const { session, courseSlug, lesson, hasLeaf = false } = props;
  const words = useLiveWords();
  const locale = useLocale();
  const links = linksIn(locale);
  const { state, came } = session;
  const timesOf = useSessionTimes();
  return (
    <div className="live-session" data-state={state}>
      <p className="font-semibold">
        <Icon name="calendar" size={20} className="live-icon" />
        {hasLeaf ? <TimesByLeaf {...session} /> : timesOf(session)}
        {session.isMoved && state === 'coming' && (
          <span className="ms-2 inline-block rounded-sm bg-saffron px-2 text-sm text-pitch">
            {words.moved}
          </span>
        )}
      </p>
      {state === 'cancelled' && <p>{words.cancelled}</p>}
      {state === 'coming' && <p className="text-ink-soft">{words.opens}</p>}
      {state === 'open' && <Join {...props} />}
      {came === true && (
        <p className="font-semibold text-mint-ink">
          <Icon name="success" size={20} className="live-icon" />
          {words.came}
        </p>
      )}
      {came === false && <p className="text-ink-soft">{words.missed}</p>}
      <Afterwards {...props} />
      <p className="-ms-2 flex flex-wrap gap-x-4">
        {state === 'coming' && (
          <ButtonLink kind="quiet" href={links.liveCalendarOf(courseSlug, session.id)} type="text/calendar">
            {words.calendar}
          </ButtonLink>
        )}
        {lesson === undefined && session.lesson?.isOpen === true && (
          <ButtonLink kind="quiet" href={links.lesson(courseSlug, session.lesson.key)}>
            {words.lesson}
          </ButtonLink>
        )}
        {lesson !== undefined && (
          <ButtonLink kind="quiet" href={links.live(courseSlug)}>
            {words.all}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
