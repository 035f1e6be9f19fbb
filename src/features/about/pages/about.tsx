import { isListed } from '../../courses/course.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { policyValues } from '../../legal/policy-values.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { breadcrumbsData, organizationData } from '../../site/structured-data.ts';
import type { Words } from '../../../words.ts';
import { type Ground, Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import type { Claims } from '../../settings/settings.ts';
import { StepNumber } from '../../../platform/ui/steps.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { LinkedinLink } from '../../../platform/ui/navigation.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import { Place } from './place.tsx';

const lane: readonly { ground: Ground; person?: string }[] = [
  { ground: 'clay', person: 'fatima' },
  { ground: 'saffron' },
  { ground: 'majorelle', person: 'salma' },
  { ground: 'mint', person: 'youssef' },
  { ground: 'blush' },
  { ground: 'saffron', person: 'yasmine' },
  { ground: 'lilac' },
  { ground: 'mint', person: 'hajar' },
  { ground: 'clay', person: 'zineb' },
];

/** A row of arches across the whole page, some with a person. Below it the word 'derb', as a dictionary has it. */
function AboutHero({ words }: { words: Words['about'] }) {
  const { hero, word } = words;
  return (
    <>
      <section className="column grid gap-x-16 gap-y-6 pt-6 lg:grid-cols-[1.4fr_1fr] lg:items-end lg:pt-12">
        <div className="grid gap-5">
          <Kicker>{hero.kicker}</Kicker>
          <Heading level={1}>{hero.heading}</Heading>
        </div>
        <p className="max-w-[34rem] text-lg lg:pb-2">{hero.text}</p>
      </section>
      <div role="img" aria-label={hero.lane} className="column about-lane">
        {lane.map(({ ground, person }) => (
          <Arch key={`${ground}-${person}`} ground={ground}>
            {person === undefined ? null : <Portrait name={person} alt="" lazy={false} />}
          </Arch>
        ))}
      </div>
      <section aria-labelledby="word-title" className="section on-ink bg-ink text-sand">
        <div className="column grid gap-10 lg:grid-cols-[20rem_1fr] lg:gap-20">
          <div>
            <Kicker>{word.kicker}</Kicker>
            <Heading level={2} size="display" id="word-title" className="mt-3 text-saffron">
              {word.title}
            </Heading>
            <p className="mt-3 text-mist">{word.sound}</p>
          </div>
          <dl className="grid gap-6">
            {word.senses.map(({ title, text }) => (
              <div key={title} className="grid gap-1 border-t border-[#44415c] pt-5">
                <dt className="heading flex items-center gap-4 text-xl">
                  <Khatam size={18} className="text-saffron" />
                  {title}
                </dt>
                <dd className="max-w-[40rem] ps-[34px] text-mist">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}

type TeamProps = { words: Words['about']['team']; team: AboutData['team']; host: string };

/** Everyone who teaches, from their records, and an empty arch that invites the next trainer. */
function Team({ words, team, host }: TeamProps) {
  return (
    <Section tone="sand" labelledBy="team-title" className="pb-0!">
      <div className="section-head">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="team-title">
            {words.title}
          </Heading>
        </div>
        <p className="max-w-[26rem] text-ink-soft">{team.length > 0 ? words.text : words.none}</p>
      </div>
      <ul className="team">
        {team.map(({ slug, name, title, portrait, ground, href, linkedin }) => (
          <li key={slug}>
            <div className="team-words">
              <Heading level={3}>{name}</Heading>
              <p className="mt-1 text-sm text-ink-soft">{title}</p>
              <div className="mt-2 flex items-center justify-between gap-2">
                <a href={href} className="team-link">
                  {words.course}
                  <span className="sr-only">: {name}</span>
                </a>
                <LinkedinLink href={linkedin} label={words.linkedinOf(name)} />
              </div>
            </div>
            <Arch ground={ground} className="team-door">
              <Portrait name={portrait} alt="" />
            </Arch>
          </li>
        ))}
        <li>
          <div className="team-words">
            <a href={host} data-dialog="" className="heading text-xl text-majorelle hover:underline">
              {words.join}
            </a>
          </div>
          <div className="team-door team-open" aria-hidden="true">
            <Icon name="plus" size={40} />
          </div>
        </li>
      </ul>
    </Section>
  );
}

/** Each promise with the page it can be checked on; `places` in the order of the promises. */
function Beliefs({ words, places }: { words: Words['about']['beliefs']; places: readonly string[] }) {
  return (
    <Section tone="paper" labelledBy="beliefs-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="beliefs-title" className="mt-4 mb-8 lg:mb-12">
        {words.title}
      </Heading>
      <ul className="border-t border-line">
        {words.items.map(({ title, text, where }, place) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-2 border-b border-line py-6 lg:grid-cols-[1fr_1.3fr_16rem] lg:items-baseline"
          >
            <Heading level={3}>{title}</Heading>
            <p className="text-ink-soft">{text}</p>
            <a
              href={places[place]}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-majorelle underline-offset-4 hover:underline lg:justify-self-end"
            >
              {where}
              <Icon name="arrow-forward" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How a course is made, in five steps. */
function Making({ words }: { words: Words['about']['making'] }) {
  return (
    <Section tone="ink" labelledBy="making-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="making-title" className="mt-4">
        {words.title}
      </Heading>
      <ol className="making">
        {words.steps.map(({ title, text }, place) => (
          <li key={title}>
            <StepNumber place={place} />
            <div>
              <Heading level={3}>{title}</Heading>
              <p className="mt-1.5 text-mist">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type NumbersProps = { words: Words['about']['numbers']; claims: Claims };

/** Figures about the academy: the settings' claims, and no others. */
function Numbers({ words, claims }: NumbersProps) {
  const figures = ['activeMembers', 'projectsLaunched', 'trainees', 'rating'] as const;
  return (
    <section aria-label={words.title} className="bg-saffron">
      <dl className="column grid grid-cols-2 gap-x-6 gap-y-8 py-10 lg:grid-cols-4 lg:py-14">
        {figures.map((figure) => (
          <div key={figure} className="flex flex-col-reverse justify-end gap-1">
            <dt>{words[figure]}</dt>
            <dd className="text-4xl font-bold tracking-tight rtl:tracking-normal">
              <bdi dir="ltr">{claims[figure]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Four moments of the academy's story, in two pairs; the second pair a step lower. */
function Story({ words }: { words: Words['about']['story'] }) {
  return (
    <Section tone="sand" labelledBy="story-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="story-title" className="mt-4 mb-9 lg:mb-12">
        {words.title}
      </Heading>
      <ol className="story">
        {words.moments.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3}>{title}</Heading>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export { publicPage as headers } from '../../site/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, publicOrigin } = open(args);
  const [settings, trainers, courses] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.courses(),
  ]);
  const words = fillAll(t.about, policyValues(settings, t.refunds, locale));
  const trail = [
    { name: t.common.navigation.home, href: links.home() },
    { name: words.head.title, href: links.about() },
  ];
  const known = new Set(courses.filter(({ course }) => isListed(course)).map(({ course }) => course.slug));
  return {
    head: {
      ...words.head,
      structuredData: [
        organizationData(settings, publicOrigin, locale),
        breadcrumbsData(publicOrigin, trail),
      ],
    },
    words,
    settings,
    locale,
    links,
    team: trainers.map(({ slug, portrait, ground, linkedin, course, words: theirs }) => ({
      slug,
      portrait,
      ground,
      linkedin,
      ...theirs[locale],
      href: course !== null && known.has(course) ? links.course(course) : links.courses(),
    })),
  };
}

export type AboutData = Awaited<ReturnType<typeof loader>>;

export default function About({ loaderData }: { loaderData: AboutData }) {
  const { words, settings, locale, links, team } = loaderData;
  return (
    <main id="main">
      <AboutHero words={words} />
      <Story words={words.story} />
      <Beliefs
        words={words.beliefs}
        places={[links.courses(), links.workshops(), links.terms(), links.contact(), links.privacy()]}
      />
      <Team words={words.team} team={team} host={links.hostCourse()} />
      <Making words={words.making} />
      <Numbers words={words.numbers} claims={settings.claims[locale]} />
      <Place
        words={words.place}
        settings={settings}
        locale={locale}
        contact={links.contact()}
        courses={links.courses()}
      />
    </main>
  );
}
