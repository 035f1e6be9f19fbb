import { data } from 'react-router';
import { jobForm } from '../job-form.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { ClosedDoor } from '../../site/closed-door.tsx';
import { DoorSteps } from '../../site/door-steps.tsx';
import { missingItemHead } from '../../site/missing-item.tsx';
import { toldIn } from '../../../platform/i18n/told-in.ts';
import { breadcrumbsData } from '../../site/breadcrumbs.ts';
import { jobPostingData } from '../structured-data.ts';
import { BackLink } from '../../../platform/ui/back-link.tsx';
import { Badge } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import {
  answerForm,
  formAnchor,
  nothingFilled,
  thanksAt,
  wasSent,
  type Filled,
} from '../../applications/pages/answer-form.ts';
import { JobForm } from './job-form.tsx';
import { JobText } from './job-text.tsx';
import { jobView, type JobView } from './job-view.ts';

export { publicPageWithForm as headers } from '../../site/caching.ts';

type Args = ScreenArgs & { params: { slug?: string } };

export async function loader(args: Args) {
  const opened = open(args);
  const { academy, links, url, clock, publicOrigin } = opened;
  const slug = args.params.slug ?? '';
  const [settings, job] = await Promise.all([academy.settings(), academy.job(slug)]);
  const { say, locale } = toldIn(job ?? {}, opened);
  const shared = { say, links };
  if (job === null) {
    return data(
      {
        ...shared,
        head: missingItemHead(say.careers.job.missing, say.careers.job.missingText),
        job: null,
        sent: false,
      },
      { status: 404 },
    );
  }
  const view = jobView(job, say.careers, locale, clock());
  const sent = wasSent(url);
  const trail = [
    { name: say.careers.title, href: links.careers() },
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

function Head({ job, data: { say, links } }: { job: JobView; data: LoaderData }) {
  const words = say.careers.job;
  const facts = [
    [words.place, job.words.place],
    [words.hours, job.words.hours],
    [words.contract, job.words.contract],
    [words.pay, `${job.pay}${say.careers.listComma}${say.careers.pay.beforeDeductions}`],
  ] as const;
  return (
    <Section tone="sand" className="pt-6! pb-10! md:pt-10! md:pb-14!">
      <BackLink href={links.careers()} label={words.back} />
      <div className="mt-6 flex flex-wrap gap-2">
        <Badge tone={job.open ? 'success' : 'plain'}>{job.until}</Badge>
      </div>
      <Heading level={1} className="mt-4 max-w-[20ch]">
        {job.words.title}
      </Heading>
      <p className="mt-5 max-w-[40rem] text-lg">{job.words.description}</p>
      {job.open && (
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink href={`#${formAnchor}`}>{words.toForm}</ButtonLink>
          <p className="text-sm text-ink-soft">{words.noLetter}</p>
        </div>
      )}
      <dl className="fact-row mt-10">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export default function JobPage({ loaderData, actionData }: ScreenProps) {
  const { say, links, job, sent } = loaderData;
  const words = say.careers.job;
  if (job === null) {
    return (
      <ClosedDoor title={words.missing}>
        <p className="text-lg text-ink-soft">{words.missingText}</p>
        <ButtonLink href={links.careers()}>{words.back}</ButtonLink>
      </ClosedDoor>
    );
  }
  return (
    <main id="main">
      <Head job={job} data={loaderData} />
      <Section tone="paper">
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
      <DoorSteps words={say.careers.how} />
    </main>
  );
}
