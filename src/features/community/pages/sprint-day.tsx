import { longestSprintText } from '../sprint-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
import { ActionMinutes, ActionResult } from './action-facts.tsx';
import type { SprintAnswer } from './sprint-action.ts';
import type { MySprint, SprintLoaded } from './sprint-page.ts';

type Chosen = NonNullable<MySprint['chosen']>;
type Props = { loaded: SprintLoaded; mine: MySprint; chosen: Chosen; answer: SprintAnswer | null };

const kickerOf = ({ day, state }: Chosen, words: SprintLoaded['words']['day']): string => {
  const number = String(day);
  if (state === 'today') return words.today(number);
  if (state === 'missed') return words.catchUp(number);
  return state === 'done' ? words.done(number) : words.ahead(number);
};

type FormProps = Props & { intent: 'goal' | 'line' };

/** The day's goal in the morning, or the line of the evening. */
function DayForm({ loaded, mine, chosen, answer, intent }: FormProps) {
  const { words, problemWords, self } = loaded;
  const { day: say } = words;
  const isLine = intent === 'line';
  const back = answer?.form === `${intent} ${chosen.day}` ? answer : null;
  const problem = back?.problems[intent];
  const isDone = chosen.state === 'done';
  return (
    <form method="post" action={self} noValidate data-check="sprint-day" className="grid gap-3">
      <input type="hidden" name="sprint" value={mine.startsOn} />
      <input type="hidden" name="day" value={chosen.day} />
      {back !== null && back.tooLate !== null && <Notice tone="warning">{say.notCome}</Notice>}
      <TextField
        name={intent}
        label={isLine ? say.line : say.goal}
        hint={isLine ? say.lineHint : say.goalHint}
        value={back ? back.typed[intent] : chosen[intent]}
        problem={problem && problemWords[problem]}
        isFirstWrong={problem !== undefined}
        maxLength={isLine ? longestSprintText.line : longestSprintText.dayGoal}
        rows={isLine ? 2 : undefined}
        dir="auto"
        autoComplete="off"
      />
      <div>
        <Button kind={isLine ? 'primary' : 'secondary'} name="intent" value={intent}>
          {isLine ? (isDone ? say.change : say.checkIn) : say.saveGoal}
        </Button>
      </div>
    </form>
  );
}

/** One of the fifteen actions, with what she means to do and what became of it. */
export function SprintDayCard(props: Props) {
  const { loaded, mine, chosen } = props;
  const { day: say } = loaded.words;
  const { title, text, result } = chosen.action;
  const mayWrite = chosen.state !== 'ahead' && !mine.isOver;
  return (
    <section id="day" aria-labelledby="day-title" className="card grid scroll-mt-20 gap-5 p-5 md:p-7">
      <div className="grid gap-2">
        <Kicker>{kickerOf(chosen, say)}</Kicker>
        <Heading level={2} id="day-title">
          {title}
        </Heading>
        <ActionMinutes minutes={chosen.minutes} />
        <p className="mt-1 text-lg">{text}</p>
        <ActionResult label={say.result} result={result} />
      </div>
      {mayWrite && chosen.state !== 'done' && (
        <div className="border-t border-line pt-5">
          <DayForm {...props} intent="goal" />
        </div>
      )}
      {chosen.state === 'done' && chosen.goal !== '' && (
        <p className="border-s-4 border-saffron ps-4">
          <span className="block text-sm text-ink-soft">{say.myGoal}</span>
          <span dir="auto" className="break-words">
            {chosen.goal}
          </span>
        </p>
      )}
      {mayWrite && (
        <div className="border-t border-line pt-5">
          <DayForm {...props} intent="line" />
        </div>
      )}
      {!mayWrite && chosen.line !== '' && (
        <p className="border-s-4 border-mint ps-4">
          <span className="block text-sm text-ink-soft">{say.myLine}</span>
          <span dir="auto" className="break-words">
            {chosen.line}
          </span>
        </p>
      )}
    </section>
  );
}
