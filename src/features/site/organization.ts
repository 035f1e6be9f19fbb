import type { Organization, WithContext } from 'schema-dts';
import type { AcademySettings } from '../settings/settings.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

/** The academy, as its settings say it is. */
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
