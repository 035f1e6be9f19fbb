import type { HeadersArgs } from 'react-router';
import { hostForm } from '../application-forms.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { publicPage } from '../../site/page-headers.ts';
import { breadcrumbsData, questionsData } from '../../site/structured-data.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Questions, Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import {
  answerForm,
  ApplicantForm,
  closeAfter,
  type Filled,
  nothingFilled,
  thanksAt,
  wasSent,
} from './applicant-form.tsx';
import { fill } from '../../../platform/i18n/fill.ts';
import { formatNumber } from '../../../platform/i18n/count.ts';
import type { Words } from '../../../words.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { StepsInARow } from '../../../platform/ui/steps.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { fieldsOf } from '../../../platform/ui/person-fields.tsx';
import { StepCard } from '../../checkout/pages/step-frame.tsx';

/** The form's anchor on its page. */
const hostFormId = 'propose';

const picture = { portrait: 'khadija', ground: 'majorelle' } as const;

type HostFormProps = {
  t: Words;
  action: string;
  filled: Filled;
};

/** The form that proposes a course: on its page, and in a dialog over the home page. */
function HostForm({ t, action, filled }: HostFormProps) {
  const words = t.hostCourse.form;
  const field = fieldsOf(filled, t.common.fieldProblems);
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
          <TextField
            {...field('experience')}
            label={words.experience}
            hint={words.experienceHint}
            rows={4}
            maxLength={1_500}
          />
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

/** What happens next, and when. */
function HostNext({ words }: { words: Words['hostCourse'] }) {
  return (
    <div className="host-next">
      <Heading level={2} size={3}>
        {words.next.heading}
      </Heading>
      <ol className="host-next-steps">
        {words.next.steps.map((step) => (
          <li key={step.title}>
            <h3 className="font-semibold">{step.title}</h3>
            <p className="text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function HostOffer({ words }: { words: Words['hostCourse'] }) {
  return (
    <Section tone="ink" labelledBy="offer-title">
      <Heading level={2} id="offer-title">
        {words.offer.heading}
      </Heading>
      <ul className="host-offer">
        {words.offer.items.map((item) => (
          <li key={item.title}>
            <h3 className="font-semibold">{item.title}</h3>
            <p className="text-mist">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function HostHow({ words }: { words: Words['hostCourse'] }) {
  return (
    <Section tone="sand" id="how" labelledBy="how-title">
      <Heading level={2} id="how-title">
        {words.how.heading}
      </Heading>
      <StepsInARow steps={words.how.steps} />
      <Heading level={2} size={3} className="mt-10 mb-4">
        {words.who.heading}
      </Heading>
      <ul className="grid gap-2 md:grid-cols-2 md:gap-x-8">
        {words.who.points.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="check" size={22} className="mt-1 text-majorelle" />
            {point}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The page is cached for everybody; an answer with what somebody typed is not. */
export const headers = ({ actionHeaders }: HeadersArgs): HeadersInit =>
  actionHeaders.has('Cache-Control') ? actionHeaders : publicPage();

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, url, publicOrigin } = open(args);
  const { trainerSharePercent } = await academy.settings();
  const { items: offered, sharePaid } = t.hostCourse.offer;
  const paid =
    trainerSharePercent === null
      ? null
      : fill(sharePaid, { share: formatNumber(trainerSharePercent / 100, locale, { style: 'percent' }) });
  const items = offered.map((item, place) => (place === 0 && paid !== null ? { ...item, text: paid } : item));
  const words = { ...t.hostCourse, offer: { ...t.hostCourse.offer, items } };
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
    words,
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

function Opening({ t }: Pick<ScreenProps['loaderData'], 't'>) {
  const words = t.hostCourse;
  return (
    <section className="column grid justify-items-start gap-4 pt-6 pb-10 lg:py-14">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={1}>{words.heading}</Heading>
      <p className="max-w-[34rem] text-lg">{words.lead}</p>
      <ButtonLink href={formHref}>{words.toForm}</ButtonLink>
    </section>
  );
}

/** What teaching here offers, and the form, which also opens over the home page. */
export default function HostCourse({ loaderData, actionData }: ScreenProps) {
  const { t, words, sent, action } = loaderData;
  return (
    <main id="main">
      <Opening t={t} />
      <HostOffer words={words} />
      <HostHow words={words} />
      <Section tone="paper" id={hostFormId}>
        <div className="host-columns">
          {sent ? (
            <HostThanks t={t} />
          ) : (
            <HostForm t={t} action={action} filled={actionData ?? nothingFilled} />
          )}
          <HostNext words={words} />
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
