import type { Service, WithContext } from 'schema-dts';
import type { ConsultationService } from '../../domain/catalogue/consultation-service.ts';
import type { AcademySettings } from '../../domain/catalogue/settings.ts';
import { currency, toDecimal } from '../../domain/money/money.ts';
import type { Locale } from '../../domain/people/locale.ts';
import { organizationPart } from './organization.ts';

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
