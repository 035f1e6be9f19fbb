/** What a product's record must be. */
import { z } from 'zod';
import { locales } from '../../platform/i18n/locale.ts';
import { questions } from '../courses/course-schema.ts';
import { fieldMeta } from '../catalogue/field-meta.ts';
import { productCategories, productDrawings, productSubcategories, type ProductFile } from './product.ts';
import { sentFolder, typeByName } from './product-upload.ts';
import {
  choice,
  day,
  filled,
  ground,
  group,
  inBoth,
  list,
  longText,
  money,
  slug,
  text,
  told,
  whole,
  yesNo,
} from '../catalogue/record-fields.ts';

/** Below the folder of downloads, and never beside it. */
const isPathBelow = (path: string): boolean =>
  path.split('/').every((part) => /^[\p{L}\p{N}_][\p{L}\p{N}_. -]*$/u.test(part));
const badFile = told('bad-file', 'is no name of a file');

const file = () =>
  group({
    name: filled(200).refine((name) => isPathBelow(name) && !name.includes('/'), badFile),
    path: filled(400).refine(isPathBelow, badFile),
    type: filled(120).refine((type) => /^[\w.+-]+\/[\w.+-]+$/.test(type), badFile),
    bytes: whole(1, 2_000_000_000),
  });

/** What the office sent was proved by its bytes to be what its name says; what the server's own hands laid there, by nobody. */
const isOfItsType = ({ path, name, type }: ProductFile): boolean =>
  !path.startsWith(sentFolder) || typeByName(name) === type;

export const productSchema = z.strictObject({
  slug: slug(),
  category: choice(productCategories),
  subcategory: choice(productSubcategories),
  drawing: choice(productDrawings),
  ground: ground(),
  priceCentimes: money(),
  isFree: yesNo(),
  isFeatured: yesNo(),
  updatedOn: day(),
  position: whole(1, 10_000),
  files: z
    .strictObject({ en: file(), ar: file() })
    .superRefine((both, context) => {
      for (const locale of locales)
        if (!isOfItsType(both[locale]))
          context.addIssue({
            code: 'custom',
            path: [locale, 'type'],
            message: badFile.error,
            params: badFile.params,
          });
    })
    .register(fieldMeta, { widget: 'group', neededToPublish: true })
    .nullable(),
  words: inBoth(
    group({
      name: text(120),
      description: longText(400, { group: 'seo' }),
      included: list(text(300), 30, { leastItems: 1 }),
      steps: list(text(300), 30),
      faq: questions(),
    }),
  ),
});
