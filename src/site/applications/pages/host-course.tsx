import type { HeadersArgs } from 'react-router';
import { hostForm } from '../../../catalogue/applicants/application-forms.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { publicPage } from '../../../academy/frame/page-headers.ts';
import { breadcrumbsData, questionsData } from '../../../academy/frame/structured-data.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Questions, Heading, Section } from '../../../platform/ui/section.tsx';
import {
  answerForm,
  ApplicantForm,
  closeAfter,
  type Filled,
  nothingFilled,
  thanksAt,
  wasSent,
} from '../../../catalogue/applicants/pages/applicant-form.tsx';
import { fill } from '../../../platform/i18n/fill.ts';
import { formatNumber } from '../../../platform/i18n/count.ts';
import type { Words } from '../../../words.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { StepsInARow } from '../../../platform/ui/steps.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { fieldsOf, PhoneField } from '../../../platform/ui/person-fields.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait, Prop } from '../../../platform/ui/portrait.tsx';
import { isWrittenIn } from '../../../platform/records/record.ts';
import { StepCard } from '../../../academy/frame/pages/step-frame.tsx';

/** The form's anchor on its page. */
const hostFormId = 'propose';

const picture = { portrait: 'khadija', ground: 'majorelle' } as const;

type HostFormProps = {
  t: Words;
  action: string;
  filled: Filled;
};

/** The form that proposes a course: on its page, and in a dialog over the home page. What may stay empty comes folded at its end. */
function HostForm({ t, action, filled }: HostFormProps) {
  const words = t.hostCourse.form;
  const field = fieldsOf(filled, t.common.fieldProblems);
  const isMore = ['phone', 'experience'].some((name) => filled.typed[name] || filled.problems[name]);
  return (
    <StepCard step="host-course" level={2} title={words.heading} picture={picture} words={t.apply}>
      <div className="space-y-5">
        <p className="text-ink-soft">{words.text}</p>
        <ApplicantForm
          name="host"
          t={t}
          action={action}
          filled={filled}
          emailHint={words.emailHint}
          phone="later"
          submit={words.submit}
          privacy={words.privacy}
        >
          <TextField
            {...field('courseTopic')}
            label={words.topic}
            hint={words.topicHint}
            required
            minLength={5}
            maxLength={300}
          />
          <details className="question rounded-lg border border-line" open={isMore}>
            <summary>
              <span>{words.more}</span>
              <Icon name="plus" size={22} className="question-sign" />
            </summary>
            <div className="grid gap-5 px-5 pt-2 pb-5">
              <PhoneField field={field} label={t.apply.phone} hint={t.apply.phoneHint} />
              <TextField
                {...field('experience')}
                label={words.experience}
                hint={words.experienceHint}
                rows={4}
                maxLength={1_500}
              />
            </div>
          </details>
        </ApplicantForm>
      </div>
    </StepCard>
  );
}

/** Shown in place of the form once it was sent; the dialog closes by itself. */
function HostThanks({ t }: { t: Words }) {
  const words = t.hostCourse.form;
  return (
    <StepCard step="host-course" level={2} title={words.sentHeading} picture={picture} words={t.apply}>
      <div data-close-after={closeAfter.hostCourse}>
        <Notice tone="success" title={words.success}>
          {words.successText}
        </Notice>
      </div>
    </StepCard>
  );
}

/** What the academy does, and what the trainer does. */
function HostWork({ words }: { words: Words['hostCourse']['work'] }) {
  return (
    <Section labelledBy="work-title">
      <Heading level={2} id="work-title">
        {words.heading}
      </Heading>
      <div className="host-work">
        {[words.derb, words.you].map(({ title, points }, place) => (
          <div key={title} className="card">
            <h3 className="host-side on-colour">
              {title}
              <Prop name={place === 0 ? 'laptop' : 'voice'} />
            </h3>
            <ul>
              {points.map((point) => (
                <li key={point} className="flex gap-3 max-sm:text-sm">
                  <Icon name="check" size={20} className="text-mint-ink" />
                  {point}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The first trainer whose record says how teaching here is. */
function HostTrainer({ trainer }: { trainer: ScreenProps['loaderData']['trainer'] }) {
  if (trainer === null) return null;
  const { name, title, teaching, portrait, ground } = trainer;
  return (
    <figure className="host-trainer lg:sticky lg:top-28 lg:self-start">
      <Arch ground={ground} className="aspect-[4/5] w-full">
        <Portrait name={portrait} alt="" />
      </Arch>
      <div className="grid gap-3">
        <blockquote className="max-sm:text-sm lg:text-lg">{teaching}</blockquote>
        <figcaption className="text-sm text-ink-soft">
          <span className="block font-semibold text-ink">{name}</span>
          {title}
        </figcaption>
      </div>
    </figure>
  );
}

function HostHow({ words }: { words: Words['hostCourse']['how'] }) {
  return (
    <Section tone="sand" id="how" labelledBy="how-title">
      <Heading level={2} id="how-title">
        {words.heading}
      </Heading>
      <StepsInARow steps={words.steps} objects={['envelope', 'voice', 'notebook', 'phone', 'door']} />
    </Section>
  );
}

/** The page is cached for everybody; an answer with what somebody typed is not. */
export const headers = ({ actionHeaders }: HeadersArgs): HeadersInit =>
  actionHeaders.has('Cache-Control') ? actionHeaders : publicPage();

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, url, publicOrigin } = open(args);
  const [{ trainerSharePercent }, trainers] = await Promise.all([academy.settings(), academy.trainers()]);
  const words = t.hostCourse;
  const trainer = trainers.find((one) => isWrittenIn(one, locale) && one.words[locale].teaching);
  const trail = [
    { name: t.common.navigation.home, href: links.home() },
    { name: words.title, href: links.hostCourse() },
  ];
  return {
    head: {
      title: words.title,
      description: words.description,
      structuredData: [breadcrumbsData(publicOrigin, trail), questionsData(words.faq.items)],
    },
    t,
    share:
      trainerSharePercent === null
        ? words.shareInContract
        : fill(words.share, {
            share: formatNumber(trainerSharePercent / 100, locale, { style: 'percent' }),
          }),
    trainer: trainer
      ? { ...trainer.words[locale], portrait: trainer.portrait, ground: trainer.ground }
      : null,
    action: links.hostCourse(),
    sent: wasSent(url),
  };
}

export function action(args: ScreenArgs) {
  const { academy, locale, links } = open(args);
  return answerForm(
    { request: args.request, schema: hostForm },
    (proposal, address) => academy.proposeCourse({ locale, address, ...proposal }),
    () => thanksAt(links.hostCourse(), hostFormId),
  );
}

type ScreenProps = { loaderData: Awaited<ReturnType<typeof loader>>; actionData?: Filled };

const formHref = `#${hostFormId}`;

function Opening({ words, share }: { words: Words['hostCourse']; share: string }) {
  return (
    <section className="host-head on-colour">
      <div className="column">
        <div className="grid justify-items-start gap-4">
          <Heading level={1}>{words.heading}</Heading>
          <p className="max-w-[34rem] text-lg">{words.lead}</p>
          <ul className="grid max-w-[34rem] gap-2">
            {(
              [
                ['wallet', share],
                ['clock', words.answer],
              ] as const
            ).map(([icon, text]) => (
              <li key={icon} className="flex gap-3 first:text-lg first:font-semibold">
                <Icon name={icon} size={22} className="mt-0.5" />
                {text}
              </li>
            ))}
          </ul>
          <ButtonLink href={formHref}>{words.toForm}</ButtonLink>
        </div>
        <Prop name="ringlight" className="host-sign" />
      </div>
    </section>
  );
}

/** What teaching here offers, and the form, which also opens over the home page. */
export default function HostCourse({ loaderData, actionData }: ScreenProps) {
  const { t, share, trainer, sent, action } = loaderData;
  const words = t.hostCourse;
  return (
    <main id="main">
      <Opening words={words} share={share} />
      <HostWork words={words.work} />
      <HostHow words={words.how} />
      <Section tone="paper" id={hostFormId}>
        <div className="grid gap-8 lg:grid-cols-[38rem_minmax(0,1fr)] lg:gap-12">
          {sent ? (
            <HostThanks t={t} />
          ) : (
            <HostForm t={t} action={action} filled={actionData ?? nothingFilled} />
          )}
          <HostTrainer trainer={trainer} />
        </div>
      </Section>
      <Section tone="sand" labelledBy="faq-title">
        <div className="host-questions">
          <Heading level={2} id="faq-title">
            {words.faq.heading}
          </Heading>
          <Questions items={words.faq.items} />
        </div>
      </Section>
    </main>
  );
}
