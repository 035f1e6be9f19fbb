/** The preview pictures for messengers and social networks, and their content: one per record and language. */
import { pictures as ar } from '../src/academy/pictures/words.ar.ts';
import { pictures as en } from '../src/academy/pictures/words.en.ts';
import { courses } from '../content/sample/courses.ts';
import { posts } from '../content/sample/posts.ts';
import { products } from '../content/sample/products.ts';
import { trainers } from '../content/sample/trainers.ts';
import { workshops } from '../content/sample/workshops.ts';
import { socialPicture } from '../src/academy/frame/covers.ts';
import type { Ground } from '../src/platform/records/record-fields.ts';
import type { Product } from '../src/catalogue/shop/product.ts';
import { locales, type Locale } from '../src/platform/i18n/locale.ts';

/** Nothing that becomes outdated: no price, no date, no number of seats. */
export type SocialPicture = {
  /** Path below the site's files. */
  path: string;
  locale: Locale;
  kicker: string;
  title: string;
  /** The line under the title, or null. */
  person: string | null;
  ground: Ground;
  /** The content of the arch: one of the academy's people, or an object. */
  inside: { person: string } | { thing: Product['category'] };
};

const t = { en, ar };

const trainerName = (slug: string | null, locale: Locale): string | null =>
  trainers.find((trainer) => trainer.slug === slug)?.words[locale].name ?? null;

/** One trainer has one face: the one of her own record, wherever she is named. */
const faceOf = (who: { slug: string | null } | { name: string }, otherwise: string): string =>
  trainers.find(({ slug, words }) => ('slug' in who ? slug === who.slug : words.en.name === who.name))
    ?.portrait ?? otherwise;

const withPerson = (line: (name: string) => string, name: string | null): string | null =>
  name === null ? null : line(name);

function picturesIn(locale: Locale): SocialPicture[] {
  const { kinds, by, writtenBy } = t[locale];
  return [
    ...courses.map((course) => ({
      path: socialPicture('course', course.slug, locale),
      locale,
      kicker: kinds.course,
      title: course.words[locale].name,
      person: withPerson(by, trainerName(course.trainer, locale)),
      ground: course.ground,
      inside: { person: faceOf({ slug: course.trainer }, course.portrait) },
    })),
    ...workshops.map((workshop) => ({
      path: socialPicture('workshop', workshop.slug, locale),
      locale,
      kicker: kinds.workshop,
      title: workshop.words[locale].title,
      person: by(workshop.instructor[locale]),
      ground: workshop.ground,
      inside: { person: faceOf({ name: workshop.instructor.en }, workshop.portrait) },
    })),
    ...products.map((product) => ({
      path: socialPicture('product', product.slug, locale),
      locale,
      kicker: kinds[product.category],
      title: product.words[locale].name,
      person: null,
      ground: product.ground,
      inside: { thing: product.category },
    })),
    ...posts.map((post) => ({
      path: socialPicture('post', post.slug, locale),
      locale,
      kicker: kinds.post,
      title: post.words[locale].title,
      person: withPerson(writtenBy, trainerName(post.author, locale)),
      ground: post.ground,
      inside: { person: faceOf({ slug: post.author }, post.portrait) },
    })),
  ];
}

export const socialPictures = (): SocialPicture[] => locales.flatMap(picturesIn);
