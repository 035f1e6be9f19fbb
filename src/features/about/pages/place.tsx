import type { Words } from '../../../words.ts';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import type { AcademySettings } from '../../settings/settings.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { phoneLink } from '../../site/links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Zellige } from '../../../platform/ui/khatam.tsx';

type PlaceProps = {
  words: Words['about']['place'];
  settings: AcademySettings;
  locale: Locale;
  contact: string;
  courses: string;
};

/** Where the academy can be found, and its legal registration. */
export function Place({ words, settings, locale, contact, courses }: PlaceProps) {
  const { address, phone, email, registration } = settings;
  return (
    <Section tone="paper" labelledBy="place-title">
      <div className="grid items-center gap-12 lg:grid-cols-[1fr_28rem] lg:gap-20">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="place-title" className="mt-4">
            {words.title}
          </Heading>
          <p className="mt-5 max-w-[36rem] text-lg">{words.text}</p>
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink href={courses}>{words.courses}</ButtonLink>
            <ButtonLink href={contact} kind="secondary">
              {words.contact}
            </ButtonLink>
          </div>
        </div>
        <div className="plate">
          <div className="plate-arch" aria-hidden="true">
            <Zellige />
            <Icon name="pin" size={34} />
          </div>
          <dl className="grid gap-4 p-6">
            <div>
              <dt className="text-sm text-ink-soft">{words.address}</dt>
              <dd className="font-semibold">{address[locale]}</dd>
            </div>
            <div>
              <dt className="text-sm text-ink-soft">{words.phone}</dt>
              <dd>
                <a href={phoneLink(phone)} className="link font-semibold">
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-ink-soft">{words.email}</dt>
              <dd>
                <a href={`mailto:${email}`} className="link font-semibold">
                  <bdi dir="ltr">{email}</bdi>
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-ink-soft">{words.registration}</dt>
              <dd className="mt-1 grid gap-x-4 sm:grid-cols-2 gap-y-1 text-sm">
                {registration.map(({ label, value }) => (
                  <span key={label.en}>
                    <bdi className="font-semibold">{label[locale]}</bdi> <bdi dir="ltr">{value}</bdi>
                  </span>
                ))}
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </Section>
  );
}
