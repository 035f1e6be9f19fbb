import type { Academy } from '../../../academy.ts';
import type { Links } from '../../../academy/frame/links.ts';
import { formatMad } from '../../../platform/money/money.ts';
import type { Words } from '../../../words.ts';
import type { PartRef } from '../../shop/bundle.ts';
import { type ButtonKind, ButtonLink } from '../../../platform/ui/button.tsx';
import { type CourseAction, type CourseView, isForSale } from './course-view.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Price, type PriceWords } from '../../../platform/ui/price.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { Prop } from '../../../platform/ui/portrait.tsx';
import { Badge } from '../../../platform/ui/badge.tsx';
import type { CountdownWords } from '../../../browser/countdown.ts';

type CountdownProps = {
  /** Instant the campaign ends, ISO 8601 in UTC. */
  endsAt: string;
  /** The same moment in words, shown without script. */
  moment: string;
  label: string;
  /** Words of the countdown, one form for each plural of the language. */
  units: CountdownWords;
};

/** When a campaign ends, in words; the browser script counts down beside it, in a reserved space so that nothing moves. */
export function Countdown({ endsAt, moment, label, units }: CountdownProps) {
  return (
    <p className="grid grid-cols-[minmax(0,1fr)] gap-y-0.5">
      <time dateTime={endsAt} className="text-sm">
        {moment}
      </time>
      <span
        role="timer"
        aria-label={label}
        data-countdown={endsAt}
        data-countdown-words={JSON.stringify(units)}
        className="font-semibold tabular-nums text-clay-ink [.on-ink_&]:text-saffron"
      />
    </p>
  );
}

type ClosingBandProps = {
  heading: string;
  text: string;
  action: CourseAction;
  label?: string;
  /** What learners leave with, where there is room beside the words. */
  object?: string | undefined;
};

/**
 * The end of a course's page: what happens next, and its action once more. The button is light, because the band has the usual
 * colour of buttons.
 */
export function ClosingBand({ heading, text, action, label, object }: ClosingBandProps) {
  return (
    <section className="on-ink bg-majorelle py-9 text-white lg:py-16">
      <div className="column flex items-center justify-between gap-8">
        <div className="space-y-3">
          <Heading level={2} className="max-sm:text-xl">
            {heading}
          </Heading>
          <p className="max-w-2xl">{text}</p>
          <EnrolLink
            action={action}
            label={label}
            className="border-b-lilac! bg-white! text-pitch! hover:bg-lilac!"
          />
          {action.forAnother && (
            <p>
              <a href={action.forAnother.href} data-dialog="" className="link">
                {action.forAnother.label}
              </a>
            </p>
          )}
        </div>
        {object !== undefined && <Prop name={object} className="h-44 max-lg:hidden" />}
      </div>
    </section>
  );
}

type ActionBarProps = {
  view: CourseView;
  label: string;
  locale: Locale;
  words: PriceWords;
  actionLabel?: string;
};

/**
 * The course's one action at the foot of a phone's screen, within the thumb's reach; wide pages have it beside the text.
 * With the price beside it for a purchase, without it for the waitlist, which costs nothing.
 */
export function ActionBar({ view, label, locale, words, actionLabel }: ActionBarProps) {
  const price = isForSale(view.action) ? view.price : null;
  return (
    <aside aria-label={label} className="action-bar course-bar">
      {price !== null && (
        <Price
          centimes={price.centimes}
          beforeCentimes={price.beforeCentimes}
          locale={locale}
          words={words}
          size="sm"
        />
      )}
      <EnrolLink action={view.action} label={actionLabel} full={price === null} />
    </aside>
  );
}

type EnrolLinkProps = {
  action: CourseAction;
  /** Another wording of the same action ('Start now for 990 MAD'). */
  label?: string;
  kind?: ButtonKind;
  full?: boolean;
  className?: string;
};

/** The link to a course's enrolment: its steps open over the page, or as pages of their own without script. */
export function EnrolLink({ action, label, kind, full, className }: EnrolLinkProps) {
  return (
    <ButtonLink
      href={action.href}
      kind={kind}
      full={full}
      className={className}
      data-dialog={action.kind === 'go-in' ? undefined : ''}
    >
      {label ?? action.label}
    </ButtonLink>
  );
}

/** The bundles that hold something, each in one line. */
export async function bundlesNaming(
  academy: Pick<Academy, 'bundlesWith'>,
  part: PartRef,
  { t, links, locale }: { t: Words; links: Links; locale: Locale },
): Promise<{ href: string; text: string }[]> {
  return (await academy.bundlesWith(part)).map(({ slug, words, priceCentimes }) => ({
    href: links.bundle(slug),
    text: t.bundle.alsoIn(words[locale].name, formatMad(priceCentimes, locale)),
  }));
}

export const AlsoIn = ({ bundles }: { bundles: readonly { href: string; text: string }[] }) =>
  bundles.map(({ href, text }) => (
    <p key={href} className="column">
      <a href={href} className="link inline-flex min-h-11 items-center font-semibold">
        {text}
      </a>
    </p>
  ));

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** Today's price, the price before, and the percentage between them. */
export function CoursePrice({ view, t, locale }: { view: CourseView; t: Words; locale: Locale }) {
  const { price } = view;
  if (view.action.kind === 'go-in') return <p className="text-xl font-semibold">{t.course.own.title}</p>;
  if (price === null) return <p className="text-xl font-semibold">{view.priceText}</p>;
  return (
    <Price
      centimes={price.centimes}
      beforeCentimes={price.beforeCentimes}
      locale={locale}
      words={t.common.price}
      size="lg"
    >
      {price.percentOff > 0 && (
        <Badge tone="success">{t.course.price.percentOff(percent.format(price.percentOff / 100))}</Badge>
      )}
    </Price>
  );
}
