/** The database keeps the settings an academy was seeded with: what was added since, or is told in each language since, is completed here. */
import type { Localised } from './course.ts';
import type { AcademySettings, Claims, RegistrationNumber } from './settings.ts';

type ToldSince = 'registration' | 'claims' | 'accessWithinHours' | 'bonusConsultation';

export type KeptSettings = Omit<AcademySettings, ToldSince> & {
  registration: (RegistrationNumber | { label: string; value: string })[];
  claims: AcademySettings['claims'] | Claims;
  accessWithinHours?: number;
  bonusConsultation: Omit<AcademySettings['bonusConsultation'], 'service'> & { service?: string | null };
};

const inBoth = <T>(told: T): Localised<T> => ({ en: told, ar: told });

/** The settings as everything reads them. */
export function completeSettings(kept: KeptSettings): AcademySettings {
  const { registration, claims, accessWithinHours, bonusConsultation } = kept;
  return {
    ...kept,
    registration: registration.map(({ label, value }) => ({
      label: typeof label === 'string' ? inBoth(label) : label,
      value,
    })),
    claims: 'en' in claims ? claims : inBoth(claims),
    accessWithinHours: accessWithinHours ?? 24,
    bonusConsultation: { ...bonusConsultation, service: bonusConsultation.service ?? null },
  };
}
