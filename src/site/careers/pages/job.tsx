import { data } from 'react-router';
import type { JobPosting, WithContext } from 'schema-dts';
import { type Job, jobForm } from '../job.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ClosedPage, missingItemHead } from '../../../academy/frame/closed-page.tsx';
import { ArchSteps } from '../../../platform/ui/steps.tsx';
import { languageOfRecord, type Locale } from '../../../platform/i18n/locale.ts';
import { breadcrumbsData, organizationPart } from '../../../academy/frame/structured-data.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Badge } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Prop } from '../../../platform/ui/portrait.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import {
  answerForm,
  type Filled,
  formAnchor,
  nothingFilled,
  thanksAt,
  wasSent,
} from '../../../catalogue/applicants/pages/applicant-form.tsx';
import { applyingObjects } from './careers.tsx';
import { jobView, type JobView } from './job-view.ts';
import type { Words } from '../../../words.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import { currency, toDecimal } from '../../../platform/money/money.ts';
import { longestMessage } from '../../../catalogue/applicants/application-forms.ts';
import type { Links } from '../../../academy/frame/links.ts';
import { TextField } from '../../../platform/ui/field.tsx';
import { fieldsOf, PersonFields } from '../../../platform/ui/person-fields.tsx';
import { AskForm } from '../../../catalogue/applicants/pages/ask-form.tsx';

type JobFormProps = { data: { t: Words; links: Links }; job: JobView; filled: Filled; sent: boolean };

function JobForm({ data: { t, links }, job, filled, sent }: JobFormProps) {
  const words = t.careers.job.form;
  const field = fieldsOf(filled, t.common.fieldProblems);
  const done = (
    <div className="grid gap-5">
      <Notice tone="success">{words.sentText}</Notice>
      <ButtonLink href={links.careers()} kind="secondary" className="justify-self-start">
        {words.sentNext}
      </ButtonLink>
    </div>
  );
  return (
    <AskForm
      form="job"
      path={links.job(job.slug)}
      words={words}
      t={t}
      picture={{ portrait: 'amina', ground: 'saffron' }}
      filled={filled}
      sent={sent ? done : null}
      privacyHref={links.privacy()}
    >
      <PersonFields field={field} labels={t.apply} hints={{ phone: words.phoneHint }} />
      <TextField
        {...field('link')}
        label={`${words.link} ${t.apply.optional}`}
        hint={words.linkHint}
        type="url"
        autoComplete="url"
        dir="ltr"
        maxLength={500}
      />
      <TextField
        {...field('message')}
        label={words.message}
        hint={words.messageHint}
        rows={7}
        required
        maxLength={longestMessage}
      />
    </AskForm>
  );
}

const kinds: Record<Job['employment'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contractor: 'CONTRACTOR',
};

/** Structured data of an open job. */
function jobPostingData(
  job: Job,
  settings: AcademySettings,
  publicOrigin: string,
  locale: Locale,
): WithContext<JobPosting> {
  const words = job.words[locale];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: words.title,
    description: [...words.about, ...words.tasks, ...words.profile, ...words.offers]
      .map((text) => `<p>${text}</p>`)
      .join(''),
    datePosted: job.postedOn,
    ...(job.openUntil === null ? {} : { validThrough: job.openUntil }),
    employmentType: kinds[job.employment],
    hiringOrganization: organizationPart(settings, publicOrigin, locale),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', streetAddress: settings.address[locale], addressCountry: 'MA' },
    },
    ...(job.fromHome
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Morocco' },
        }
      : {}),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: Number(toDecimal(job.pay.fromCentimes)),
        maxValue: Number(toDecimal(job.pay.toCentimes)),
        unitText: job.pay.per === 'month' ? 'MONTH' : 'HOUR',
      },
    },
  };
}

/** The job in prose, then its tasks, requirements and benefits. */
function JobText({ job, words }: { job: JobView['words']; words: Words['careers']['job'] }) {
  const parts = [
    { heading: words.tasks, points: job.tasks },
    { heading: words.profile, points: job.profile },
    { heading: words.offers, points: job.offers },
  ].filter(({ points }) => points.length > 0);
  return (
    <div>
      <div className="grid gap-4 text-lg empty:hidden">
        {job.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {parts.map(({ heading, points }) => (
        <div key={heading} className="mt-8">
          <Heading level={2} size={3}>
            {heading}
          </Heading>
          <ul className="mt-4 grid gap-3">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon name="check" size={22} className="mt-0.5 text-mint-ink" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export { publicPageWithForm as headers } from '../../../academy/frame/page-headers.ts';

type Args = ScreenArgs & { params: { slug?: string } };

export async function loader(args: Args) {
  const opened = open(args);
  const { academy, links, url, clock, publicOrigin } = opened;
  const slug = args.params.slug ?? '';
  const [settings, job] = await Promise.all([academy.settings(), academy.job(slug)]);
  const { t, locale } = languageOfRecord(job ?? {}, opened);
  const shared = { t, links };
  if (job === null) {
    return data(
      {
        ...shared,
        head: missingItemHead(t.careers.job.missing, t.careers.job.missingText),
        job: null,
        sent: false,
      },
      { status: 404 },
    );
  }
  const view = jobView(job, t.careers, locale, clock());
  const sent = wasSent(url);
  const trail = [
    { name: t.careers.title, href: links.careers() },
    { name: view.words.title, href: links.job(slug) },
  ];
  const structuredData = [
    breadcrumbsData(publicOrigin, trail),
    ...(view.open ? [jobPostingData(job, settings, publicOrigin, locale)] : []),
  ];
  const { title, description } = view.words;
  return data(
    {
      ...shared,
      head: { title, description, index: !sent, writtenIn: job.writtenIn, structuredData },
      job: view,
      sent,
    },
    { status: 200 },
  );
}

export function action(args: Args) {
  const { academy, locale, links } = open(args);
  const jobSlug = args.params.slug ?? '';
  return answerForm(
    { request: args.request, schema: jobForm },
    (applicant, address) => academy.applyForJob({ locale, jobSlug, address, ...applicant }),
    () => thanksAt(links.job(jobSlug)),
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];
type ScreenProps = { loaderData: LoaderData; actionData?: Filled };

function Head({ job, data: { t, links } }: { job: JobView; data: LoaderData }) {
  const words = t.careers.job;
  const facts = [
    [words.place, job.words.place],
    [words.hours, job.words.hours],
    [words.contract, job.words.contract],
    [words.pay, `${job.pay}${t.careers.listComma}${t.careers.pay.beforeDeductions}`],
  ] as const;
  return (
    <section className="column pt-4 md:pt-8">
      <BackLink href={links.careers()} label={words.back} />
      <div className="card job-sheet">
        <div className="flex w-full items-start justify-between gap-1 lg:-mb-36">
          <Badge tone={job.open ? 'success' : 'plain'}>{job.until}</Badge>
          <Prop name={job.object} className="h-10 lg:h-44" />
        </div>
        <Heading level={1} className="max-w-[min(20ch,100%)] max-sm:text-3xl">
          {job.words.title}
        </Heading>
        <p className="max-w-[40rem] text-lg">{job.words.description}</p>
        <dl className="fact-row">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {job.open && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <ButtonLink href={`#${formAnchor}`} className="max-sm:w-full">
              {words.toForm}
            </ButtonLink>
            <p className="text-sm text-ink-soft">{words.noEmail}</p>
          </div>
        )}
      </div>
    </section>
  );
}

export default function JobPage({ loaderData, actionData }: ScreenProps) {
  const { t, links, job, sent } = loaderData;
  const words = t.careers.job;
  if (job === null) {
    return (
      <ClosedPage title={words.missing}>
        <p className="text-lg text-ink-soft">{words.missingText}</p>
        <ButtonLink href={links.careers()}>{words.back}</ButtonLink>
      </ClosedPage>
    );
  }
  return (
    <main id="main" className="warm-page">
      <Head job={job} data={loaderData} />
      <Section>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
          <JobText job={job.words} words={words} />
          <div className="lg:sticky lg:top-24 lg:self-start">
            {job.open ? (
              <JobForm data={loaderData} job={job} filled={actionData ?? nothingFilled} sent={sent} />
            ) : (
              <div id={formAnchor} className="grid scroll-mt-24 gap-5">
                <Notice tone="info" title={words.closedTitle(job.lastDay ?? '')}>
                  {words.closedText}
                </Notice>
                <ButtonLink href={links.careers()} className="justify-self-start">
                  {words.back}
                </ButtonLink>
              </div>
            )}
          </div>
        </div>
      </Section>
      <ArchSteps words={t.careers.how} objects={applyingObjects} />
    </main>
  );
}
