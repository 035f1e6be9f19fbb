import { data } from 'react-router';
import type { LegalVersion as WrittenVersion } from '../../../../content/shape.ts';
import { allVersions, compareVersions, type LegalBlock, type LegalCase, type LegalSlug } from '../legal.ts';
import { dateInMorocco, formatDate } from '../../../platform/time/calendar-date.ts';
import { open, type ScreenArgs } from '../../frame/academy-context.ts';
import { policyValues } from '../policy-values.ts';
import { fill } from '../../../platform/i18n/fill.ts';

type Filling = Readonly<Record<string, string>>;

/** A block as it is shown: every point is a sentence. */
export type FilledBlock = Omit<LegalBlock, 'points'> & { points: string[] };

const filled = (block: LegalBlock, values: Filling, cases: readonly LegalCase[]): FilledBlock => ({
  text: fill(block.text, values),
  points: block.points
    .filter(({ only }) => only === null || cases.includes(only))
    .map(({ text }) => fill(text, values)),
  shows: block.shows,
});

type Beside = {
  /** Versions from before the texts were kept with them. */
  before: readonly WrittenVersion[];
  /** What the page has beside its sections. */
  more?: readonly { id: string; heading: string }[];
  /** What its sentences are filled with, beside the promises of the settings. */
  own?: Filling;
  /** How the academy is set up: which of the points that depend on it are shown. */
  cases?: readonly LegalCase[];
};

/** The text of the page, or of the version that its address asks for ('?version=1.0'). */
async function readTexts(args: ScreenArgs, slug: LegalSlug) {
  const { academy, url } = open(args);
  const [texts, kept] = await Promise.all([academy.legalTexts(), academy.legalVersions(slug)]);
  const current = texts.find((one) => one.slug === slug);
  if (!current) throw new Error(`There is no ${slug} yet: seed the database first.`);
  const asked = url.searchParams.get('version');
  const shown = asked === null ? current : await academy.legalVersion(slug, asked);
  if (!shown) throw data(null, { status: 404 });
  return { texts, kept, current, shown, isAsked: asked !== null };
}

/** A legal page with its numbers filled in from the settings. */
export async function readLegal(
  args: ScreenArgs,
  slug: LegalSlug,
  { before, more = [], own = {}, cases = [] }: Beside,
) {
  const { academy, t, locale, links, clock } = open(args);
  const settings = await academy.settings();
  const { texts, kept, current, shown, isAsked } = await readTexts(args, slug);
  const values = { ...policyValues(settings, t.refunds, locale), ...own };
  const page = shown.words[locale];
  const today = dateInMorocco(clock());
  const hrefs = {
    'privacy-policy': links.privacy(),
    'terms-and-conditions': links.terms(),
    'cookie-policy': links.cookies(),
  };
  const here = hrefs[slug];
  const readable = new Set(kept.map(({ version }) => version));
  const hrefOf = (version: string) =>
    version === current.version ? here : readable.has(version) ? `${here}?version=${version}` : null;
  return {
    /** The head of such a page: no script is sent with it, and an earlier version is not indexed. */
    head: { title: page.title, description: page.description, script: false as const, index: !isAsked },
    title: page.title,
    lead: page.lead,
    sections: page.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => filled(block, values, cases)),
    })),
    versions: allVersions(kept, before).map(({ version, effectiveOn, change }) => ({
      version,
      effectiveOn,
      /** Null where its text is not kept here; of the one that is read, too. */
      href: version === shown.version ? null : hrefOf(version),
      since: formatDate(effectiveOn, locale),
      change: change[locale],
    })),
    shown: {
      version: shown.version,
      since: formatDate(shown.effectiveOn, locale),
      isToCome: shown.effectiveOn > today,
      /** Where the newest is, for whoever reads an earlier one. */
      newest: compareVersions(shown.version, current.version) < 0 ? here : null,
    },
    more: [...more, { id: 'versions', heading: t.legal.versions }],
    others: texts
      .filter((one) => one.slug !== slug)
      .map((one) => ({ href: hrefs[one.slug as LegalSlug], title: one.words[locale].title })),
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
