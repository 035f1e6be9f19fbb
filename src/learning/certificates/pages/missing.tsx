/** What is left before a certificate: the modules with how much of each is done, and the tasks that wait for their mark. */
import { count } from '../../../platform/i18n/count.ts';
import { useLocale } from '../../../platform/locale.ts';
import type { CourseProgress } from '../../classroom/course-progress.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import type { OwnCertificate } from '../certificates.service.ts';
import { useWords } from '../words.ts';

type Props = Pick<Extract<OwnCertificate, { state: 'on-the-way' }>, 'waiting' | 'hasOptional'> &
  Pick<CourseProgress, 'units'> & { courseSlug: string };

export function Missing({ units, waiting, hasOptional, courseSlug }: Props) {
  const { own } = useWords();
  const locale = useLocale();
  const counting = units.filter(({ of }) => of > 0);
  const left = counting.filter(({ done, of }) => done < of);
  const finished = counting.length - left.length;
  // Then only live sessions or modules to come are missing, which the page tells by itself.
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="missing" className="grid gap-2">
      <h2 id="missing" className="text-xl font-bold">
        {own.left}
      </h2>
      <ul className="grid gap-1">
        {left.map(({ moduleId, title, done, of }) => (
          <li key={moduleId} className="flex justify-between gap-4">
            <bdi>{title[locale]}</bdi>
            <span className="shrink-0 text-ink-soft">{own.ofLessons(done, of)}</span>
          </li>
        ))}
        {finished > 0 && <li>{count(finished, own.finished, locale)}</li>}
        {waiting.map(({ key, title }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4">
            <a href={linksIn(locale).lesson(courseSlug, key)} className="home-link">
              <bdi>{title[locale]}</bdi>
            </a>
            <span className="text-ink-soft">{own.waits}</span>
          </li>
        ))}
      </ul>
      {hasOptional && <p className="text-sm text-ink-soft">{own.optional}</p>}
    </section>
  );
}
