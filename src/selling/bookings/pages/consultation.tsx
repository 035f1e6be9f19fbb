import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { questionsData } from '../../../academy/frame/structured-data.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { StepsInARow } from '../../../platform/ui/steps.tsx';
import { Portrait, Prop } from '../../../platform/ui/portrait.tsx';
import { Questions, Heading } from '../../../platform/ui/section.tsx';
import { serviceView, type ServiceView } from './service-parts.tsx';
import type { Words } from '../../../words.ts';
import { InLanguage } from '../../../platform/ui/badge.tsx';

type ServiceCardProps = { service: ServiceView; href: string; words: Words['consultation']['services'] };

/** One consultation: the whole card is a link to its page. */
const ServiceCard = ({ service, href, words }: ServiceCardProps) => (
  <article className="card consult-card">
    <Portrait name={service.portrait} ground={service.ground} alt="" className="consult-thing" />
    <div className="grid min-w-0 content-center gap-1 p-3 sm:p-5 lg:content-start">
      <Heading level={3} size={4}>
        <a href={href} className="card-link">
          <InLanguage writtenIn={service.writtenIn}>{service.words.title}</InLanguage>
        </a>
      </Heading>
      {service.expert !== null && <p className="text-sm text-ink-soft">{words.with(service.expert.name)}</p>}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm text-ink-soft">{service.minutes}</span>
        <strong>{service.price}</strong>
      </p>
      <p className="text-sm text-ink-soft max-sm:hidden">
        <InLanguage writtenIn={service.writtenIn}>{service.words.description}</InLanguage>
      </p>
    </div>
  </article>
);

/** What the learner takes away: a written plan, drawn as a sheet. */
const PlanSheet = ({ words }: { words: Words['consultation']['plan'] }) => (
  <section className="column lilac-part plan" aria-labelledby="plan">
    <div>
      <Heading level={2} id="plan">
        {words.heading}
      </Heading>
      <p className="mt-3">{words.text}</p>
    </div>
    <figure className="plan-figure">
      <Prop name="pencil" className="plan-pencil" />
      <div className="plan-sheet">
        <p className="text-xl font-bold">{words.sheetTitle}</p>
        <p className="text-sm text-ink-soft">{words.sheetFor}</p>
        <ol className="plan-steps">
          {words.steps.map(({ when, what }) => (
            <li key={when}>
              <span className="plan-box" aria-hidden="true" />
              <span>
                <span className="block text-sm font-semibold text-clay-ink">{when}</span>
                {what}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-4 text-sm text-ink-soft">{words.note}</figcaption>
    </figure>
  </section>
);

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links } = open(args);
  const [settings, services, trainers] = await Promise.all([
    academy.settings(),
    academy.consultationServices(),
    academy.trainers(),
  ]);
  const words = t.consultation;
  const values = policyValues(settings, t.refunds, locale);
  const questions = words.faq.items.map((item) => ({ ...item, answer: fill(item.answer, values) }));
  return {
    head: { title: words.title, description: words.description, structuredData: [questionsData(questions)] },
    words,
    links,
    questions,
    services: services.map((service) => serviceView(service, trainers, t.refunds, locale)),
    whatsappHref: whatsappLink(settings.whatsapp, words.closing.whatsapp),
  };
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

const Hero = ({ words }: { words: LoaderData['words'] }) => (
  <section className="column scene-head">
    <Portrait name="consultation" alt="" lazy={false} className="scene-head-picture" />
    <div className="scene-head-words">
      <Heading level={1}>{words.heading}</Heading>
      <p className="text-lg">{words.lead}</p>
      <p className="text-ink-soft">{words.facts.join('. ')}.</p>
    </div>
  </section>
);

function Services({ data: { words, services, links } }: { data: LoaderData }) {
  const { services: t } = words;
  return (
    <section id="services" className="column lilac-part" aria-labelledby="services-title">
      <Heading level={2} id="services-title">
        {services.length === 0 ? t.emptyTitle : t.heading}
      </Heading>
      {services.length === 0 ? (
        <div className="mt-5 grid gap-6">
          <p className="max-w-[36rem]">{t.emptyText}</p>
          <ButtonLink href={links.contact()} className="justify-self-start">
            {t.emptyAction}
          </ButtonLink>
        </div>
      ) : (
        <ul className="consult-cards">
          {services.map((service) => (
            <li key={service.slug}>
              <ServiceCard service={service} href={links.service(service.slug)} words={t} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const stepObjects = ['notebook', 'kiosk', 'headset'];

export default function Consultation({ loaderData }: { loaderData: LoaderData }) {
  const { words, questions, whatsappHref } = loaderData;
  const { closing } = words;
  return (
    <main id="main" className="lilac-page">
      <Hero words={words} />
      <Services data={loaderData} />
      <PlanSheet words={words.plan} />
      <section className="column lilac-part" aria-labelledby="how">
        <Heading level={2} id="how">
          {words.how.heading}
        </Heading>
        <StepsInARow steps={words.how.steps} objects={stepObjects} />
      </section>
      <section
        className="column lilac-part grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:gap-16"
        aria-labelledby="questions"
      >
        <Heading level={2} id="questions">
          {words.faq.heading}
        </Heading>
        <Questions items={questions} />
      </section>
      <section className="on-ink last-band" aria-labelledby="closing">
        <div className="column grid justify-items-start gap-4">
          <Heading level={2} id="closing">
            {closing.heading}
          </Heading>
          <p className="max-w-[36rem] text-mist">{closing.text}</p>
          <ButtonLink
            href={whatsappHref}
            className="border-white! bg-white! text-pitch! hover:bg-lilac!"
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" />
            {closing.action}
          </ButtonLink>
        </div>
      </section>
    </main>
  );
}
