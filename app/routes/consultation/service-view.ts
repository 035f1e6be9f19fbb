import type { ConsultationService } from '../../../domain/catalogue/consultation-service.ts';
import type { Trainer } from '../../../domain/catalogue/trainer.ts';
import { formatMad } from '../../../domain/money/money.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import type { Words } from '../../../content/words.ts';
import { count } from '../../../domain/people/count.ts';

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
