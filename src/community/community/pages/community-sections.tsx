import type { ReactNode } from 'react';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Heading, Section, Questions } from '../../../platform/ui/section.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import type { Words } from '../../../words.ts';
import { policyValues } from '../../../academy/legal/policy-values.ts';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Links } from '../../../academy/frame/links.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { Prop } from '../../../platform/ui/portrait.tsx';
import { Khatam, Zellige } from '../../../platform/ui/khatam.tsx';
import { fillAll } from '../../../platform/i18n/fill.ts';

type Join = { href: string; label: string };

/** To the offer, on the colour of these pages. */
export const JoinLink = ({ href, label }: Join) => (
  <ButtonLink href={href} className="border-b-lilac! bg-white! text-pitch! hover:bg-lilac!">
    {label}
  </ButtonLink>
);

type CommunityClosingProps = {
  words: { title: string; text: string; back: string };
  join: Join;
  community: string;
};

/** The end of a page of details: one thing to do tonight, and links to join. */
export function CommunityClosing({ words, join, community }: CommunityClosingProps) {
  return (
    <section aria-labelledby="closing-title" className="section on-ink bg-majorelle text-white">
      <div className="column grid gap-5">
        <Heading level={2} id="closing-title">
          {words.title}
        </Heading>
        <p className="max-w-2xl text-lg">{words.text}</p>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <JoinLink {...join} />
          <ButtonLink href={community} kind="onInk">
            {words.back}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

type FoldProps = {
  title: ReactNode;
  /** Of what is inside: a link with this fragment opens it. */
  id?: string;
  children: ReactNode;
};

/** One closed part of a page. */
export const Fold = ({ title, id, children }: FoldProps) => (
  <details className="question">
    <summary>
      <span>{title}</span>
      <Icon name="plus" size={22} className="question-sign" />
    </summary>
    <div id={id} className="grid gap-3 px-5 pb-5 text-ink-soft">
      {children}
    </div>
  </details>
);

/** Closed parts below each other. */
export const Folds = ({ children }: { children: ReactNode }) => (
  <div className="card divide-y divide-line">{children}</div>
);

/** How long a step of the sprint takes, in words. */
export function StepMinutes({ minutes, className = '' }: { minutes: string; className?: string }) {
  return (
    <p className={`flex items-center gap-1.5 text-sm text-ink-soft ${className}`}>
      <Icon name="clock" size={17} />
      {minutes}
    </p>
  );
}

/** The result of a step. */
export function StepResult({ label, result }: { label: string; result: string }) {
  return (
    <p className="flex gap-2.5 text-sm">
      <Icon name="success" className="mt-px text-mint-ink" />
      <span>
        <strong className="font-semibold">{label}</strong> {result}
      </span>
    </p>
  );
}

type QuestionsBandProps = {
  title: string;
  items: Parameters<typeof Questions>[0]['items'];
  /** Before the questions: parts that are longer. */
  children?: ReactNode;
};

/** Questions and answers; on wide pages the heading is beside them. */
export function QuestionsBand({ title, items, children }: QuestionsBandProps) {
  return (
    <Section labelledBy="faq-title">
      <div className="grid gap-6 lg:grid-cols-[1fr_1.8fr] lg:gap-16">
        <Heading level={2} id="faq-title">
          {title}
        </Heading>
        <div className="grid gap-3">
          {children}
          <Questions items={items} />
        </div>
      </div>
    </Section>
  );
}

type ListProps = { points: readonly string[]; icon: IconName; sign: string };

/** Points with a sign before each. */
export const Points = ({ points, icon, sign }: ListProps) => (
  <ul className="grid gap-3">
    {points.map((point) => (
      <li key={point} className="flex gap-3">
        <Icon name={icon} size={22} className={`mt-0.5 ${sign}`} />
        {point}
      </li>
    ))}
  </ul>
);

type SafetyWords = Words['community']['safety'];

const safetySigns: readonly IconName[] = ['user', 'close', 'warning', 'shield'];

/** What protects a member, beside an example of a profile: a picture, with black lines where others see nothing. */
export const Safety = ({ words: { title, text, points, profile } }: { words: SafetyWords }) => (
  <section className="column table-part safety" aria-labelledby="safety-title">
    <div>
      <Heading level={2} id="safety-title">
        {title}
      </Heading>
      <p className="mt-3 max-w-[40rem] text-lilac">{text}</p>
      <ul className="mt-5 grid gap-x-10 gap-y-4 md:grid-cols-2">
        {points.map((point, place) => (
          <li key={point.title} className="flex gap-3">
            <Icon name={safetySigns[place] ?? 'shield'} size={24} className="mt-1 text-saffron-light" />
            <div>
              <Heading level={3} size={4}>
                {point.title}
              </Heading>
              <p className="text-lilac">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
    <div role="img" aria-label={profile.label} className="profile">
      <Prop name="cat" className="profile-cat" />
      <span className="profile-door">
        <Zellige />
        <Khatam size={40} />
      </span>
      <div aria-hidden="true" className="min-w-0">
        <p className="heading text-2xl">{profile.name}</p>
        <p className="text-sm text-ink-soft">{profile.line}</p>
        <ul className="mt-3 grid gap-2 text-sm">
          {profile.hidden.map((line) => (
            <li key={line} className="profile-line">
              {line}
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);

/** Calls that have words of their own; another of the settings is a live session like all. */
export const callKinds = ['questions', 'workbench', 'workshop'] as const;

/** 'questionsTime': the hour of the live call with that id; none where the academy has no such call. */
const hoursOf = ({ liveCalls }: AcademySettings): Record<string, string> => ({
  questionsTime: '',
  workbenchTime: '',
  workshopTime: '',
  ...Object.fromEntries(liveCalls.map(({ id, startsAt }) => [`${id}Time`, startsAt])),
});

/** The words of the community's pages with price, refund days and hours of calls filled in. */
export function communityWords<T>(words: T, t: Words, settings: AcademySettings, locale: Locale): T {
  return fillAll(words, {
    ...policyValues(settings, t.refunds, locale),
    ...hoursOf(settings),
    price: formatMad(settings.membershipPriceCentimes, locale),
  });
}

/** Links of these pages: the offer, the checkout, the sign-in, and the messaging app with a question typed in. */
export const waysToAsk = (t: Words, settings: AcademySettings, links: Links) => ({
  offer: links.register(),
  join: links.joinCommunity(),
  signIn: links.signIn(),
  whatsapp: whatsappLink(settings.whatsapp, t.community.price.question),
});

type TicketProps = {
  words: Words['community']['price'];
  joinLabel: string;
  ways: ReturnType<typeof waysToAsk>;
  /** Read by screen readers: the link leaves the site. */
  newTab: string;
};

/** The price of the membership as a ticket, with the link to the checkout. */
export const Ticket = ({ words, joinLabel, ways, newTab }: TicketProps) => (
  <section id="price" aria-labelledby="price-title" className="column table-part">
    <div className="membership">
      <div className="membership-stub">
        <Zellige />
        <span className="saucer on-colour">
          <Prop name="glass" />
        </span>
      </div>
      <div className="grid content-center gap-4 p-5 sm:p-8">
        <Heading level={2} size={1} id="price-title">
          {words.title}
        </Heading>
        <p>
          {words.text} {words.joinText}
        </p>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <ButtonLink href={ways.join}>{joinLabel}</ButtonLink>
          <ButtonLink href={ways.whatsapp} kind="secondary" target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            {words.ask}
            <span className="sr-only">({newTab})</span>
          </ButtonLink>
        </div>
        <p className="text-sm text-ink-soft">{words.refund}</p>
        <p>
          <a className="inline-block py-2 font-semibold text-link underline" href={ways.signIn}>
            {words.isMember}
          </a>
        </p>
      </div>
    </div>
  </section>
);
