/** A learner's study times: the question on a course's home, the line once there are some, and the form in its settings. */
import type { ReactNode } from 'react';
import { linksIn } from '../../../academy/frame/links.ts';
import type { Way } from '../../../academy/emails/phones.service.ts';
import { count } from '../../../platform/i18n/count.ts';
import { languageOf } from '../../../platform/i18n/languages.ts';
import { useLocale } from '../../../platform/locale.ts';
import {
  addDays,
  dateInMorocco,
  formatDay,
  hourIn,
  timeInMorocco,
  timeZone,
  weekdayName,
  writeDate,
} from '../../../platform/time/calendar-date.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { FieldProblemText, SelectField, TextField, TickField } from '../../../platform/ui/field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { typedText } from '../../../platform/forms/read-form.ts';
import {
  offeredPlan,
  pauseLengths,
  type PlanChange,
  type PlanProblem,
  readChoice,
  readPause,
  studyHours,
  weekdays,
} from '../study-plan.ts';
import type { PlanView } from '../study-plan.service.ts';
import { useHomeWords } from '../words.ts';

/** What the form of a plan asks for; null for another form. Refused, it keeps what was typed. */
export type RefusedPlan = {
  days: readonly string[];
  at: string;
  until: string;
  problems: Partial<Record<'days' | 'at' | 'until', PlanProblem>>;
};
type Posted = { ok: true; change: PlanChange } | { ok: false; refused: RefusedPlan };

export function postedPlan(form: FormData, now: Date): Posted | null {
  const [intent, at, until] = [typedText(form, 'intent'), typedText(form, 'at'), typedText(form, 'until')];
  const days = form.getAll('days').filter((day) => typeof day === 'string');
  if (intent === 'plan-end') return { ok: true, change: { kind: 'end' } };
  if (intent === 'plan-go-on') return { ok: true, change: { kind: 'go-on' } };
  if (intent !== 'plan' && intent !== 'plan-pause') return null;
  const read = intent === 'plan' ? readChoice({ days, at }) : readPause(until, now);
  return read.ok ? read : { ok: false, refused: { days, at, until, problems: read.problems } };
}

type FormProps = { courseSlug: string; className?: string; children: ReactNode };

/** Leads back to the course's home. */
function HomeForm({ courseSlug, className, children }: FormProps) {
  return (
    <form method="post" action={linksIn(useLocale()).courseSettings(courseSlug)} className={className}>
      <input type="hidden" name="from" value="home" />
      {children}
    </form>
  );
}

/** Asked once the first lesson is done, until it is answered. */
export function AskForPlan({ courseSlug }: { courseSlug: string }) {
  const { plan: words } = useHomeWords();
  const locale = useLocale();
  const { days, at } = offeredPlan;
  const names = days.map((day) => weekdayName(day, locale)).join(languageOf(locale).comma);
  return (
    <section aria-labelledby="plan">
      <HomeForm courseSlug={courseSlug} className="home-card">
        <h2 id="plan">{words.ask}</h2>
        <p>{words.why}</p>
        {days.map((day) => (
          <input key={day} type="hidden" name="days" value={day} />
        ))}
        <input type="hidden" name="at" value={at} />
        <p className="font-semibold first-letter:uppercase">{words.offer(names, hourIn(at, locale))}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="secondary" name="intent" value="plan">
            {words.accept}
          </Button>
          <ButtonLink
            kind="quiet"
            href={`${linksIn(locale).courseSettings(courseSlug)}#plan`}
            className="-mx-2"
          >
            {words.others}
          </ButtonLink>
          <Button kind="quiet" name="intent" value="plan-end" className="-mx-2">
            {words.notNow}
          </Button>
        </div>
      </HomeForm>
    </section>
  );
}

type LineProps = { courseSlug: string; plan: PlanView; now: Date };

/** How many weeks were kept, and when the next time is. */
export function PlanLine({ courseSlug, plan: { state, kept, nextAt, pausedUntil }, now }: LineProps) {
  const { plan: words } = useHomeWords();
  const locale = useLocale();
  if (state === 'none') return null;
  if (state === 'stopped')
    return (
      <HomeForm courseSlug={courseSlug} className="flex flex-wrap items-center gap-x-2">
        {words.stopped}
        <Button kind="quiet" name="intent" value="plan-go-on">
          {words.goOn}
        </Button>
      </HomeForm>
    );
  const isToday = nextAt !== null && dateInMorocco(nextAt) === dateInMorocco(now);
  const options = { weekday: 'long', hour: '2-digit', minute: '2-digit', hour12: false, timeZone } as const;
  const when =
    nextAt === null
      ? ''
      : isToday
        ? words.today(hourIn(timeInMorocco(nextAt), locale))
        : writeDate(nextAt, options, locale);
  const text =
    state === 'paused'
      ? words.onBreak(formatDay(pausedUntil ?? '', locale))
      : words.line(kept === 0 ? null : count(kept, words.kept, locale), when);
  return (
    <p>
      <a href={`${linksIn(locale).courseSettings(courseSlug)}#plan`} className="home-link">
        <Icon name="clock" size={20} />
        {text}
      </a>
    </p>
  );
}

type Shown = {
  plan: PlanView | null;
  /** Of the page's own refused form. */
  refused: RefusedPlan | null;
  /** By which way the messages come, and the address of e-mails. */
  way: Way | null;
  isOff: boolean;
  address: string;
  /** Where WhatsApp may be asked for; null where it is not set up. */
  whatsApp: string | null;
  now: Date;
};

function Choice({ plan, refused }: Pick<Shown, 'plan' | 'refused'>) {
  const { plan: words } = useHomeWords();
  const locale = useLocale();
  const problems = refused?.problems ?? {};
  const isChosen = plan !== null && plan.state !== 'none';
  const isRefused = 'days' in problems || 'at' in problems;
  const days = isRefused ? (refused?.days ?? []) : (isChosen ? plan.days : offeredPlan.days).map(String);
  const at = isRefused ? refused?.at : (plan?.at ?? offeredPlan.at);
  const problemOf = (field: 'days' | 'at') => problems[field] && words.problems[problems[field]];
  return (
    <form method="post" className="grid gap-4">
      <fieldset className="min-w-0" aria-describedby="plan-rest plan-days-problem">
        <legend className="field-label">{words.days}</legend>
        <p id="plan-rest" className="text-sm text-ink-soft">
          {words.rest}
        </p>
        <FieldProblemText id="plan-days-problem" problem={problemOf('days')} />
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {weekdays.map((day) => (
            <TickField
              key={day}
              id={`plan-day-${day}`}
              name="days"
              value={String(day)}
              label={weekdayName(day, locale)}
              checked={days.includes(String(day))}
              isFirstWrong={day === 1 && 'days' in problems}
            />
          ))}
        </div>
      </fieldset>
      <SelectField
        id="plan-at"
        name="at"
        label={words.hour}
        choose={words.chooseHour}
        value={at}
        problem={problemOf('at')}
        isFirstWrong={'at' in problems && !('days' in problems)}
        options={studyHours.map((hour) => ({ value: hour, label: hourIn(hour, locale) }))}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button name="intent" value="plan">
          {words.save}
        </Button>
        {isChosen && (
          <Button kind="quiet" name="intent" value="plan-end">
            {words.end}
          </Button>
        )}
      </div>
    </form>
  );
}

function Break({ refused, now }: Pick<Shown, 'refused' | 'now'>) {
  const { pause: words, problems } = useHomeWords().plan;
  const wrong = refused?.problems.until;
  return (
    <details className="lane-more" open={wrong !== undefined}>
      <summary>
        <span className="flex-1">{words.title}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <p>{words.text}</p>
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="plan-pause" />
        {pauseLengths.map((days) => (
          <Button key={days} kind="secondary" name="until" value={addDays(dateInMorocco(now), days)}>
            {words.lengths[days]}
          </Button>
        ))}
      </form>
      <form method="post" className="grid max-w-sm gap-3">
        <TextField
          type="date"
          name="until"
          id="plan-until"
          label={words.until}
          value={refused?.until}
          problem={wrong && problems[wrong]}
          isFirstWrong={wrong !== undefined}
        />
        <p>
          <Button kind="secondary" name="intent" value="plan-pause">
            {words.button}
          </Button>
        </p>
      </form>
    </details>
  );
}

/** Days, hour, a break, and by which way the message comes. */
export function PlanSettings({ plan, refused, way, isOff, address, whatsApp, now }: Shown) {
  const { plan: words } = useHomeWords();
  const locale = useLocale();
  const state = plan?.state ?? 'none';
  const { push, message } = words.way;
  const mail = words.way.mail(`\u2068${address}\u2069`);
  const told = { push, message, mail, none: '' }[way ?? 'none'];
  const rests =
    state === 'paused' ? words.onBreak(formatDay(plan?.pausedUntil ?? '', locale)) : words.stopped;
  return (
    <section id="plan" aria-labelledby="plan-title" className="home-card">
      <h2 id="plan-title">{words.title}</h2>
      <p>{words.text}</p>
      {(state === 'paused' || state === 'stopped') && (
        <form method="post" className="flex flex-wrap items-center gap-x-4">
          <strong>{rests}</strong>
          <Button kind="secondary" name="intent" value="plan-go-on">
            {words.goOn}
          </Button>
        </form>
      )}
      <Choice plan={plan} refused={refused} />
      <p>
        {isOff ? words.way.off : told}{' '}
        {way === 'mail' && whatsApp !== null && (
          <a href={whatsApp} className="home-link">
            {words.byWhatsApp}
          </a>
        )}
      </p>
      {/* How a phone is asked to take notifications stands here. */}
      {state !== 'none' && <Break refused={refused} now={now} />}
    </section>
  );
}
