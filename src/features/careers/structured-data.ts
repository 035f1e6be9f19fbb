import type { JobPosting, WithContext } from 'schema-dts';
import type { Job } from './job.ts';
import type { AcademySettings } from '../settings/settings.ts';
import { currency, toDecimal } from '../../platform/money/money.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { organizationPart } from '../site/organization.ts';

const kinds: Record<Job['employment'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contractor: 'CONTRACTOR',
};

/** An open job, as its record has it. */
export function jobPostingData(
  job: Job,
  settings: AcademySettings,
  publicOrigin: string,
  locale: Locale,
): WithContext<JobPosting> {
  const words = job.words[locale];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: words.title,
    description: [...words.about, ...words.tasks, ...words.profile, ...words.offers]
      .map((text) => `<p>${text}</p>`)
      .join(''),
    datePosted: job.postedOn,
    ...(job.openUntil === null ? {} : { validThrough: job.openUntil }),
    employmentType: kinds[job.employment],
    hiringOrganization: organizationPart(settings, publicOrigin, locale),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', streetAddress: settings.address[locale], addressCountry: 'MA' },
    },
    ...(job.fromHome
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Morocco' },
        }
      : {}),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: Number(toDecimal(job.pay.fromCentimes)),
        maxValue: Number(toDecimal(job.pay.toCentimes)),
        unitText: job.pay.per === 'month' ? 'MONTH' : 'HOUR',
      },
    },
  };
}
