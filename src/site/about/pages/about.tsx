import type { ReactNode } from 'react';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { breadcrumbsData, organizationData } from '../../../academy/frame/structured-data.ts';
import type { Words } from '../../../words.ts';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { ProofFigures } from '../../proof/pages/proof-figures.tsx';
import { shownProof } from '../../proof/proof.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { LinkedinLink } from '../../../platform/ui/navigation.tsx';
import { Portrait, Prop } from '../../../platform/ui/portrait.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Opening, People, Story } from './about-sections.tsx';
import { phoneLink } from '../../../academy/frame/links.ts';

type TeamProps = { words: Words['about']['team']; host: string } & Pick<AboutData, 'team' | 'figures'>;

/** Everyone who teaches, from their records, the invitation to teach, and what can be counted and proved. */
function Team({ words, team, figures, host }: TeamProps) {
  return (
    <Section tone="sand" labelledBy="team-title">
      <Heading level={2} id="team-title">
        {words.title}
      </Heading>
      <p className="mt-3 mb-6 text-ink-soft">{team.length > 0 ? words.text : words.none}</p>
      {team.length > 0 && (
        <ul className="about-people">
          {team.map(({ slug, name, title, portrait, ground, href, linkedin }) => (
            <li key={slug}>
              <Arch ground={ground}>
                <Portrait name={portrait} alt="" />
              </Arch>
              <div>
                <Heading level={3} size={4}>
                  {name}
                </Heading>
                <p className="text-sm text-ink-soft">{title}</p>
                <div className="flex flex-wrap items-center gap-x-2">
                  <a href={href} className="team-link">
                    {words.course}
                    <span className="sr-only">: {name}</span>
                  </a>
                  <LinkedinLink href={linkedin} label={words.linkedinOf(name)} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap-reverse items-end gap-x-16 gap-y-6">
        <ButtonLink href={host} kind="secondary" data-dialog="">
          {words.join}
        </ButtonLink>
        <ProofFigures figures={figures} />
      </div>
    </Section>
  );
}

const promiseObjects = ['tag', 'glass', 'envelope', 'headset', 'door'];

/** Each promise with the page it can be checked on; `places` in the order of the promises. */
function Beliefs({ words, places }: { words: Words['about']['beliefs']; places: readonly string[] }) {
  return (
    <Section tone="paper" labelledBy="beliefs-title">
      <div className="promises">
        <Heading level={2} id="beliefs-title">
          {words.title}
        </Heading>
        {words.items.map(({ title, text, where }, place) => (
          <section key={title}>
            <Prop name={promiseObjects[place] ?? 'tag'} />
            <div>
              <Heading level={3} size={4}>
                {title}
              </Heading>
              <p className="text-ink-soft">{text}</p>
              <a href={places[place]} className="team-link gap-2">
                {where}
                <Icon name="arrow-forward" />
              </a>
            </div>
          </section>
        ))}
      </div>
    </Section>
  );
}

export { publicPage as headers } from '../../../academy/frame/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, publicOrigin } = open(args);
  const [settings, trainers, listed, proof] = await Promise.all([
    academy.settings(),
    academy.trainers(),
    academy.listedSlugs(),
    academy.proof(),
  ]);
  const words = fillAll(t.about, policyValues(settings, t.refunds, locale));
  const trail = [
    { name: t.common.navigation.home, href: links.home() },
    { name: words.head.title, href: links.about() },
  ];
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
    // Here a figure needs its day and its source: the sample's own have neither.
    figures: shownProof(
      proof,
      ['members', 'projects', 'finished', 'trainees', 'rating'],
      t.proof,
      locale,
    ).filter(({ note }) => note !== t.proof.sample),
    team: trainers.map(({ slug, portrait, ground, linkedin, course, words: theirs }) => ({
      slug,
      portrait,
      ground,
      linkedin,
      ...theirs[locale],
      href: course !== null && listed.has(course) ? links.course(course) : links.courses(),
    })),
  };
}

export type AboutData = Awaited<ReturnType<typeof loader>>;

type PlaceProps = {
  words: Words['about']['place'];
  settings: AcademySettings;
  locale: Locale;
  contact: string;
  courses: string;
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Where the academy can be found, and its legal registration: what of it is filled in. */
function Place({ words, settings, locale, contact, courses }: PlaceProps) {
  const { address, phone, email, registration } = settings;
  return (
    <Section labelledBy="place-title" className="place">
      <div className="place-head">
        {/* The street alone, as its plate has it; the whole address stands below. */}
        <p className="street-plate" aria-hidden="true">
          <span>{/^.*?\p{L}[^,،]*/u.exec(address[locale])?.[0]}</span>
        </p>
        <div>
          <Heading level={2} id="place-title">
            {words.title}
          </Heading>
          <p className="mt-2 text-ink-soft">{words.text}</p>
        </div>
      </div>
      <dl className="mt-6 grid gap-x-10 gap-y-4 md:grid-cols-2 lg:grid-cols-4">
        <Fact name={words.address}>{address[locale]}</Fact>
        <Fact name={words.phone}>
          <a href={phoneLink(phone)} className="link inline-flex min-h-11 items-center">
            <bdi dir="ltr" className="whitespace-nowrap">
              {phone}
            </bdi>
          </a>
        </Fact>
        <Fact name={words.email}>
          <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Fact>
        {registration.length > 0 && (
          <Fact name={words.registration}>
            {registration.map(({ label, value }) => (
              <span key={label.en} className="block text-sm">
                <bdi>{label[locale]}</bdi>{' '}
                <bdi dir="ltr" className="whitespace-nowrap">
                  {value}
                </bdi>
              </span>
            ))}
          </Fact>
        )}
      </dl>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink href={courses}>{words.courses}</ButtonLink>
        <ButtonLink href={contact} kind="secondary">
          {words.contact}
        </ButtonLink>
      </div>
    </Section>
  );
}

export default function About({ loaderData }: { loaderData: AboutData }) {
  const { words, settings, locale, links, figures, team } = loaderData;
  return (
    <main id="main">
      <Opening words={words.hero} />
      <Story words={words} />
      <People words={words.people} people={settings.people} locale={locale} />
      <Team words={words.team} team={team} figures={figures} host={links.hostCourse()} />
      <Beliefs
        words={words.beliefs}
        places={[links.courses(), links.workshops(), links.terms(), links.contact(), links.privacy()]}
      />
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
