import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import type { AcademySettings } from '../../settings/settings.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { phoneLink } from '../../site/phone-link.ts';
import { whatsappLink } from '../../site/whatsapp-link.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';

function Way({
  icon,
  label,
  text,
  children,
}: {
  icon: IconName;
  label: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <li>
      <span className="door-sign">
        <Icon name={icon} size={24} />
      </span>
      <div className="min-w-0">
        <Heading level={3} size={4}>
          {label}
        </Heading>
        <p className="font-medium">{children}</p>
        {text !== undefined && <p className="text-sm text-ink-soft">{text}</p>}
      </div>
    </li>
  );
}

type WaysProps = { words: Words['contact']; settings: AcademySettings; locale: Locale };

/** Every way to the academy, the quickest first. */
export function WaysToReachUs({ words, settings, locale }: WaysProps) {
  const { ways } = words;
  const link = 'inline-flex min-h-11 items-center text-majorelle underline underline-offset-4';
  return (
    <>
      <h2 className="sr-only">{ways.heading}</h2>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg bg-mint-pale p-5">
        <Icon name="whatsapp" size={36} className="text-mint-ink" />
        <div className="min-w-[min(12rem,100%)] flex-1">
          <Heading level={3} size={4}>
            {ways.whatsapp}
          </Heading>
          <p className="text-sm">{ways.whatsappText}</p>
        </div>
        <ButtonLink
          href={whatsappLink(settings.whatsapp, ways.whatsappMessage)}
          kind="secondary"
          target="_blank"
          rel="noopener noreferrer"
        >
          {ways.whatsappAction}
        </ButtonLink>
      </div>
      <ul className="sign-list mt-8">
        <Way icon="phone" label={ways.phone} text={ways.phoneText}>
          <a href={phoneLink(settings.phone)} className={link}>
            <bdi dir="ltr">{settings.phone}</bdi>
          </a>
        </Way>
        <Way icon="mail" label={ways.email} text={ways.emailText}>
          <a href={`mailto:${settings.email}`} className={link}>
            <bdi dir="ltr">{settings.email}</bdi>
          </a>
        </Way>
        <Way icon="pin" label={ways.address} text={ways.addressText}>
          {settings.address[locale]}
        </Way>
        <Way icon="clock" label={ways.hours}>
          {words.hours}
        </Way>
      </ul>
    </>
  );
}
