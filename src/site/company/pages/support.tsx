import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { RefundTable } from '../../../academy/legal/refund-table.tsx';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { questionsData } from '../../../academy/frame/structured-data.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { plainWords, RichText } from '../../../platform/ui/rich-text.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
import { Prop } from '../../../platform/ui/portrait.tsx';

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

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
    ordersHref: links.accountOrders(),
    hrefs: { email: `mailto:${settings.email}`, home: links.home(), terms: `${links.terms()}#refunds` },
  };
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

const objects: Readonly<Record<string, string>> = {
  'not-open': 'door',
  'transfer-not-found': 'bank',
  'wrong-email': 'envelope',
  'lost-link': 'signpost',
  'course-does-not-open': 'laptop',
  'card-declined': 'card',
  refund: 'banknote',
  technical: 'phone',
};

type SituationProps = { situation: LoaderData['situations'][number]; data: LoaderData };

/**
 * One situation, closed: the steps that solve it, and a link to a person, with the message already written. Its anchor lies
 * inside, so that a link to it opens it.
 */
function Situation({ situation, data: { words, refunds, hrefs } }: SituationProps) {
  const { id, heading, steps, whatsappHref } = situation;
  return (
    <details className="question">
      <summary>
        <span className="flex items-center gap-3">
          <Prop name={objects[id] ?? 'headset'} className="size-8 shrink-0 object-contain" />
          <h2>{heading}</h2>
        </span>
        <Icon name="plus" size={22} className="question-sign" />
      </summary>
      <div id={id} className="situation">
        <ol className="counted">
          {steps.map((step) => (
            <li key={step}>
              <RichText text={step} hrefs={hrefs} />
            </li>
          ))}
        </ol>
        {id === 'refund' && <RefundTable {...refunds} />}
        <a href={whatsappHref} target="_blank" rel="noopener noreferrer" className="situation-ask">
          <Icon name="whatsapp" size={20} />
          {words.stillStuck}
        </a>
      </div>
    </details>
  );
}

export default function Support({ loaderData }: { loaderData: LoaderData }) {
  const { words, situations, contactText, contactHref, whatsappHref, ordersHref } = loaderData;
  const { contact } = words;
  return (
    <main id="main" className="post-office">
      <div className="column section grid gap-x-16 gap-y-3 pt-6! lg:grid-cols-[minmax(0,44rem)_1fr] lg:pt-14!">
        <div className="flex items-center gap-4">
          <div>
            <Kicker>{words.kicker}</Kicker>
            <Heading level={1}>{words.heading}</Heading>
          </div>
          <Prop name="headset" className="ms-auto w-[clamp(3.5rem,15vw,9rem)]" />
        </div>
        <div className="lg:col-start-1">
          <p className="text-lg">{words.lead}</p>
          <p className="mt-2">
            <a href={ordersHref} className="link font-semibold">
              {words.firstTitle}
            </a>
            . {words.firstText}
          </p>
        </div>
        <div className="card situations lg:col-start-1">
          {situations.map((situation) => (
            <Situation key={situation.id} situation={situation} data={loaderData} />
          ))}
        </div>
        <div className="card self-start p-5 max-lg:mt-6 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <Heading level={2} size={3}>
            {contact.heading}
          </Heading>
          <p className="mt-2">{contactText}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink href={whatsappHref} target="_blank" rel="noopener noreferrer" full>
              <Icon name="whatsapp" />
              {contact.whatsapp}
            </ButtonLink>
            <ButtonLink href={contactHref} kind="secondary" full>
              {contact.form}
            </ButtonLink>
          </div>
        </div>
      </div>
    </main>
  );
}
