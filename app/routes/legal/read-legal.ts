import type { LegalBlock, LegalPage } from '../../../content/shape.ts';
import { formatDate } from '../../../domain/time/calendar-date.ts';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { policyValues } from '../../../domain/catalogue/policy-values.ts';
import { fill } from '../../locale/fill.ts';

type Filling = Readonly<Record<string, string>>;

function filled(block: LegalBlock, values: Filling): LegalBlock {
  if ('text' in block) return { text: fill(block.text, values) };
  if ('points' in block) return { points: block.points.map((point) => fill(point, values)) };
  return block;
}

/** A page of law with its numbers filled in from the settings. `more`: what the page has beside its sections. */
export async function readLegal(
  args: ScreenArgs,
  page: LegalPage,
  more: readonly { id: string; heading: string }[] = [],
) {
  const { academy, say, locale, links } = open(args);
  const settings = await academy.settings();
  const values = policyValues(settings, say.refunds, locale);
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
      blocks: section.blocks.map((block) => filled(block, values)),
    })),
    versions: page.versions.map(({ version, effectiveOn, change }) => ({
      version,
      effectiveOn,
      since: formatDate(effectiveOn, locale),
      change: change[locale],
    })),
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
