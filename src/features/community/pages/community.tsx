import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { organizationData, questionsData } from '../../site/structured-data.ts';
import { communityWords, MembershipPrice, QuestionsBand, Safety, waysToAsk } from './community-sections.tsx';
import type { Words } from '../../../words.ts';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Zellige } from '../../../platform/ui/khatam.tsx';

type WeekCommunity = Words['community'];

/** Days with a live call, by their index in the week, which begins on Monday. */
const calls: Partial<Record<number, keyof Omit<WeekCommunity['calls'], 'zone'>>> = {
  1: 'questions',
  3: 'workbench',
  5: 'workshop',
};

/** Seven days as seven drawn doors: days with a live call are lit and show its time. */
function Week({ words, calls: hours }: { words: WeekCommunity['week']; calls: WeekCommunity['calls'] }) {
  return (
    <Section tone="ink" labelledBy="week-title">
      <div className="section-head">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="week-title">
            {words.title}
          </Heading>
        </div>
        <p className="max-w-[26rem] text-mist">{words.text}</p>
      </div>
      <ol className="week">
        {words.days.map(({ day, title, text }, place) => {
          const call = calls[place];
          return (
            <li key={day} data-live={call !== undefined || undefined}>
              <p className="week-day">
                {day}
                {call !== undefined && (
                  <bdi dir="ltr" className="week-hour">
                    {hours[call].time}
                  </bdi>
                )}
              </p>
              <div>
                <Heading level={3} size={4}>
                  {title}
                </Heading>
                <p className="week-text">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-6 text-sm text-mist">{hours.zone}</p>
    </Section>
  );
}

const neighbours = ['yasmine', 'imane', 'khadija', 'sara', 'amina'] as const;

type CommunityHeroProps = { words: Words['community']; join: string; sprint: string };

/** A drawn gate with five members, and below it three figures about the community. */
function CommunityHero({ words, join, sprint }: CommunityHeroProps) {
  const { kicker, hero, facts } = words;
  return (
    <>
      <section className="column gate-hero">
        <div className="grid content-center gap-6 pb-2 lg:py-16">
          <Kicker>{kicker}</Kicker>
          <Heading level={1}>{hero.heading}</Heading>
          <p className="max-w-[34rem] text-lg">{hero.text}</p>
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink href={join}>{hero.join}</ButtonLink>
            <ButtonLink href={sprint} kind="secondary">
              {hero.sprint}
            </ButtonLink>
          </div>
        </div>
        <div className="gate" aria-hidden="true">
          <Zellige />
          {neighbours.map((name) => (
            <Portrait key={name} name={name} alt="" lazy={false} />
          ))}
        </div>
      </section>
      <div className="on-ink bg-ink text-sand">
        <dl className="column grid gap-6 py-9 md:grid-cols-3 md:gap-8 md:py-11">
          {facts.map(({ figure, text }) => (
            <div
              key={text}
              className="flex flex-col-reverse justify-end gap-1 border-s-2 border-saffron ps-5"
            >
              <dt className="text-mist">{text}</dt>
              <dd className="text-3xl font-bold tracking-tight text-saffron rtl:tracking-normal">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

const insideLooks: readonly { icon: IconName; ground: string }[] = [
  { icon: 'target', ground: 'bg-saffron' },
  { icon: 'book', ground: 'bg-mint-light' },
  { icon: 'video', ground: 'bg-lilac' },
  { icon: 'messages', ground: 'bg-clay-light' },
];

/** What members find inside, in four columns. */
function Inside({ words, href }: { words: Words['community']['inside']; href: string }) {
  return (
    <Section tone="paper" labelledBy="inside-title">
      <div className="section-head">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="inside-title">
            {words.title}
          </Heading>
        </div>
        <ButtonLink href={href} kind="quiet">
          {words.more}
          <Icon name="arrow-forward" />
        </ButtonLink>
      </div>
      <ul className="grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-4">
        {words.items.map((item, place) => (
          <li key={item.title} className="flex gap-5 md:block">
            <span className={`inside-door ${insideLooks[place]?.ground ?? 'bg-saffron'}`}>
              <Zellige />
              <Icon name={insideLooks[place]?.icon ?? 'star'} size={30} />
            </span>
            <div className="min-w-0">
              <Heading level={3} className="md:mt-5">
                {item.title}
              </Heading>
              <p className="mt-2 text-ink-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const people = [
  { portrait: 'khadija', ground: 'saffron' },
  { portrait: 'hajar', ground: 'mint' },
  { portrait: 'amina', ground: 'clay' },
] as const;

/** Quotes of three members. */
function MemberVoices({ words }: { words: Words['community']['voices'] }) {
  return (
    <Section tone="sand" labelledBy="voices-title">
      <Heading level={2} id="voices-title" className="mb-8 lg:mb-12">
        {words.title}
      </Heading>
      <ul className="grid gap-8 lg:grid-cols-3">
        {words.items.map(({ quote, name, about }, place) => {
          const { portrait, ground } = people[place] ?? people[0];
          return (
            <li key={name}>
              <figure className="flex h-full flex-col gap-5">
                <blockquote className="said flex-1">{quote}</blockquote>
                <figcaption className="flex items-end gap-4 ps-4">
                  <Arch ground={ground} className="said-door">
                    <Portrait name={portrait} alt="" />
                  </Arch>
                  <span className="pb-1">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-sm text-ink-soft">{about}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

type DetailArchesProps = { words: Words['community']['details']; clarity: string; accountability: string };

/** Links to the two pages of details, each as a drawn door. */
function DetailArches({ words, clarity, accountability }: DetailArchesProps) {
  const details = [
    { ...words.clarity, href: clarity, people: ['nour'], ground: 'saffron' },
    { ...words.accountability, href: accountability, people: ['hajar', 'fatima'], ground: 'mint' },
  ] as const;
  return (
    <Section tone="paper" labelledBy="details-title">
      <Heading level={2} id="details-title" className="mb-8 lg:mb-12">
        {words.title}
      </Heading>
      <ul className="grid gap-6 lg:grid-cols-2">
        {details.map(({ title, text, href, people, ground }) => (
          <li key={href}>
            <a href={href} className="detail-door group">
              <span className="grid content-center gap-2 py-7">
                <span className="heading text-xl group-hover:text-majorelle">{title}</span>
                <span className="text-ink-soft">{text}</span>
                <Icon name="arrow-forward" size={26} className="mt-2 text-majorelle" />
              </span>
              <Arch ground={ground} className="detail-door-arch">
                <div className="detail-door-people">
                  {people.map((name) => (
                    <Portrait key={name} name={name} alt="" />
                  ))}
                </div>
              </Arch>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Whom = Words['community']['whom'];

const Answers = ({ words, icon, sign }: { words: Whom['yes']; icon: IconName; sign: string }) => (
  <div>
    <Heading level={3}>{words.title}</Heading>
    <ul className="mt-4 divide-y divide-line border-t border-line">
      {words.points.map((point) => (
        <li key={point} className="flex gap-4 py-4">
          <Icon name={icon} size={22} className={`mt-0.5 ${sign}`} />
          {point}
        </li>
      ))}
    </ul>
  </div>
);

/** For whom the community is made, and for whom it is not. */
function ForWhom({ words }: { words: Whom }) {
  return (
    <Section tone="sand" labelledBy="whom-title">
      <Heading level={2} id="whom-title" className="mb-8 lg:mb-12">
        {words.title}
      </Heading>
      <div className="grid gap-12 lg:grid-cols-[1.25fr_1fr] lg:gap-20">
        <Answers words={words.yes} icon="check" sign="text-mint-ink" />
        <Answers words={words.no} icon="close" sign="text-clay-ink" />
      </div>
    </Section>
  );
}

export { publicPage as headers } from '../../site/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, publicOrigin } = open(args);
  const settings = await academy.settings();
  const words = communityWords(t.community, t, settings, locale);
  return {
    head: {
      ...words.head,
      structuredData: [organizationData(settings, publicOrigin, locale), questionsData(words.faq.items)],
    },
    words,
    links,
    ways: waysToAsk(t, settings, links),
    newTab: t.common.chat.newTab,
  };
}

type CommunityData = Awaited<ReturnType<typeof loader>>;

export default function Community({ loaderData }: { loaderData: CommunityData }) {
  const { words, links, ways, newTab } = loaderData;
  return (
    <main id="main">
      <CommunityHero words={words} join={ways.offer} sprint={links.clarityDetails()} />
      <Inside words={words.inside} href={links.clarityDetails()} />
      <Week words={words.week} calls={words.calls} />
      <ForWhom words={words.whom} />
      <Safety words={words.safety} />
      <MemberVoices words={words.voices} />
      <MembershipPrice words={words.price} joinLabel={words.hero.join} ways={ways} newTab={newTab} />
      <DetailArches
        words={words.details}
        clarity={links.clarityDetails()}
        accountability={links.accountabilityDetails()}
      />
      <QuestionsBand title={words.faq.title} items={words.faq.items} />
    </main>
  );
}
