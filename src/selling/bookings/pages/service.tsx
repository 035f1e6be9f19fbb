import { data } from 'react-router';
import { consultationForm, longestMessage } from '../../../catalogue/applicants/application-forms.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ClosedPage, missingItemHead } from '../../../academy/frame/closed-page.tsx';
import { coverAlt } from '../../../academy/frame/covers.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { languageOfRecord, type Locale } from '../../../platform/i18n/locale.ts';
import { breadcrumbsData, questionsData, organizationPart } from '../../../academy/frame/structured-data.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import {
  answerForm,
  type Filled,
  nothingFilled,
  thanksAt,
  wasSent,
} from '../../../catalogue/applicants/pages/applicant-form.tsx';
import { Expert, expertRecord, ServiceLists, ServiceQuestions, serviceView } from './service-parts.tsx';
import type { Words } from '../../../words.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { whatsappLink } from '../../../platform/people/phone.ts';
import type { Links } from '../../../academy/frame/links.ts';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { fieldsOf, PersonFields } from '../../../platform/ui/person-fields.tsx';
import { AskForm } from '../../../catalogue/applicants/pages/ask-form.tsx';
import type { Service, WithContext } from 'schema-dts';
import type { ConsultationService } from '../../../catalogue/consultations/consultation-service.ts';
import { experienceOf } from '../../../catalogue/courses/trainer.ts';
import { type AcademySettings, fieldOf } from '../../../academy/settings/settings.ts';
import { currency, toDecimal } from '../../../platform/money/money.ts';

/** A consultation and its price. `href`: the path of its page in the page's language. */
const serviceData = (
  service: ConsultationService,
  href: string,
  { settings, publicOrigin, locale }: { settings: AcademySettings; publicOrigin: string; locale: Locale },
): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: service.words[locale].title,
  description: service.words[locale].description,
  url: `${publicOrigin}${href}`,
  provider: organizationPart(settings, publicOrigin, locale),
  areaServed: { '@type': 'Country', name: 'Morocco' },
  offers: {
    '@type': 'Offer',
    price: toDecimal(service.priceCentimes),
    priceCurrency: currency,
    url: `${publicOrigin}${href}`,
  },
});

type ServiceFormProps = { page: ServicePage; t: Words; links: Links; filled: Filled };

function Sent({ page, t, links }: Omit<ServiceFormProps, 'filled'>) {
  const words = t.consultation.service.form;
  const { view, whatsapp } = page;
  return (
    <div className="grid gap-5">
      <Notice tone="success">{fill(words.sentText, { hours: t.contact.hours })}</Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          href={whatsappLink(whatsapp, words.sentWhatsappMessage(view.words.title))}
          kind="secondary"
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          {words.sentWhatsapp}
        </ButtonLink>
        <ButtonLink href={links.consultation()} kind="quiet">
          {words.sentNext}
        </ButtonLink>
      </div>
    </div>
  );
}

function ServiceForm({ page, t, links, filled }: ServiceFormProps) {
  const words = t.consultation.service.form;
  const field = fieldsOf(filled, t.common.fieldProblems);
  const { slug, portrait, ground } = page.view;
  return (
    <AskForm
      form="consultation"
      path={links.service(slug)}
      words={words}
      t={t}
      picture={{ portrait, ground }}
      filled={filled}
      sent={page.sent ? <Sent page={page} t={t} links={links} /> : null}
      privacyHref={links.privacy()}
    >
      <PersonFields field={field} labels={t.apply} hints={{ phone: words.phoneHint }} />
      <TextField
        {...field('preferredTimes')}
        label={words.preferredTimes}
        hint={words.preferredTimesHint}
        rows={2}
        required
        maxLength={longestMessage}
      />
      <TextField
        {...field('message')}
        label={words.message}
        hint={words.messageHint}
        rows={5}
        required
        maxLength={longestMessage}
      />
    </AskForm>
  );
}

type ServiceHeadProps = {
  page: ServicePage;
  words: Words['consultation']['service'];
  backHref: string;
  bookHref: string;
};

const signs: readonly IconName[] = ['wallet', 'mail', 'refresh'];

/** Who, how long, how much, and the link to the form, visible on a phone without scrolling. */
function ServiceHead({ page: { view, rules, coverAlt }, words, backHref, bookHref }: ServiceHeadProps) {
  const facts = [
    [words.price, view.price],
    [words.length, view.minutes],
    [words.place, words.placeText],
    ...(view.expert === null ? [] : [[words.expert, view.expert.name] as const]),
  ] as const;
  return (
    <section className="column scene-head service-head lg:gap-y-6">
      <Portrait
        name={view.portrait}
        ground={view.ground}
        alt={coverAlt}
        lazy={false}
        className="scene-head-picture"
      />
      <div className="scene-head-words lg:row-span-2">
        <BackLink href={backHref} label={words.back} />
        <Heading level={1}>{view.words.title}</Heading>
        <p className="text-lg">{view.words.description}</p>
        <dl className="service-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={bookHref} className="justify-self-start max-sm:w-full">
          <Icon name="calendar" size={20} />
          {words.choose}
        </ButtonLink>
      </div>
      <ul className="order-2 grid content-start gap-2 text-sm">
        {rules.map((rule, index) => (
          <li key={rule} className="flex gap-2.5">
            <Icon name={signs[index] ?? 'check'} size={20} className="mt-0.5 text-mint-ink" />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export { publicPageWithForm as headers } from '../../../academy/frame/page-headers.ts';

type Args = ScreenArgs & { params: { slug?: string } };

export async function loader(args: Args) {
  const opened = open(args);
  const { academy, links, url, publicOrigin } = opened;
  const slug = args.params.slug ?? '';
  const service = await academy.consultationService(slug);
  const { t, locale } = languageOfRecord(service ?? {}, opened);
  const words = t.consultation;
  if (service === null) {
    const head = missingItemHead(words.service.missing, words.service.missingText);
    return data({ head, t, links, page: null }, { status: 404 });
  }
  const [settings, trainers] = await Promise.all([academy.settings(), academy.trainers()]);
  const view = serviceView(service, trainers, t.refunds, locale);
  const expert = trainers.find((one) => one.slug === service.expert);
  const course = view.expert?.course ? await academy.course(view.expert.course) : null;
  const values = policyValues(settings, t.refunds, locale);
  const { title, description, faq } = view.words;
  const sent = wasSent(url);
  const trail = [
    { name: words.title, href: links.consultation() },
    { name: title, href: links.service(slug) },
  ];
  const structuredData = [
    serviceData(service, links.service(slug), { settings, publicOrigin, locale }),
    breadcrumbsData(publicOrigin, trail),
    questionsData(faq),
  ];
  const page = {
    view,
    coverAlt: await coverAlt(academy, service.portrait, locale),
    sent,
    whatsapp: settings.whatsapp,
    bio: course?.course.words[locale].instructorBio ?? [],
    record: expertRecord(
      words.service,
      {
        experience:
          expert === undefined
            ? null
            : experienceOf({ ...expert, field: fieldOf(settings, expert.field) }, t, locale),
        given: await academy.consultationsGiven(service.expert),
        rating: course === null ? null : ((await academy.reviews.ratings()).get(course.course.slug) ?? null),
      },
      locale,
    ),
    courseHref: course === null ? null : links.course(course.course.slug),
    rules: Object.values(words.service.rules).map((rule) => fill(rule, values)),
  };
  return data(
    {
      head: { title, description, index: !sent, writtenIn: service.writtenIn, structuredData },
      t,
      links,
      page,
    },
    { status: 200 },
  );
}

export function action(args: Args) {
  const { academy, locale, links } = open(args);
  const serviceSlug = args.params.slug ?? '';
  return answerForm(
    { request: args.request, schema: consultationForm },
    (wish, address) => academy.requestConsultation({ locale, serviceSlug, address, ...wish }),
    () => thanksAt(links.service(serviceSlug)),
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];
export type ServicePage = NonNullable<LoaderData['page']>;

type ScreenProps = { loaderData: LoaderData; actionData?: Filled };

export default function Service({ loaderData, actionData }: ScreenProps) {
  const { t, links, page } = loaderData;
  const words = t.consultation.service;
  if (page === null) {
    return (
      <ClosedPage title={words.missing}>
        <p className="text-lg text-ink-soft">{words.missingText}</p>
        <ButtonLink href={links.consultation()}>{words.back}</ButtonLink>
      </ClosedPage>
    );
  }
  /** What was typed wrong, and the thanks, are seen without a click. */
  const isAnswered = page.sent || actionData !== undefined;
  return (
    <main id="main" className="lilac-page">
      <ServiceHead
        page={page}
        words={words}
        backHref={links.consultation()}
        bookHref={links.bookService(page.view.slug)}
      />
      <div className="py-10 md:py-16">
        <div className="column grid gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
          <div className="grid content-start gap-10">
            <ServiceLists service={page.view} words={words} />
          </div>
          <div className="grid min-w-0 content-start gap-10">
            <Expert page={page} words={words} />
            <ServiceQuestions service={page.view} words={words} />
            <details className="question card ask-fold -mt-7" open={isAnswered}>
              <summary>
                <span>{words.form.title}</span>
                <Icon name="plus" size={22} className="question-sign" />
              </summary>
              <ServiceForm page={page} t={t} links={links} filled={actionData ?? nothingFilled} />
            </details>
            <ButtonLink href={links.bookService(page.view.slug)}>{words.choose}</ButtonLink>
          </div>
        </div>
      </div>
    </main>
  );
}
