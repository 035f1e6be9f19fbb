import { data, redirect, type HeadersArgs } from 'react-router';
import { hostForm } from '../../../domain/applications/host-form.ts';
import { readForm, type FieldProblems, type Typed } from '../../../domain/people/read-form.ts';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { clientAddress } from '../../client-address.ts';
import { publicPage } from '../../layout/caching.ts';
import { breadcrumbsData } from '../../structured-data/breadcrumbs.ts';
import { questionsData } from '../../structured-data/questions.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Door } from '../../ui/door.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Questions } from '../../ui/questions.tsx';
import { Heading, Kicker, Section } from '../../ui/section.tsx';
import { HostForm, HostNext, HostThanks, hostFormId } from './host-form.tsx';
import { HostHow, HostOffer } from './host-offer.tsx';

/** The page is the same for everybody; an answer with what somebody typed is hers alone. */
export const headers = ({ actionHeaders }: HeadersArgs): HeadersInit =>
  actionHeaders.has('Cache-Control') ? actionHeaders : publicPage();

/** Nothing of a person is in the address: only that a proposal was taken. */
const sentMark = 'sent';

export function loader(args: ScreenArgs) {
  const { say, links, url, publicOrigin } = open(args);
  const words = say.hostCourse;
  const trail = [
    { name: say.common.navigation.home, href: links.home() },
    { name: words.title, href: links.hostCourse() },
  ];
  return {
    head: {
      title: words.title,
      description: words.description,
      structuredData: [breadcrumbsData(publicOrigin, trail), questionsData(words.faq.items)],
    },
    say,
    action: links.hostCourse(),
    sent: url.searchParams.has(sentMark),
  };
}

export async function action(args: ScreenArgs) {
  const { academy, locale, links } = open(args);
  const reading = readForm(hostForm, await postedForm(args.request));
  const headers = { 'Cache-Control': 'no-store' };
  const again = (problems: FieldProblems, manyForms = false) => ({
    typed: reading.typed,
    problems,
    manyForms,
  });
  if (!reading.ok) return data(again(reading.problems), { status: 422, headers });
  const address = clientAddress(args.request);
  const proposed = await academy.proposeCourse({ locale, address, ...reading.value });
  if (!proposed.ok) return data(again({}, true), { status: 429, headers });
  return redirect(`${links.hostCourse()}?${sentMark}#${hostFormId}`, 303);
}

type ScreenProps = {
  loaderData: ReturnType<typeof loader>;
  actionData?: { typed: Typed; problems: FieldProblems; manyForms: boolean };
};

const formHref = `#${hostFormId}`;

function Opening({ say }: Pick<ScreenProps['loaderData'], 'say'>) {
  const words = say.hostCourse;
  return (
    <section className="workshops-opening">
      <div className="column workshops-opening-grid">
        <div className="workshops-opening-words">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={1}>{words.heading}</Heading>
          <p className="max-w-[34rem] text-lg">{words.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={formHref}>{words.toForm}</ButtonLink>
            <ButtonLink href="#how" kind="secondary">
              {words.toHow}
            </ButtonLink>
          </div>
        </div>
        <div className="workshops-doors" aria-hidden="true">
          <Door ground="clay">
            <Portrait name="fatima" alt="" lazy={false} />
          </Door>
          <Door ground="majorelle">
            <Portrait name="khadija" alt="" lazy={false} />
          </Door>
          <Door ground="mint">
            <Portrait name="mehdi" alt="" lazy={false} />
          </Door>
        </div>
      </div>
    </section>
  );
}

/** What hosting is, and the form: the same form opens over the home page. */
export default function HostCourse({ loaderData, actionData }: ScreenProps) {
  const { say, sent, action } = loaderData;
  const words = say.hostCourse;
  return (
    <main id="main">
      <Opening say={say} />
      <HostOffer words={words} />
      <HostHow words={words} />
      <Section tone="paper" id={hostFormId}>
        <div className="host-columns">
          {sent ? (
            <HostThanks say={say} />
          ) : (
            <HostForm
              say={say}
              action={action}
              typed={actionData?.typed ?? {}}
              problems={actionData?.problems ?? {}}
              manyForms={actionData?.manyForms}
            />
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
