import type { ConsultationService } from '../consultation-service.ts';
import type { Trainer } from '../../courses/trainer.ts';
import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Words } from '../../../words.ts';
import { count } from '../../../platform/i18n/count.ts';

/** A consultation as its pages show it, with its expert: '90 minutes', '500 MAD'. */
export function serviceView(
  service: ConsultationService,
  trainers: readonly Trainer[],
  { minutes }: Words['refunds'],
  locale: Locale,
) {
  const expert = trainers.find(({ slug }) => slug === service.expert) ?? null;
  return {
    slug: service.slug,
    portrait: service.portrait,
    ground: service.ground,
    words: service.words[locale],
    writtenIn: service.writtenIn,
    price: formatMad(service.priceCentimes, locale),
    minutes: count(service.minutes, minutes, locale),
    expert: expert === null ? null : { ...expert.words[locale], course: expert.course },
  };
}

export type ServiceView = ReturnType<typeof serviceView>;
