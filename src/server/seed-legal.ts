/**
 * The pages of law that came with the academy become records once, in an academy of any age: from then on the office writes
 * them. They are the academy's own from the first day: nobody sells without them.
 */
import { words } from '../words.ts';
import type { LegalBlock as WrittenBlock, LegalPage } from '../../content/shape.ts';
import type { Handle } from '../platform/db/handle.ts';
import { legalTexts } from '../features/catalogue/catalogue.table.ts';
import type { LegalBlock, LegalCase, LegalSlug, LegalText, LegalWords } from '../features/legal/legal.ts';
import type { Locale } from '../platform/i18n/locale.ts';

const blank: LegalBlock = { text: '', points: [], shows: null };

function blockOf(written: WrittenBlock): LegalBlock {
  if ('text' in written) return { ...blank, text: written.text };
  if ('identity' in written) return { ...blank, shows: 'identity' };
  if ('refunds' in written) return { ...blank, shows: 'refunds' };
  if ('cookies' in written) return { ...blank, shows: 'cookies' };
  const points = written.points.map((point) =>
    typeof point === 'string' ? { text: point, only: null } : { ...point, only: point.only as LegalCase },
  );
  return { ...blank, points };
}

/** A paragraph and what stands beneath it are one block. */
function together(blocks: readonly LegalBlock[]): LegalBlock[] {
  const made: LegalBlock[] = [];
  for (const block of blocks) {
    const last = made.at(-1);
    const isHead = last && block.text === '' && last.points.length === 0 && last.shows === null;
    if (isHead) made.splice(-1, 1, { ...block, text: last.text });
    else made.push(block);
  }
  return made;
}

const wordsOf = (page: LegalPage, locale: Locale): LegalWords => ({
  title: page.title,
  lead: page.lead,
  change: page.versions[0]?.change[locale] ?? '',
  description: page.description,
  sections: page.sections.map(({ id, heading, blocks }) => ({
    heading,
    id,
    blocks: together(blocks.map(blockOf)),
  })),
});

function textOf(slug: LegalSlug, { en, ar }: Record<Locale, LegalPage>): LegalText {
  const [newest] = en.versions;
  if (!newest) throw new Error(`${slug} has no version.`);
  const { version, effectiveOn } = newest;
  return { slug, version, effectiveOn, words: { en: wordsOf(en, 'en'), ar: wordsOf(ar, 'ar') } };
}

/** As they came. */
export const firstLegalTexts: LegalText[] = [
  textOf('privacy-policy', { en: words.en.privacyPolicy, ar: words.ar.privacyPolicy }),
  textOf('terms-and-conditions', { en: words.en.termsAndConditions, ar: words.ar.termsAndConditions }),
  textOf('cookie-policy', { en: words.en.cookiePolicy, ar: words.ar.cookiePolicy }),
];

/** Those that are there already stay as they are. */
export async function seedLegal(tx: Handle, now: Date): Promise<void> {
  await tx
    .insert(legalTexts)
    .values(
      firstLegalTexts.map((record, index) => ({
        slug: record.slug,
        position: index + 1,
        sample: 'own' as const,
        record,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing();
}
