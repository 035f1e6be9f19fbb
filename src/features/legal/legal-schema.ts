/** What a page of law must be. What is asked of it before it is published: legal-rules.ts. */
import { z } from 'zod';
import { isLegalSlug, legalCases, legalTables } from './legal.ts';
import { isSlug } from '../catalogue/slug.ts';
import {
  apart,
  choice,
  day,
  filled,
  group,
  inBoth,
  list,
  longText,
  slug,
  text,
  told,
  twice,
} from '../catalogue/record-fields.ts';

const point = group({
  text: longText(2_000),
  only: choice(legalCases).nullable(),
});

const block = group({
  text: longText(4_000, { mayStayEmpty: true }),
  points: list(point, 40),
  shows: choice(legalTables).nullable(),
});

const section = group({
  heading: text(120),
  id: text(40).refine((typed) => typed === '' || isSlug(typed), told('bad-slug', 'must be small letters')),
  blocks: list(block, 30, { leastItems: 1 }),
});

export const legalSchema = z.strictObject({
  slug: slug().refine(isLegalSlug, told('bad-slug', 'must be one of the pages of law')),
  version: filled(6, { group: 'dates' }).refine(
    (typed) => /^\d{1,3}\.\d{1,2}$/.test(typed),
    told('bad-version', 'must be a number like 2.1'),
  ),
  effectiveOn: day(),
  words: inBoth(
    group({
      title: text(120),
      lead: longText(600),
      change: longText(600),
      sections: list(section, 40, { leastItems: 1 }).refine(
        (sections) => apart(String)(sections.map(({ id }) => id).filter((id) => id !== '')),
        twice,
      ),
      description: longText(160, { group: 'seo' }),
    }),
  ),
});
