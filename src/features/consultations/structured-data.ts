import type { Service, WithContext } from 'schema-dts';
import type { ConsultationService } from './consultation-service.ts';
import type { AcademySettings } from '../settings/settings.ts';
import { currency, toDecimal } from '../../platform/money/money.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { organizationPart } from '../site/structured-data.ts';

/** A consultation and its price. `href`: the path of its page in the page's language. */
export const serviceData = (
  service: ConsultationService,
  href: string,
  { settings, publicOrigin, locale }: { settings: AcademySettings; publicOrigin: string; locale: Locale },
): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: service.words[locale].title,
  description: service.words[locale].description,
  url: `${publicOrigin}${href}`,
  provider: organizationPart(settings, publicOrigin, locale),
  areaServed: { '@type': 'Country', name: 'Morocco' },
  offers: {
    '@type': 'Offer',
    price: toDecimal(service.priceCentimes),
    priceCurrency: currency,
    url: `${publicOrigin}${href}`,
  },
});
