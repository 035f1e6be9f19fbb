import type { Words } from '../../../words.ts';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Questions } from '../../../platform/ui/section.tsx';
import type { ServicePage } from './service.tsx';
import type { ConsultationService } from '../../../catalogue/consultations/consultation-service.ts';
import type { Trainer } from '../../../catalogue/courses/trainer.ts';
import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { count, formatNumber } from '../../../platform/i18n/count.ts';
import { fill } from '../../../platform/i18n/fill.ts';

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
    expert:
      expert === null
        ? null
        : {
            ...expert.words[locale],
            course: expert.course,
            portrait: expert.portrait,
            ground: expert.ground,
          },
  };
}

export type ServiceView = ReturnType<typeof serviceView>;

type ServiceWords = Words['consultation']['service'];

function List({
  heading,
  points,
  icon,
  text,
}: {
  heading: string;
  points: readonly string[];
  icon: IconName;
  text?: string;
}) {
  if (points.length === 0) return null;
  return (
    <section>
      <Heading level={2} size={3}>
        {heading}
      </Heading>
      {text !== undefined && <p className="mt-2 text-ink-soft">{text}</p>}
      <ul className="mt-4 grid gap-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name={icon} size={22} className="mt-0.5 text-link" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For whom it is, what the learner takes away (highlighted), and what to have ready. Empty lists are left out. */
export function ServiceLists({ service, words }: { service: ServiceView; words: ServiceWords }) {
  const { forWhom, youLeaveWith, prepare } = service.words;
  return (
    <>
      <List heading={words.forWhom} points={forWhom} icon="check" />
      {youLeaveWith.length > 0 && (
        <section className="plan-sheet my-2">
          <Heading level={2} size={3}>
            {words.youLeaveWith}
          </Heading>
          <ol className="plan-steps">
            {youLeaveWith.map((thing) => (
              <li key={thing}>
                <span className="plan-box" aria-hidden="true" />
                <span>{thing}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <List heading={words.prepare} points={prepare} icon="file" text={words.prepareText} />
    </>
  );
}

type Given = {
  experience: string | null;
  given: number;
  rating: { mean: number; count: number } | null;
};

/** What the academy's own records say of an expert; nothing that they cannot prove. */
export const expertRecord = (
  words: ServiceWords,
  { experience, given, rating }: Given,
  locale: Locale,
): string[] => [
  ...(experience === null ? [] : [experience]),
  ...(given === 0 ? [] : [count(given, words.given, locale)]),
  ...(rating === null
    ? []
    : [fill(count(rating.count, words.rated, locale), { rating: formatNumber(rating.mean, locale) })]),
];

/** The expert, with the words of their own course. */
export function Expert({ page, words }: { page: ServicePage; words: ServiceWords }) {
  const { expert } = page.view;
  if (expert === null) return null;
  const [first, ...others] = page.bio;
  return (
    <section className="grid gap-3">
      <div className="flex items-end gap-4">
        <Portrait
          name={expert.portrait}
          ground={expert.ground}
          alt=""
          className="h-24 w-20 shrink-0 rounded-t-full border-2 border-pitch"
        />
        <div className="min-w-0">
          <Heading level={2} size={3}>
            {words.about(expert.name)}
          </Heading>
          <p className="mt-1 font-medium">{expert.title}</p>
        </div>
      </div>
      {page.record.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {page.record.map((line) => (
            <li key={line} className="flex gap-2.5">
              <Icon name="check" size={18} className="mt-0.5 text-mint-ink" />
              {line}
            </li>
          ))}
        </ul>
      )}
      {first !== undefined && <p className="text-ink-soft">{first}</p>}
      {others.length > 0 && (
        <details className="question card">
          <summary>
            {words.more}
            <Icon name="plus" size={22} className="question-sign" />
          </summary>
          {others.map((paragraph) => (
            <p key={paragraph} className="px-5 pb-3 text-ink-soft">
              {paragraph}
            </p>
          ))}
        </details>
      )}
      {page.courseHref !== null && (
        <p>
          <a href={page.courseHref} className="link">
            {words.course}
          </a>
        </p>
      )}
    </section>
  );
}

export function ServiceQuestions({ service, words }: { service: ServiceView; words: ServiceWords }) {
  if (service.words.faq.length === 0) return null;
  return (
    <section>
      <Heading level={2} size={3} className="mb-4">
        {words.faq}
      </Heading>
      <Questions items={service.words.faq} />
    </section>
  );
}
