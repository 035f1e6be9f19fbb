import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { policyValues } from '../../legal/policy-values.ts';
import { RefundTable } from '../../refunds/refund-table.tsx';
import { whatsappLink } from '../../../platform/people/whatsapp-link.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { questionsData } from '../../site/structured-data.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { plainWords, RichText } from '../../../platform/ui/rich-text.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { Situation, situationIcon } from './ask-form.tsx';

export { publicPage as headers } from '../../site/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links } = open(args);
  const settings = await academy.settings();
  const words = t.support;
  const values = policyValues(settings, t.refunds, locale);
  const situations = words.situations.map((situation) => ({
    ...situation,
    steps: situation.steps.map((step) => fill(step, values)),
    whatsappHref: whatsappLink(settings.whatsapp, situation.whatsapp),
  }));
  const questions = situations.map(({ heading, steps }) => ({
    question: heading,
    answer: steps.map(plainWords).join(' '),
  }));
  return {
    head: { title: words.title, description: words.description, structuredData: [questionsData(questions)] },
    words,
    refunds: { words: t.refunds, values },
    situations,
    contactText: fill(words.contact.text, { hours: t.contact.hours }),
    contactHref: links.contact(),
    whatsappHref: whatsappLink(settings.whatsapp, words.contact.whatsappMessage),
    hrefs: { email: `mailto:${settings.email}`, home: links.home(), terms: `${links.terms()}#refunds` },
  };
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

/** Every situation as a small tile, so that visitors find their own at a glance. */
function Situations({ data: { words, situations } }: { data: LoaderData }) {
  return (
    <nav aria-label={words.jump} className="mt-10">
      <ul className="situation-doors">
        {situations.map(({ id, heading, short }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="door-sign">
                <Icon name={situationIcon(id)} size={24} />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{heading}</span>
                <span className="block text-sm text-ink-soft">{short}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Closing({ data: { words, contactText, contactHref, whatsappHref } }: { data: LoaderData }) {
  const { contact } = words;
  return (
    <Section tone="sand" className="pb-0!" labelledBy="ask">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-10 md:grid-cols-[minmax(0,1fr)_auto] md:gap-16">
        <div className="md:pb-24">
          <Heading level={2} id="ask">
            {contact.heading}
          </Heading>
          <p className="mt-4 max-w-[34rem] text-lg">{contactText}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href={whatsappHref} target="_blank" rel="noopener noreferrer">
              <Icon name="whatsapp" />
              {contact.whatsapp}
            </ButtonLink>
            <ButtonLink href={contactHref} kind="secondary">
              {contact.form}
            </ButtonLink>
          </div>
        </div>
        <div className="flex items-end justify-center gap-4">
          <Arch ground="mint" className="door-narrow h-56">
            <Portrait name="amina" alt="" />
          </Arch>
          <Arch ground="saffron" className="door-narrow h-48">
            <Portrait name="hajar" alt="" />
          </Arch>
        </div>
      </div>
    </Section>
  );
}

export default function Support({ loaderData }: { loaderData: LoaderData }) {
  const { words, refunds, situations, hrefs } = loaderData;
  return (
    <main id="main">
      <Section tone="sand" className="pt-8! md:pt-14!">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={1} className="mt-4">
          {words.heading}
        </Heading>
        <p className="mt-5 max-w-[38rem] text-lg">{words.lead}</p>
        <Situations data={loaderData} />
      </Section>
      <Section tone="paper">
        <div className="first-help">
          <Icon name="file" size={32} className="text-majorelle" />
          <div>
            <Heading level={2} size={3}>
              {words.firstTitle}
            </Heading>
            <p className="mt-2">{words.firstText}</p>
          </div>
        </div>
        <div className="situations">
          {situations.map((situation) => (
            <Situation key={situation.id} situation={situation} hrefs={hrefs} stillStuck={words.stillStuck} />
          ))}
        </div>
      </Section>
      <Section tone="ink" labelledBy="refunds" id="refunds-table">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-16">
          <div>
            <Kicker>{words.refunds.kicker}</Kicker>
            <Heading level={2} id="refunds" className="mt-4">
              {words.refunds.heading}
            </Heading>
            <p className="mt-4 text-mist">
              <RichText text={words.refunds.text} hrefs={hrefs} />
            </p>
          </div>
          <RefundTable {...refunds} />
        </div>
      </Section>
      <Closing data={loaderData} />
    </main>
  );
}
