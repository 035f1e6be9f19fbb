import type { ReactNode } from 'react';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker, Section, Questions } from '../../../platform/ui/section.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import type { Words } from '../../../words.ts';
import { Khatam, Zellige } from '../../../platform/ui/khatam.tsx';
import { policyValues } from '../../legal/policy-values.ts';
import type { AcademySettings } from '../../settings/settings.ts';
import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Links } from '../../site/links.ts';
import { whatsappLink } from '../../../platform/people/whatsapp-link.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';

type CommunityClosingProps = {
  words: { title: string; text: string; back: string };
  join: { href: string; label: string };
  community: string;
  portrait: string;
};

/** The end of a page of details: one thing to do tonight, and links to join. */
export function CommunityClosing({ words, join, community, portrait }: CommunityClosingProps) {
  return (
    <section aria-labelledby="closing-title" className="on-ink bg-majorelle text-white">
      <div className="column grid items-end gap-8 lg:grid-cols-[1fr_16rem]">
        <div className="grid gap-5 py-14 lg:py-20">
          <Heading level={2} size={1} id="closing-title">
            {words.title}
          </Heading>
          <p className="max-w-2xl text-lg">{words.text}</p>
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink href={join.href} className="border-b-lilac! bg-paper! text-ink! hover:bg-lilac!">
              {join.label}
            </ButtonLink>
            <ButtonLink href={community} kind="onInk">
              {words.back}
            </ButtonLink>
          </div>
        </div>
        <Arch ground="saffron" className="hidden h-80 lg:block">
          <Portrait name={portrait} alt="" />
        </Arch>
      </div>
    </section>
  );
}

/** How long an action of the sprint takes, in words. */
export function ActionMinutes({ minutes, className = '' }: { minutes: string; className?: string }) {
  return (
    <p className={`flex items-center gap-1.5 text-sm text-ink-soft ${className}`}>
      <Icon name="clock" size={17} />
      {minutes}
    </p>
  );
}

/** The result of an action. */
export function ActionResult({
  label,
  result,
  className = '',
}: {
  label: string;
  result: string;
  className?: string;
}) {
  return (
    <p className={`flex gap-2.5 text-sm ${className}`}>
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
  tone?: 'sand' | 'paper';
  /** Below the heading. */
  children?: ReactNode;
};

/** Questions and answers; on wide pages the heading is beside them. */
export function QuestionsBand({ title, items, tone = 'sand', children }: QuestionsBandProps) {
  return (
    <Section tone={tone} labelledBy="faq-title">
      <div className="grid gap-8 lg:grid-cols-[1fr_1.8fr] lg:gap-16">
        <div>
          <Heading level={2} id="faq-title">
            {title}
          </Heading>
          {children}
        </div>
        <Questions items={items} />
      </div>
    </Section>
  );
}

type MembershipPriceProps = {
  words: Words['community']['price'];
  joinLabel: string;
  ways: ReturnType<typeof waysToAsk>;
  /** Read by screen readers: the link leaves the site. */
  newTab: string;
};

/** The price of the membership with what it includes, and the link to the checkout. */
export function MembershipPrice({ words, joinLabel, ways, newTab }: MembershipPriceProps) {
  return (
    <section id="price" aria-labelledby="price-title" className="section on-ink bg-majorelle text-white">
      <div className="column grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="price-words">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} size={1} id="price-title" className="mt-4">
            {words.title}
          </Heading>
          <p className="mt-4 text-lg">{words.text}</p>
          <ul className="mt-7 grid gap-3">
            {words.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon name="check" size={22} className="mt-1 text-saffron" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-5 rounded-xl bg-paper p-6 text-ink sm:p-9">
          <div className="flex gap-4">
            <Icon name="door" size={26} className="mt-1 text-majorelle" />
            <div>
              <Heading level={3}>{words.joinTitle}</Heading>
              <p className="mt-2">{words.joinText}</p>
            </div>
          </div>
          <div className="grid gap-3">
            <ButtonLink href={ways.join} full>
              {joinLabel}
            </ButtonLink>
            <ButtonLink href={ways.whatsapp} kind="secondary" full target="_blank" rel="noopener noreferrer">
              <Icon name="whatsapp" />
              {words.ask}
              <span className="sr-only">({newTab})</span>
            </ButtonLink>
          </div>
          <p>
            <a className="inline-block py-2 font-semibold text-majorelle underline" href={ways.signIn}>
              {words.isMember}
            </a>
          </p>
          <p className="flex gap-3 border-t border-line pt-5 text-sm text-ink-soft">
            <Icon name="shield" size={22} className="text-mint-ink" />
            {words.refund}
          </p>
        </div>
      </div>
    </section>
  );
}

type SafetyWords = Words['community']['safety'];

const icons: readonly IconName[] = ['user', 'close', 'warning', 'shield'];

/** A drawn example of a profile, without photo and family name. It is a picture, so its buttons do nothing. */
const Profile = ({ words }: { words: SafetyWords['profile'] }) => (
  <div role="img" aria-label={words.label} className="profile">
    <div aria-hidden="true" className="contents">
      <p className="text-sm font-medium text-ink-soft">{words.caption}</p>
      <span className="profile-door">
        <Zellige />
        <Khatam size={56} />
      </span>
      <p className="heading text-2xl">{words.name}</p>
      <p className="text-ink-soft">{words.line}</p>
      <ul className="grid gap-1.5 text-sm text-ink-soft">
        {words.hidden.map((line) => (
          <li key={line} className="flex items-center gap-2">
            <Icon name="lock" size={17} />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-1 grid w-full grid-cols-2 gap-2">
        {[words.block, words.report].map((label) => (
          <span key={label} className="profile-button">
            {label}
          </span>
        ))}
      </div>
    </div>
  </div>
);

/** What protects a member, beside an example of what others see. */
export function Safety({ words }: { words: SafetyWords }) {
  return (
    <Section tone="paper" labelledBy="safety-title">
      <div className="grid items-center gap-12 lg:grid-cols-[1fr_22rem] lg:gap-20">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="safety-title" className="mt-3">
            {words.title}
          </Heading>
          <p className="mt-5 max-w-[40rem] text-lg">{words.text}</p>
          <ul className="mt-9 grid gap-x-10 gap-y-7 md:grid-cols-2">
            {words.points.map((point, place) => (
              <li key={point.title} className="flex gap-4">
                <Icon name={icons[place] ?? 'shield'} size={24} className="mt-1 text-majorelle" />
                <div>
                  <Heading level={3} size={4}>
                    {point.title}
                  </Heading>
                  <p className="mt-1 text-ink-soft">{point.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <Profile words={words.profile} />
      </div>
    </Section>
  );
}

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
  offer: links.registerClarity(),
  join: links.joinCommunity(),
  signIn: links.signIn(),
  whatsapp: whatsappLink(settings.whatsapp, t.community.price.question),
});
