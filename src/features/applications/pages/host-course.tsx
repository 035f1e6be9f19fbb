import type { HeadersArgs } from 'react-router';
import { hostForm } from '../host-form.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { publicPage } from '../../site/caching.ts';
import { breadcrumbsData } from '../../site/breadcrumbs.ts';
import { questionsData } from '../../site/questions.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Questions } from '../../../platform/ui/questions.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { answerForm, nothingFilled, thanksAt, wasSent, type Filled } from './answer-form.ts';
import { HostForm, HostNext, HostThanks, hostFormId } from './host-form.tsx';
import { HostHow, HostOffer } from './host-offer.tsx';

/** The page is the same for everybody; an answer with what somebody typed is hers alone. */
export const headers = ({ actionHeaders }: HeadersArgs): HeadersInit =>
  actionHeaders.has('Cache-Control') ? actionHeaders : publicPage();

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

type ScreenProps = { loaderData: ReturnType<typeof loader>; actionData?: Filled };

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
            <HostForm say={say} action={action} filled={actionData ?? nothingFilled} />
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
