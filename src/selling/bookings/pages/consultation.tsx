import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { questionsData } from '../../../academy/frame/structured-data.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { StepsInARow } from '../../../platform/ui/steps.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Questions, Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { serviceView, type ServiceView } from './service-parts.tsx';
import type { Words } from '../../../words.ts';
import { InLanguage } from '../../../platform/ui/badge.tsx';

type ServiceCardProps = { service: ServiceView; href: string; words: Words['consultation']['services'] };

/** One consultation: the whole card is a link to its page. */
function ServiceCard({ service, href, words }: ServiceCardProps) {
  return (
    <article className="card consult-card">
      <Portrait
        name={service.portrait}
        ground={service.ground}
        alt=""
        className="h-24 w-20 shrink-0 rounded-t-full"
      />
      <div className="grid min-w-0 gap-1">
        <Heading level={3} size={4}>
          <a href={href} className="card-link">
            <InLanguage locale={service.writtenIn}>{service.words.title}</InLanguage>
          </a>
        </Heading>
        {service.expert !== null && (
          <p className="text-sm text-ink-soft">{words.with(service.expert.name)}</p>
        )}
        <p className="flex flex-wrap gap-x-4">
          <strong>{service.price}</strong>
          <span className="inline-flex items-center gap-1.5 text-ink-soft">
            <Icon name="clock" size={18} />
            {service.minutes}
          </span>
        </p>
      </div>
      <p className="consult-card-text">
        <InLanguage locale={service.writtenIn}>{service.words.description}</InLanguage>
      </p>
    </article>
  );
}

/** What the learner takes away: a written plan, drawn as a sheet. */
function PlanSheet({ words }: { words: Words['consultation']['plan'] }) {
  return (
    <Section tone="sand" labelledBy="plan">
      <div className="grid items-center gap-6 lg:grid-cols-2 lg:gap-20">
        <div>
          <Heading level={2} id="plan">
            {words.heading}
          </Heading>
          <p className="mt-4">{words.text}</p>
        </div>
        <figure className="plan-ground">
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
          <figcaption className="mt-3 text-sm">{words.note}</figcaption>
        </figure>
      </div>
    </Section>
  );
}

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

const mostArches = 4;

/** The experts in the arches of the page, each once. */
function Hero({ data: { words, services } }: { data: LoaderData }) {
  const known = services.flatMap(({ expert }) => expert ?? []);
  const experts = [...new Map(known.map((expert) => [expert.portrait, expert])).values()].slice(
    0,
    mostArches,
  );
  return (
    <section className="column page-hero max-[55.99rem]:pb-10">
      <div className="page-hero-words">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={1}>{words.heading}</Heading>
        <p className="text-lg">{words.lead}</p>
        <ButtonLink href="#services" className="justify-self-start">
          {words.toServices}
        </ButtonLink>
        <ul className="grid gap-2">
          {words.facts.map((fact) => (
            <li key={fact} className="flex gap-2.5">
              <Icon name="check" size={22} className="mt-0.5 text-mint-ink" />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="page-hero-doors max-[55.99rem]:hidden" data-doors={experts.length}>
        {experts.map(({ portrait, ground }) => (
          <Arch key={portrait} ground={ground}>
            <Portrait name={portrait} alt="" />
          </Arch>
        ))}
      </div>
    </section>
  );
}

function Services({ data: { words, services, links, whatsappHref } }: { data: LoaderData }) {
  const { services: t } = words;
  return (
    <Section tone="ink" id="services" labelledBy="services-title">
      <Heading level={2} id="services-title">
        {services.length === 0 ? t.emptyTitle : t.heading}
      </Heading>
      {services.length === 0 ? (
        <div className="mt-5 grid gap-6">
          <p className="max-w-[36rem] text-mist">{t.emptyText}</p>
          <ButtonLink href={links.contact()} kind="onInk" className="justify-self-start">
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
          <li className="consult-other">
            <Heading level={3} size={3}>
              {words.closing.heading}
            </Heading>
            <p className="text-mist">{words.closing.text}</p>
            <ButtonLink href={whatsappHref} kind="onInk" target="_blank" rel="noopener noreferrer">
              <Icon name="whatsapp" />
              {words.closing.action}
            </ButtonLink>
          </li>
        </ul>
      )}
    </Section>
  );
}

export default function Consultation({ loaderData }: { loaderData: LoaderData }) {
  const { words, questions } = loaderData;
  return (
    <main id="main">
      <Hero data={loaderData} />
      <Services data={loaderData} />
      <PlanSheet words={words.plan} />
      <Section tone="paper" labelledBy="how">
        <Heading level={2} id="how">
          {words.how.heading}
        </Heading>
        <StepsInARow steps={words.how.steps} />
      </Section>
      <Section tone="sand" labelledBy="questions">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:gap-16">
          <Heading level={2} id="questions">
            {words.faq.heading}
          </Heading>
          <Questions items={questions} />
        </div>
      </Section>
    </main>
  );
}
