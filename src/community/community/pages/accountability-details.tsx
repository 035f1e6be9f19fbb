import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { breadcrumbsData, questionsData } from '../../../academy/frame/structured-data.ts';
import {
  CommunityClosing,
  communityWords,
  Fold,
  Folds,
  JoinLink,
  Points,
  QuestionsBand,
  waysToAsk,
} from './community-sections.tsx';
import type { Words } from '../../../words.ts';
import { StepsInARow } from '../../../platform/ui/steps.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait, Prop } from '../../../platform/ui/portrait.tsx';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { count } from '../../../platform/i18n/count.ts';

type AccountabilityWords = Words['accountabilityDetails'];

type HeroProps = {
  words: AccountabilityWords;
  community: string;
  join: Parameters<typeof JoinLink>[0];
};

/** Two people and the messages between them: the idea of the page in a picture. */
function ChatHero({ words, community, join }: HeroProps) {
  const { hero, chat } = words;
  return (
    <section className="column grid grid-cols-[minmax(0,1fr)] gap-6 pt-5 lg:grid-cols-[1fr_29rem] lg:items-end lg:gap-14">
      <div className="grid content-center justify-items-start gap-4 lg:py-16">
        <BackLink href={community} label={words.back} />
        <Heading level={1}>{hero.heading}</Heading>
        <p className="max-w-[34rem] text-lg">{hero.text}</p>
        <JoinLink {...join} />
      </div>
      <figure className="chat-figure" aria-label={hero.chatLabel}>
        <figcaption className="text-sm text-ink-soft">{chat.title}</figcaption>
        <ol className="grid gap-2.5">
          {chat.lines.map(({ from, text }) => (
            <li key={text} className="chat-line" data-from={from}>
              <span className="sr-only">{from === 'you' ? chat.you : chat.someone}: </span>
              {text}
            </li>
          ))}
        </ol>
        <div className="chat-doors" aria-hidden="true">
          <Arch ground="saffron">
            <Portrait name="khadija" alt="" lazy={false} />
          </Arch>
          <span className="text-sm font-medium">{chat.someone}</span>
          <span className="text-end text-sm font-medium">{chat.you}</span>
          <Arch ground="majorelle">
            <Portrait name="salma" alt="" lazy={false} />
          </Arch>
        </div>
      </figure>
    </section>
  );
}

/** How two members find each other; the questions for a first exchange are closed at first. */
function Pairs({ words }: { words: AccountabilityWords['pairs'] }) {
  return (
    <Section tone="paper" labelledBy="pairs-title">
      <Heading level={2} id="pairs-title">
        {words.title}
      </Heading>
      <p className="mt-3 mb-6 text-lg">{words.text}</p>
      <StepsInARow steps={words.steps} objects={['notebook', 'envelope', 'signpost']} />
      <div className="mt-6">
        <Folds>
          <Fold title={words.questionsTitle}>
            <ol className="grid list-decimal gap-2 ps-5">
              {words.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </Fold>
        </Folds>
      </div>
    </Section>
  );
}

type RhythmWords = AccountabilityWords['rhythm'];

type MessageProps = { words: RhythmWords['sunday']; label: string; stamp: string };

const Message = ({ words, label, stamp }: MessageProps) => (
  <article className="letter">
    <Prop name={stamp} className="letter-stamp bg-lilac" />
    <div className="text-sm">
      <Heading level={3}>{words.day}</Heading>
      <p className="mt-2 text-base">{words.text}</p>
    </div>
    <figure>
      <figcaption className="mb-2 text-sm text-ink-soft">{label}</figcaption>
      <blockquote className="border-s-4 border-saffron ps-4">{words.sample}</blockquote>
    </figure>
  </article>
);

/** The two messages of a week, each with one to copy. */
function Rhythm({ words }: { words: RhythmWords }) {
  return (
    <section aria-labelledby="rhythm-title" className="table-top on-ink">
      <div className="column table-part">
        <Heading level={2} id="rhythm-title" className="mb-6">
          {words.title}
        </Heading>
        <div className="letters letters-two">
          <Message words={words.sunday} label={words.copy} stamp="notebook" />
          <Message words={words.thursday} label={words.copy} stamp="voice" />
        </div>
      </div>
    </section>
  );
}

type MoreProps = { words: AccountabilityWords; locale: Locale };

/** Groups of five, a partner who goes quiet, and what a partner is not for: closed at first. */
function More({ words: { circles, gone, limits }, locale }: MoreProps) {
  return (
    <Folds>
      <Fold title={circles.title}>
        <p>{circles.text}</p>
        <Heading level={3} size={4} className="text-ink">
          {circles.planTitle}
        </Heading>
        <ol className="grid gap-2">
          {circles.plan.map(({ minutes, title, text }) => (
            <li key={title}>
              <strong className="font-semibold text-ink">
                {title} ({count(minutes, circles.minutes, locale)}).
              </strong>{' '}
              {text}
            </li>
          ))}
        </ol>
      </Fold>
      <Fold title={gone.title}>
        <p>{gone.text}</p>
        <ol className="grid gap-3">
          {gone.steps.map(({ when, text }) => (
            <li key={when}>
              <strong className="block font-semibold text-ink">{when}</strong> {text}
            </li>
          ))}
        </ol>
        <p>{gone.pause}</p>
      </Fold>
      <Fold title={limits.title}>
        <Heading level={3} size={4} className="text-ink">
          {limits.is.title}
        </Heading>
        <Points points={limits.is.points} icon="check" sign="text-mint-ink" />
        <Heading level={3} size={4} className="mt-2 text-ink">
          {limits.not.title}
        </Heading>
        <Points points={limits.not.points} icon="close" sign="text-clay-ink" />
        <p>{limits.change}</p>
      </Fold>
    </Folds>
  );
}

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, publicOrigin } = open(args);
  const settings = await academy.settings();
  const words = communityWords(t.accountabilityDetails, t, settings, locale);
  const trail = [
    { name: t.common.navigation.home, href: links.home() },
    { name: words.back, href: links.community() },
    { name: words.head.title, href: links.accountabilityDetails() },
  ];
  return {
    head: {
      ...words.head,
      structuredData: [breadcrumbsData(publicOrigin, trail), questionsData(words.faq.items)],
    },
    words,
    joinLabel: t.community.hero.join,
    locale,
    community: links.community(),
    ways: waysToAsk(t, settings, links),
  };
}

type AccountabilityData = Awaited<ReturnType<typeof loader>>;

export default function AccountabilityDetails({ loaderData }: { loaderData: AccountabilityData }) {
  const { words, joinLabel, locale, community, ways } = loaderData;
  const join = { href: ways.offer, label: joinLabel };
  return (
    <main id="main">
      <div className="table-top on-ink pb-0!">
        <ChatHero words={words} community={community} join={join} />
      </div>
      <Pairs words={words.pairs} />
      <Rhythm words={words.rhythm} />
      <QuestionsBand title={words.faq.title} items={words.faq.items}>
        <More words={words} locale={locale} />
      </QuestionsBand>
      <CommunityClosing words={words.closing} join={join} community={community} />
    </main>
  );
}
