import { CourseCard } from '../../courses/pages/course-card.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import type { HomeData } from './home.tsx';
import { SwipeRow } from './swipe-row.tsx';

/** The first courses that can be begun today. */
export function FeaturedCourses({ say, locale, links, courses }: HomeData) {
  const words = say.home.courses;
  return (
    <Section tone="sand" labelledBy="courses-title">
      <div className="section-head">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="courses-title">
            {words.title}
          </Heading>
        </div>
        <ButtonLink href={links.courses()} kind="quiet">
          {words.all}
          <Icon name="arrow-forward" />
        </ButtonLink>
      </div>
      <SwipeRow label={words.title} common={say.common} className="course-row">
        {courses.map((view) => (
          <li key={view.course.slug}>
            <CourseCard view={view} say={say} locale={locale} />
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}
