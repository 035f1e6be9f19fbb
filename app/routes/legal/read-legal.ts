import type { LegalBlock, LegalCase, LegalPage } from '../../../content/shape.ts';
import { dateInMorocco, formatDate } from '../../../domain/time/calendar-date.ts';
import { inForceOn } from '../../../domain/time/in-force.ts';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { policyValues } from '../../../domain/catalogue/policy-values.ts';
import { fill } from '../../locale/fill.ts';

type Filling = Readonly<Record<string, string>>;

/** A block as it is shown: every point is a sentence. */
export type FilledBlock = Exclude<LegalBlock, { points: unknown }> | { points: string[] };

function filled(block: LegalBlock, values: Filling, cases: readonly LegalCase[]): FilledBlock {
  if ('text' in block) return { text: fill(block.text, values) };
  if (!('points' in block)) return block;
  const isShown = (only: string) => cases.some((one) => one === only);
  const shown = block.points.filter((point) => typeof point === 'string' || isShown(point.only));
  return { points: shown.map((point) => fill(typeof point === 'string' ? point : point.text, values)) };
}

type Beside = {
  /** What the page has beside its sections. */
  more?: readonly { id: string; heading: string }[];
  /** What its sentences are filled with, beside the promises of the settings. */
  own?: Filling;
  /** How the academy is set up: which of the points that depend on it are shown. */
  cases?: readonly LegalCase[];
};

/** A page of law with its numbers filled in from the settings. */
export async function readLegal(
  args: ScreenArgs,
  page: LegalPage,
  { more = [], own = {}, cases = [] }: Beside = {},
) {
  const { academy, say, locale, links, clock } = open(args);
  const settings = await academy.settings();
  const values = { ...policyValues(settings, say.refunds, locale), ...own };
  const inForce = inForceOn(page.versions, dateInMorocco(clock()));
  const pages = [
    { href: links.privacy(), title: say.privacyPolicy.title },
    { href: links.terms(), title: say.termsAndConditions.title },
    { href: links.cookies(), title: say.cookiePolicy.title },
  ];
  return {
    title: page.title,
    lead: page.lead,
    sections: page.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => filled(block, values, cases)),
    })),
    versions: page.versions.map(({ version, effectiveOn, change }) => ({
      version,
      effectiveOn,
      since: formatDate(effectiveOn, locale),
      change: change[locale],
    })),
    /** The newest version whose day has come. */
    inForce: inForce && { version: inForce.version, since: formatDate(inForce.effectiveOn, locale) },
    more: [...more, { id: 'versions', heading: say.legal.versions }],
    others: pages.filter(({ title }) => title !== page.title),
    hrefs: {
      email: `mailto:${settings.email}`,
      privacy: links.privacy(),
      terms: links.terms(),
      cookies: links.cookies(),
    },
    settings,
    values,
    locale,
  };
}

export type LegalData = Awaited<ReturnType<typeof readLegal>>;

/** What such a page says about itself: no script is sent with it. */
export const legalHead = ({ title, description }: LegalPage) => ({
  title,
  description,
  script: false as const,
});
