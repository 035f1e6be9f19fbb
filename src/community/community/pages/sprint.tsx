import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { CommunityFrame } from './community-frame.tsx';
import {
  answerSprint,
  loadSprint,
  type MySprint,
  type SprintAnswer,
  type SprintLoaded,
} from './sprint-page.ts';
import { SprintBadges, SprintDayCard, SprintPartner } from './sprint-sections.tsx';
import { longestSprintText } from '../sprint.ts';
import { TextField, TickField } from '../../../platform/ui/field.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';

type SprintBoardProps = { mine: MySprint; words: SprintLoaded['words'] };
type Day = MySprint['weeks'][number]['days'][number];

const looks: Record<Day['state'], string> = {
  done: 'bg-mint-light text-pitch',
  today: 'bg-saffron text-pitch',
  missed: 'border-2 border-dashed border-mist text-cream',
  ahead: 'bg-night text-mist',
};

const DayLink = ({ day }: { day: Day }) => (
  <li>
    <a
      href={day.href}
      aria-label={day.label}
      aria-current={day.isChosen ? 'true' : undefined}
      className={classNames('board-day', looks[day.state])}
    >
      {day.state === 'done' ? <Icon name="check" size={20} /> : <bdi>{day.day}</bdi>}
    </a>
  </li>
);

/** The progress as fifteen numbers: finished days are ticked, today’s is lit. */
function SprintBoard({ mine, words }: SprintBoardProps) {
  return (
    <section aria-labelledby="board" className="on-ink grid gap-5 rounded-lg bg-pitch p-5 text-cream md:p-7">
      <div className="grid gap-1">
        <Heading level={2} size={4} id="board" className="text-saffron">
          {words.mine.goal}
        </Heading>
        <p className="text-xl break-words" dir="auto">
          {mine.goal}
        </p>
      </div>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[auto_1fr] sm:items-center">
        <div className="grid gap-3" role="group" aria-label={words.calendar.title}>
          {mine.weeks.map((week) => (
            <ol key={week.name} aria-label={week.name} className="flex gap-2">
              {week.days.map((day) => (
                <DayLink key={day.day} day={day} />
              ))}
            </ol>
          ))}
        </div>
        {/* Before it begins there is nothing to count. */}
        {mine.hasBegun && (
          <div className="grid gap-1">
            <p className="text-4xl font-bold">{mine.progress}</p>
            <p className="text-mist">{words.mine.doneLabel}</p>
            <p className="mt-2 inline-flex items-center gap-2 font-semibold text-saffron">
              <Icon name="sparkles" size={18} />
              {mine.row}
            </p>
          </div>
        )}
      </div>
      <p className="border-t border-night pt-4 text-sm text-mist">
        {mine.isFinished ? words.mine.finished : mine.isOver ? words.mine.over : words.mine.until(mine.ends)}
      </p>
    </section>
  );
}

type SprintWishesProps = {
  loaded: SprintLoaded;
  intent: 'join' | 'change';
  startsOn: string;
  before: { goal: string; reminders: boolean; partner: boolean };
  answer: SprintAnswer | null;
};

/** The goal and preferences of a sprint, when joining or changing it. */
function SprintWishes({ loaded, intent, startsOn, before, answer }: SprintWishesProps) {
  const { words, problemWords, self } = loaded;
  const { join, settings } = words;
  const name = intent === 'join' ? `join ${startsOn}` : 'change';
  const back = answer?.form === name ? answer : null;
  const typed = back?.typed;
  const problem = back?.problems['goal'];
  const id = `${intent}-${startsOn}`;
  return (
    <form method="post" action={self} noValidate data-check="sprint" className="grid gap-4">
      <input type="hidden" name="sprint" value={startsOn} />
      <TextField
        name="goal"
        id={`goal-${id}`}
        label={join.goal}
        hint={join.goalHint}
        value={typed ? typed['goal'] : before.goal}
        problem={problem && problemWords[problem]}
        isFirstWrong={problem !== undefined}
        maxLength={longestSprintText.goal}
        dir="auto"
        autoComplete="off"
        required
      />
      <TickField
        name="partner"
        id={`partner-${id}`}
        label={join.partner}
        checked={typed ? typed['partner'] === 'yes' : before.partner}
      />
      <TickField
        name="reminders"
        id={`reminders-${id}`}
        label={join.reminders}
        checked={typed ? typed['reminders'] === 'yes' : before.reminders}
      />
      <div>
        <Button name="intent" value={intent}>
          {intent === 'join' ? join.submit : settings.save}
        </Button>
      </div>
    </form>
  );
}

export const loader = (args: ScreenArgs) => loadSprint(args);
export const action = (args: ScreenArgs) => answerSprint(args);

type Part = { loaded: SprintLoaded; answer: SprintAnswer | null };

/** A sentence about what was just done. */
function Done({ done, words }: Pick<SprintLoaded, 'done' | 'words'>) {
  const sentences: Record<string, string> = {
    joined: words.join.joined,
    saved: words.settings.saved,
    noted: words.day.saved,
    'checked-in': words.day.checkedIn,
    finished: words.mine.finished,
    leave: words.settings.left,
    silent: words.partner.asked,
    another: words.partner.changed,
  };
  const text = done === null ? undefined : sentences[done];
  return text === undefined ? null : <Notice tone="success">{text}</Notice>;
}

type JoinPart = Part & { sprint: SprintLoaded['open'][number]; isFirst: boolean };

function JoinForm({ loaded, answer, sprint, isFirst }: JoinPart) {
  const { join } = loaded.words;
  const { startsOn, date, isRunning } = sprint;
  const title = isRunning ? join.running(date) : join.coming(date);
  const inside = (
    <>
      <p className="text-ink-soft">{isRunning ? join.runningText : join.comingText}</p>
      <SprintWishes
        loaded={loaded}
        intent="join"
        startsOn={startsOn}
        before={{ goal: '', reminders: false, partner: false }}
        answer={answer}
      />
    </>
  );
  if (isFirst)
    return (
      <section aria-labelledby={`join-${startsOn}`} className="card grid gap-4 p-5 md:p-7">
        <Heading level={2} size={3} id={`join-${startsOn}`}>
          {title}
        </Heading>
        {inside}
      </section>
    );
  return (
    <details className="circle-composer card" open={answer?.form === `join ${startsOn}`}>
      <summary>
        <Icon name="rocket" size={20} />
        {title}
      </summary>
      <div className="grid gap-4 border-t border-line p-5 md:p-7">{inside}</div>
    </details>
  );
}

/** The sprints that can be joined: the first one expanded, the next one collapsed. */
const Join = ({ loaded, answer }: Part) =>
  loaded.open.map((sprint, place) => (
    <JoinForm key={sprint.startsOn} loaded={loaded} answer={answer} sprint={sprint} isFirst={place === 0} />
  ));

function Settings({ loaded, answer, mine }: Part & { mine: MySprint }) {
  const { words, self } = loaded;
  const before = { goal: mine.goal, reminders: mine.wantsReminders, partner: mine.wantsPartner };
  return (
    <details className="circle-composer card" open={answer?.form === 'change'}>
      <summary>
        <Icon name="pencil" size={20} />
        {words.settings.title}
      </summary>
      <div className="grid gap-6 border-t border-line p-5 md:p-7">
        <SprintWishes
          loaded={loaded}
          intent="change"
          startsOn={mine.startsOn}
          before={before}
          answer={answer}
        />
        <form method="post" action={self} className="grid gap-2 border-t border-line pt-5">
          <input type="hidden" name="sprint" value={mine.startsOn} />
          <p className="font-semibold">{words.settings.leave}</p>
          <p className="text-sm text-ink-soft">{words.settings.leaveText}</p>
          <div>
            <Button kind="secondary" name="intent" value="leave">
              {words.settings.confirm}
            </Button>
          </div>
        </form>
      </div>
    </details>
  );
}

function Mine({ loaded, answer, mine }: Part & { mine: MySprint }) {
  const { words } = loaded;
  return (
    <>
      {!mine.hasBegun && (
        <Notice tone="info" title={words.waiting.title(mine.begins)}>
          {words.waiting.text}
        </Notice>
      )}
      <SprintBoard mine={mine} words={words} />
      {mine.isWeekend && <p className="text-ink-soft">{words.day.weekend}</p>}
      {mine.chosen !== null && (
        <SprintDayCard loaded={loaded} mine={mine} chosen={mine.chosen} answer={answer} />
      )}
      <SprintPartner loaded={loaded} mine={mine} />
      <Settings loaded={loaded} answer={answer} mine={mine} />
    </>
  );
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: SprintAnswer };

/** The fifteen days: joining, today's action, the evening line, a partner. */
export default function Sprint({ loaderData: loaded, actionData: answer }: Props) {
  const { frame, words, mine, badges, done } = loaded;
  const back = answer ?? null;
  return (
    <CommunityFrame frame={frame} title={words.title} lead={words.lead}>
      {back === null && <Done done={done} words={words} />}
      {back?.tooLate === 'not-open' && <Notice tone="warning">{words.notOpen}</Notice>}
      {mine === null ? (
        <Join loaded={loaded} answer={back} />
      ) : (
        <Mine loaded={loaded} answer={back} mine={mine} />
      )}
      {badges.length > 0 && (
        <section aria-labelledby="badges" className="grid gap-3">
          <Heading level={2} size={3} id="badges">
            {words.badges}
          </Heading>
          <SprintBadges labels={badges} />
        </section>
      )}
    </CommunityFrame>
  );
}
