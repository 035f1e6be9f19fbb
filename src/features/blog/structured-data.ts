import type { BlogPosting, WithContext } from 'schema-dts';
import { countWords, readingMinutes, type Post } from './post.ts';
import type { AcademySettings } from '../settings/settings.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { organizationPart } from '../site/organization.ts';

type Told = {
  post: Post;
  locale: Locale;
  publicOrigin: string;
  /** Paths on this site: the article's own, and its picture's. */
  path: string;
  picture: string;
  /** Null when the trainer's record is gone: then the academy has written it. */
  author: { name: string; jobTitle: string } | null;
  /** Names of its tags in the page's language. */
  keywords: readonly string[];
  settings: AcademySettings;
};

/** An article as search engines read it, from the same record as the page. */
export function articleData(told: Told): WithContext<BlogPosting> {
  const { post, locale, publicOrigin, path, picture, author, keywords, settings } = told;
  const words = post.words[locale];
  const academy = organizationPart(settings, publicOrigin, locale);
  const url = `${publicOrigin}${path}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: words.title,
    description: words.description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: `${publicOrigin}${picture}`,
    datePublished: post.publishedOn,
    dateModified: post.updatedOn ?? post.publishedOn,
    inLanguage: locale,
    author: author === null ? academy : { '@type': 'Person', name: author.name, jobTitle: author.jobTitle },
    publisher: academy,
    keywords: [...keywords],
    wordCount: countWords(words.body),
    timeRequired: `PT${readingMinutes(words.body, locale)}M`,
  };
}
