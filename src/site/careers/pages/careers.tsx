import { formAnchor } from '../../../catalogue/applicants/pages/applicant-form.tsx';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ArchSteps } from '../../../platform/ui/steps.tsx';
import type { Links } from '../../../academy/frame/links.ts';
import { Badge, InLanguage } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Questions, Section } from '../../../platform/ui/section.tsx';
import { Portrait, Prop } from '../../../platform/ui/portrait.tsx';
import type { Words } from '../../../words.ts';
import { jobView, type JobView } from './job-view.ts';

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, clock } = open(args);
  const [settings, all] = await Promise.all([academy.settings(), academy.jobs()]);
  const words = t.careers;
  const jobs = all.map((job) => jobView(job, words, locale, clock()));
  return {
    head: { title: words.title, description: words.description },
    words,
    links,
    openJobs: jobs.filter((job) => job.open),
    closedJobs: jobs.filter((job) => !job.open),
    email: settings.email,
    writeHref: `${links.contact()}?topic=work#${formAnchor}`,
  };
}

type LoaderData = Awaited<ReturnType<typeof loader>>;
type CareersWords = Words['careers'];

function Positions({ jobs, words, links }: { jobs: readonly JobView[]; words: CareersWords; links: Links }) {
  return (
    <ul className="positions">
      {jobs.map(({ slug, object, words: job, writtenIn, pay, until, open: isOpen }) => (
        <li key={slug} className="card position">
          <Prop name={object} className="h-18 w-22 object-contain" />
          <div className="positions-words">
            <Heading level={3} size={3}>
              <a href={links.job(slug)} className="card-link">
                <InLanguage writtenIn={writtenIn}>{job.title}</InLanguage>
              </a>
            </Heading>
            <p className="text-ink-soft">
              <InLanguage writtenIn={writtenIn}>{job.description}</InLanguage>
            </p>
            <ul className="positions-facts">
              <li>
                <Icon name="pin" size={18} /> {job.place}
              </li>
              <li>
                <Icon name="clock" size={18} /> {job.hours}
              </li>
            </ul>
          </div>
          <div className="positions-pay">
            <Badge tone={isOpen ? 'success' : 'plain'}>{until}</Badge>
            <strong className="text-balance">{pay}</strong>
            <span className="text-sm text-ink-soft">{words.pay.beforeDeductions}</span>
          </div>
          <Icon name="arrow-forward" size={24} className="absolute end-5 bottom-5 text-link" />
        </li>
      ))}
    </ul>
  );
}

/** Writing, an answer, a talk, a day of work. */
export const applyingObjects = ['envelope', 'sheet', 'headset', 'glass'];

/** How it is to work here, folded: what a position itself says comes first. */
const Why = ({ words: { why } }: { words: CareersWords }) => (
  <Section labelledBy="why">
    <Heading level={2} id="why" className="mb-5">
      {why.heading}
    </Heading>
    <Questions items={why.items.map(({ title, text }) => ({ question: title, answer: text }))} />
  </Section>
);

export default function Careers({ loaderData }: { loaderData: LoaderData }) {
  const { words, links, openJobs, closedJobs, email, writeHref } = loaderData;
  return (
    <main id="main" className="warm-page">
      <section className="column scene-head">
        <Portrait name="careers" alt="" lazy={false} className="scene-head-picture" />
        <div className="scene-head-words">
          <Heading level={1}>{words.heading}</Heading>
          <p className="text-lg">{words.lead}</p>
        </div>
      </section>
      <Section labelledBy="positions-title">
        <Heading level={2} id="positions-title">
          {words.jobs.heading}
        </Heading>
        {openJobs.length > 0 ? (
          <Positions jobs={openJobs} words={words} links={links} />
        ) : (
          <div className="mt-8 max-w-[40rem] card p-6">
            <p className="text-xl font-semibold">{words.jobs.emptyTitle}</p>
            <p className="mt-2 text-ink-soft">{words.jobs.emptyText}</p>
          </div>
        )}
        {closedJobs.length > 0 && (
          <>
            <h3 className="mt-8 text-ink-soft">{words.jobs.pastHeading}</h3>
            <ul className="mt-2">
              {closedJobs.map(({ slug, words: job, writtenIn, until }) => (
                <li key={slug} className="flex flex-wrap items-center gap-x-4">
                  <a href={links.job(slug)} className="link inline-flex min-h-11 items-center wrap-anywhere">
                    <InLanguage writtenIn={writtenIn}>{job.title}</InLanguage>
                  </a>
                  <span className="text-sm text-ink-soft">{until}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Section>
      <Why words={words} />
      <ArchSteps words={words.how} objects={applyingObjects} />
      <div className="column pb-12 lg:pb-24">
        <section aria-labelledby="open-application" className="card open-letter">
          <Prop name="envelope" />
          <div>
            <Heading level={2} id="open-application" size={2}>
              {words.openApplication.heading}
            </Heading>
            <p className="mt-3 max-w-[36rem]">{words.openApplication.text}</p>
          </div>
          <div>
            <ButtonLink href={writeHref} kind="secondary">
              <Icon name="mail" />
              {words.openApplication.action}
            </ButtonLink>
            <p className="mt-2 text-sm">
              <bdi dir="ltr">{email}</bdi>
            </p>
          </div>
        </section>
      </div>
    </main>
  );
}
