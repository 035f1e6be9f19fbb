import { longestSprintText } from '../sprint.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
import { StepMinutes, StepResult } from './community-sections.tsx';
import type { MySprint, SprintAnswer, SprintLoaded } from './sprint-page.ts';
import { Icon } from '../../../platform/ui/icon.tsx';

type Chosen = NonNullable<MySprint['chosen']>;
type Props = { loaded: SprintLoaded; mine: MySprint; chosen: Chosen; answer: SprintAnswer | null };

const kickerOf = ({ day, state }: Chosen, words: SprintLoaded['words']['day']): string => {
  const number = String(day);
  if (state === 'today') return words.today(number);
  if (state === 'missed') return words.catchUp(number);
  return state === 'done' ? words.done(number) : words.ahead(number);
};

type FormProps = Props & { intent: 'goal' | 'line' };

/** The goal of a day in the morning, or its line in the evening. */
function DayForm({ loaded, mine, chosen, answer, intent }: FormProps) {
  const { words, problemWords, self } = loaded;
  const { day: t } = words;
  const isLine = intent === 'line';
  const back = answer?.form === `${intent} ${chosen.day}` ? answer : null;
  const problem = back?.problems[intent];
  const isDone = chosen.state === 'done';
  return (
    <form method="post" action={self} noValidate data-check="sprint-day" className="grid gap-3">
      <input type="hidden" name="sprint" value={mine.startsOn} />
      <input type="hidden" name="day" value={chosen.day} />
      {back !== null && back.tooLate !== null && <Notice tone="warning">{t.notCome}</Notice>}
      <TextField
        name={intent}
        label={isLine ? t.line : t.goal}
        hint={isLine ? t.lineHint : t.goalHint}
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
          {isLine ? (isDone ? t.change : t.checkIn) : t.saveGoal}
        </Button>
      </div>
    </form>
  );
}

/** One of the fifteen steps, with the member's goal and line. */
export function SprintDayCard(props: Props) {
  const { loaded, mine, chosen } = props;
  const { day: t } = loaded.words;
  const { title, text, result } = chosen.action;
  const mayWrite = chosen.state !== 'ahead' && !mine.isOver;
  return (
    <section id="day" aria-labelledby="day-title" className="card grid scroll-mt-20 gap-5 p-5 md:p-7">
      <div className="grid gap-2">
        <Kicker>{kickerOf(chosen, t)}</Kicker>
        <Heading level={2} id="day-title">
          {title}
        </Heading>
        <StepMinutes minutes={chosen.minutes} />
        <p className="mt-1 text-lg">{text}</p>
        <StepResult label={t.result} result={result} />
      </div>
      {mayWrite && chosen.state !== 'done' && (
        <div className="border-t border-line pt-5">
          <DayForm {...props} intent="goal" />
        </div>
      )}
      {chosen.state === 'done' && chosen.goal !== '' && (
        <p className="border-s-4 border-saffron ps-4">
          <span className="block text-sm text-ink-soft">{t.myGoal}</span>
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
          <span className="block text-sm text-ink-soft">{t.myLine}</span>
          <span dir="auto" className="break-words">
            {chosen.line}
          </span>
        </p>
      )}
    </section>
  );
}

type SprintPartnerProps = { loaded: SprintLoaded; mine: MySprint };
type Partner = NonNullable<MySprint['partner']>;

function Lines({ partner, words }: { partner: Partner; words: SprintLoaded['words']['partner'] }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold text-ink-soft">{words.lines}</p>
      {partner.lines.length === 0 && <p className="text-ink-soft">{words.noLines}</p>}
      <ul className="grid gap-2">
        {partner.lines.map(({ label, line }) => (
          <li key={label} className="border-s-4 border-lilac ps-3">
            <span className="block text-xs text-ink-soft">{label}</span>
            <span dir="auto" className="break-words">
              {line}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What to do with a silent partner, who is not shown who asked. */
function WaysOn({ loaded: { words, self }, mine }: SprintPartnerProps) {
  const { partner: t } = words;
  return (
    <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      {(['silent', 'another'] as const).map((intent) => (
        <form key={intent} method="post" action={self} className="grid content-start gap-1">
          <input type="hidden" name="sprint" value={mine.startsOn} />
          <div>
            <Button kind="secondary" name="intent" value={intent}>
              {intent === 'silent' ? t.ask : t.change}
            </Button>
          </div>
          <p className="text-sm text-ink-soft">{intent === 'silent' ? t.askText : t.changeText}</p>
        </form>
      ))}
    </div>
  );
}

/** The sprint partners read each other's evening lines. */
export function SprintPartner({ loaded, mine }: SprintPartnerProps) {
  const { partner: t } = loaded.words;
  const { partner } = mine;
  return (
    <section aria-labelledby="partner" className="card grid gap-4 p-5 md:p-7">
      <Heading level={2} size={3} id="partner">
        {t.title}
      </Heading>
      {partner === null ? (
        <p className="text-ink-soft">{mine.wantsPartner ? t.waiting : t.none}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <a
              href={partner.href}
              className="text-lg font-semibold text-link underline-offset-4 hover:underline"
            >
              <bdi>{partner.name}</bdi>
            </a>
            {partner.city !== '' && <bdi className="text-ink-soft">{partner.city}</bdi>}
            {mine.hasBegun && <span className="text-sm text-ink-soft">{partner.progress}</span>}
          </p>
          <p className="border-s-4 border-saffron ps-3">
            <span className="block text-xs text-ink-soft">{t.goal}</span>
            <span dir="auto" className="break-words">
              {partner.goal}
            </span>
          </p>
          <Lines partner={partner} words={t} />
          {partner.silence !== null && <p className="font-semibold text-clay-ink">{partner.silence}</p>}
          <WaysOn loaded={loaded} mine={mine} />
        </>
      )}
    </section>
  );
}

/** A badge for each finished sprint. */
export function SprintBadges({ labels }: { labels: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {labels.map((label) => (
        <li
          key={label}
          className="inline-flex items-center gap-2 rounded-full bg-saffron-pale px-4 py-2 text-sm font-semibold text-saffron-ink"
        >
          <Icon name="award" size={18} />
          {label}
        </li>
      ))}
    </ul>
  );
}
