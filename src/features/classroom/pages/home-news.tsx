/** On the course's home: what the trainer told the cohort, the way to its live sessions, and the invitation to review. */
import { linksIn } from '../../site/links.ts';
import { MemberText } from '../../community/pages/member-text.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { formatMoment } from '../../../platform/time/calendar-date.ts';
import { useLocale } from '../../../platform/locale.tsx';
import { useNewsWords } from '../words.ts';

export type HomeNewsView = {
  courseSlug: string;
  hasSessions: boolean;
  announcements: readonly { id: string; body: string; at: Date }[];
  /** Null before half of the course is done. */
  review: 'none' | 'written' | null;
};

export function HomeNews({ news }: { news: HomeNewsView }) {
  const words = useNewsWords();
  const locale = useLocale();
  const links = linksIn(locale);
  return (
    <>
      {news.announcements.length > 0 && (
        <section aria-labelledby="news" className="home-card">
          <h2 id="news">{words.news}</h2>
          <ul className="grid gap-4">
            {news.announcements.map(({ id, body, at }) => (
              <li key={id}>
                <p className="text-sm text-ink-soft">{formatMoment(at, locale)}</p>
                <MemberText body={body} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {news.hasSessions && (
        <p>
          <a href={links.live(news.courseSlug)} className="home-link">
            <Icon name="video" size={20} />
            {words.sessions}
          </a>
        </p>
      )}
      {news.review !== null && (
        <section aria-labelledby="review" className="home-card">
          <h2 id="review">{words.review}</h2>
          <p>
            <ButtonLink kind="secondary" href={links.courseReview(news.courseSlug)}>
              {news.review === 'none' ? words.writeReview : words.changeReview}
            </ButtonLink>
          </p>
        </section>
      )}
    </>
  );
}
