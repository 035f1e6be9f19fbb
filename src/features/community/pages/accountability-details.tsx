import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { breadcrumbsData, questionsData } from '../../site/structured-data.ts';
import { CommunityClosing, communityWords, QuestionsBand, waysToAsk } from './community-sections.tsx';
import type { Words } from '../../../words.ts';
import { NumberedSteps } from '../../../platform/ui/steps.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { count } from '../../../platform/i18n/count.ts';

type CirclesProps = { words: Words['accountabilityDetails']['circles']; locale: Locale };

const five = [
  { name: 'salma', ground: 'saffron' },
  { name: 'hajar', ground: 'mint' },
  { name: 'nour', ground: 'clay' },
  { name: 'khadija', ground: 'majorelle' },
  { name: 'zineb', ground: 'blush' },
] as const;

/** Groups of five who meet for four weeks, and how their forty minutes are shared. */
function Circles({ words, locale }: CirclesProps) {
  return (
    <Section tone="sand" labelledBy="circles-title">
      <div className="grid items-end gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="lg:pb-12">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="circles-title" className="mt-4">
            {words.title}
          </Heading>
          <p className="mt-5 text-lg">{words.text}</p>
        </div>
        <div className="circle-doors" aria-hidden="true">
          {five.map(({ name, ground }) => (
            <Arch key={name} ground={ground}>
              <Portrait name={name} alt="" />
            </Arch>
          ))}
        </div>
      </div>
      <div className="border-t-2 border-ink pt-9">
        <Heading level={3}>{words.planTitle}</Heading>
        <ol className="circle-plan">
          {words.plan.map(({ minutes, title, text }) => (
            <li key={title} data-long={minutes > 10 || undefined}>
              <span className="circle-minutes">{count(minutes, words.minutes, locale)}</span>
              <Heading level={4}>{title}</Heading>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

type LimitsWords = Words['accountabilityDetails']['limits'];

const Side = ({
  words,
  icon,
  look,
  sign,
}: {
  words: LimitsWords['is'];
  icon: IconName;
  look: string;
  sign: string;
}) => (
  <div className={`rounded-lg p-6 sm:p-8 ${look}`}>
    <Heading level={3}>{words.title}</Heading>
    <ul className="mt-4 grid gap-3">
      {words.points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name={icon} size={22} className={`mt-0.5 ${sign}`} />
          {point}
        </li>
      ))}
    </ul>
  </div>
);

/** What a partner is not for. */
function Limits({ words }: { words: LimitsWords }) {
  return (
    <Section tone="sand" labelledBy="limits-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="limits-title" className="mt-4 mb-8 lg:mb-12">
        {words.title}
      </Heading>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Side words={words.is} icon="check" look="bg-mint-pale" sign="text-mint-ink" />
          <p className="self-end">{words.change}</p>
        </div>
        <Side words={words.not} icon="close" look="bg-blush" sign="text-clay-ink" />
      </div>
    </Section>
  );
}

type ChatHeroProps = { words: Words['accountabilityDetails']; community: string };

/** Two people and the messages between them: the idea of the page in a picture. */
function ChatHero({ words, community }: ChatHeroProps) {
  const { hero, chat } = words;
  return (
    <section className="column grid gap-10 pt-5 lg:grid-cols-[1fr_36rem] lg:gap-14">
      <div className="grid content-center gap-6 lg:py-16">
        <BackLink href={community} label={words.back} />
        <Kicker>{hero.kicker}</Kicker>
        <Heading level={1}>{hero.heading}</Heading>
        <p className="max-w-[34rem] text-lg">{hero.text}</p>
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
            <Portrait name="nour" alt="" lazy={false} />
          </Arch>
          <span className="text-sm font-medium">{chat.someone}</span>
          <span className="text-end text-sm font-medium">{chat.you}</span>
          <Arch ground="majorelle">
            <Portrait name="imane" alt="" lazy={false} />
          </Arch>
        </div>
      </figure>
    </section>
  );
}

type RhythmWords = Words['accountabilityDetails']['rhythm'];

const Message = ({
  words,
  label,
  ground,
}: {
  words: RhythmWords['sunday'];
  label: string;
  ground: string;
}) => (
  <article className="grid content-start gap-3">
    <p className={`w-fit rounded-full px-4 py-1 font-semibold text-ink ${ground}`}>{words.day}</p>
    <Heading level={3} size={2}>
      {words.title}
    </Heading>
    <p>{words.text}</p>
    <figure className="mt-2">
      <figcaption className="mb-2 text-sm text-ink-soft">{label}</figcaption>
      <blockquote className="said bg-sand!">{words.sample}</blockquote>
    </figure>
  </article>
);

/** The two messages of a week, each with one to copy. */
function Rhythm({ words }: { words: RhythmWords }) {
  return (
    <Section tone="paper" labelledBy="rhythm-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="rhythm-title" className="mt-4 mb-9 lg:mb-12">
        {words.title}
      </Heading>
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <Message words={words.sunday} label={words.copy} ground="bg-saffron" />
        <Message words={words.thursday} label={words.copy} ground="bg-mint-light" />
      </div>
    </Section>
  );
}

/** What to do, and when, if the partner falls silent. */
function GonePartner({ words }: { words: Words['accountabilityDetails']['gone'] }) {
  return (
    <Section tone="ink" labelledBy="gone-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="gone-title" className="mt-4">
        {words.title}
      </Heading>
      <p className="mt-4 max-w-[40rem] text-lg text-mist">{words.text}</p>
      <ol className="gone-steps">
        {words.steps.map(({ when, text }) => (
          <li key={when}>
            <Heading level={3} size={4} className="text-saffron">
              {when}
            </Heading>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-10 flex max-w-[48rem] gap-4 rounded-lg border border-mist p-5">
        <Icon name="waiting" size={24} className="mt-0.5 text-saffron" />
        {words.pause}
      </p>
    </Section>
  );
}

/** How two people find each other: the questions on a sheet, the steps beside it. */
function Pairs({ words }: { words: Words['accountabilityDetails']['pairs'] }) {
  return (
    <Section tone="ink" labelledBy="pairs-title">
      <div className="grid gap-10 lg:grid-cols-[1.15fr_1fr] lg:gap-20">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="pairs-title" className="mt-4">
            {words.title}
          </Heading>
          <p className="mt-4 text-lg text-mist">{words.text}</p>
          <NumberedSteps steps={words.steps} />
        </div>
        <ol className="pair-sheet">
          {words.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export { publicPage as headers } from '../../site/page-headers.ts';

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
  return (
    <main id="main">
      <ChatHero words={words} community={community} />
      <Pairs words={words.pairs} />
      <Rhythm words={words.rhythm} />
      <Circles words={words.circles} locale={locale} />
      <GonePartner words={words.gone} />
      <Limits words={words.limits} />
      <QuestionsBand title={words.faq.title} items={words.faq.items} tone="paper" />
      <CommunityClosing
        words={words.closing}
        join={{ href: ways.offer, label: joinLabel }}
        community={community}
        portrait="fatima"
      />
    </main>
  );
}
