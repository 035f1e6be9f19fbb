import type { BreadcrumbList, FAQPage, Organization, WithContext } from 'schema-dts';
import type { AcademySettings } from '../settings/settings.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

/** The academy, by its settings. */
export const organizationData = (
  settings: AcademySettings,
  publicOrigin: string,
  locale: Locale,
): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'EducationalOrganization',
  name: settings.siteName[locale],
  url: publicOrigin,
  logo: `${publicOrigin}/icon-512.png`,
  slogan: settings.tagline[locale],
  email: settings.email,
  telephone: settings.phone,
  address: settings.address[locale],
  sameAs: [settings.instagram, settings.linkedin],
});

/** The academy as a part of something else: provider, organizer, publisher. */
export const organizationPart = (settings: AcademySettings, publicOrigin: string, locale: Locale) =>
  ({
    '@type': 'EducationalOrganization',
    name: settings.siteName[locale],
    url: publicOrigin,
  }) as const;

/** The path from the home page to this one. `trail` ends with the page itself; paths are of the page's language. */
export const breadcrumbsData = (
  publicOrigin: string,
  trail: readonly { name: string; href: string }[],
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicOrigin}${href}`,
  })),
});

/** The questions on the page, word for word. */
export const questionsData = (
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
