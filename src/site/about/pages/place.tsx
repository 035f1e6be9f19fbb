import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { phoneLink } from '../../../academy/frame/links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';

type PlaceProps = {
  words: Words['about']['place'];
  settings: AcademySettings;
  locale: Locale;
  contact: string;
  courses: string;
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Where the academy can be found, and its legal registration: what of it is filled in. */
export function Place({ words, settings, locale, contact, courses }: PlaceProps) {
  const { address, phone, email, registration } = settings;
  return (
    <Section tone="sand" labelledBy="place-title">
      <Heading level={2} id="place-title">
        {words.title}
      </Heading>
      <p className="mt-3 text-ink-soft">{words.text}</p>
      <dl className="mt-6 grid gap-x-10 gap-y-4 md:grid-cols-2 lg:grid-cols-4">
        <Fact name={words.address}>{address[locale]}</Fact>
        <Fact name={words.phone}>
          <a href={phoneLink(phone)} className="link inline-flex min-h-11 items-center">
            <bdi dir="ltr" className="whitespace-nowrap">
              {phone}
            </bdi>
          </a>
        </Fact>
        <Fact name={words.email}>
          <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Fact>
        {registration.length > 0 && (
          <Fact name={words.registration}>
            {registration.map(({ label, value }) => (
              <span key={label.en} className="block text-sm">
                <bdi>{label[locale]}</bdi>{' '}
                <bdi dir="ltr" className="whitespace-nowrap">
                  {value}
                </bdi>
              </span>
            ))}
          </Fact>
        )}
      </dl>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink href={courses}>{words.courses}</ButtonLink>
        <ButtonLink href={contact} kind="secondary">
          {words.contact}
        </ButtonLink>
      </div>
    </Section>
  );
}
