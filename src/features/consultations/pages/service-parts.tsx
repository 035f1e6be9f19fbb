import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Questions } from '../../../platform/ui/section.tsx';
import type { ServicePage } from './service.tsx';
import type { ConsultationService } from '../consultation-service.ts';
import type { Trainer } from '../../courses/trainer.ts';
import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
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
            <Icon name={icon} size={22} className="mt-0.5 text-majorelle" />
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
      <List heading={words.forWhom} points={forWhom} icon="user" />
      {youLeaveWith.length > 0 && (
        <section className="leave-with">
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

/** The expert, with the words of their own course. */
export function Expert({ page, words }: { page: ServicePage; words: ServiceWords }) {
  const { expert, portrait, ground } = page.view;
  if (expert === null) return null;
  return (
    <section className="flex items-start gap-5 max-[18.5rem]:flex-wrap">
      <Portrait name={portrait} ground={ground} alt="" className="h-28 w-24 shrink-0 rounded-t-full" />
      <div>
        <Heading level={2} size={3}>
          {words.about(expert.name)}
        </Heading>
        <p className="mt-1 font-medium">{expert.title}</p>
        {page.bio !== null && <p className="mt-3 text-ink-soft">{page.bio}</p>}
        {page.courseHref !== null && (
          <ButtonLink href={page.courseHref} kind="quiet" className="-ms-2 mt-1">
            {words.course}
          </ButtonLink>
        )}
      </div>
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

/** The link to the free hours, beside the description of the consultation. */
export function ChooseTime({
  page,
  words,
  bookHref,
}: {
  page: ServicePage;
  words: ServiceWords;
  bookHref: string;
}) {
  const { expert, price, minutes } = page.view;
  return (
    <section
      className="grid gap-4 rounded-lg border-2 border-majorelle bg-paper p-5 md:p-7"
      aria-labelledby="choose"
    >
      <Heading level={2} size={3} id="choose">
        {words.choose}
      </Heading>
      <p>{expert === null ? words.chooseTextAlone : words.chooseText(expert.name)}</p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong className="text-2xl">{price}</strong>
        <span className="text-ink-soft">{minutes}</span>
      </p>
      <ButtonLink href={bookHref} full>
        <Icon name="calendar" size={20} />
        {words.choose}
      </ButtonLink>
    </section>
  );
}
