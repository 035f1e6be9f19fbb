import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { SaidIn } from '../../../platform/ui/badge.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import type { CourseView } from '../../courses/pages/course-view.ts';
import { EnrolLink } from '../../courses/pages/enrol-link.tsx';

type NextCourseProps = { course: CourseView | null; say: Words; locale: Locale; coursesHref: string };

function Course({ course, say, locale }: { course: CourseView; say: Words; locale: Locale }) {
  const { name, description } = course.words;
  const facts = [course.start ?? course.duration, course.words.level].filter(Boolean);
  return (
    <>
      <Heading level={2} id="next-course">
        <a href={course.href} className="hover:text-saffron">
          <SaidIn locale={course.course.writtenIn}>{name}</SaidIn>
        </a>
      </Heading>
      <p className="max-w-[36rem] text-lg text-mist">
        <SaidIn locale={course.course.writtenIn}>{description}</SaidIn>
      </p>
      <p className="text-sm text-mist">{facts.join(' · ')}</p>
      {course.price !== null && course.action.kind !== 'waitlist' ? (
        <Price {...course.price} locale={locale} words={say.common.price} size="lg" />
      ) : (
        <p className="font-semibold">{course.priceText}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <EnrolLink action={course.action} kind="highlight" />
        <ButtonLink href={course.href} kind="onInk">
          {say.blog.course.about}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      </div>
      {course.action.kind === 'waitlist' && <p className="text-sm text-mist">{say.blog.course.soon}</p>}
    </>
  );
}

/** The way on from an article: its course at today's price, or the waitlist; all courses when it leads to none. */
export function NextCourse({ course, say, locale, coursesHref }: NextCourseProps) {
  const words = say.blog.course;
  return (
    <Section tone="ink" labelledBy="next-course" className="next-course">
      <div className="next-course-words">
        <Kicker>{words.kicker}</Kicker>
        {course === null ? (
          <>
            <Heading level={2} id="next-course">
              {words.none.heading}
            </Heading>
            <p className="max-w-[36rem] text-lg text-mist">{words.none.text}</p>
            <div>
              <ButtonLink href={coursesHref} kind="highlight">
                {say.common.buttons.browseCourses}
              </ButtonLink>
            </div>
          </>
        ) : (
          <Course course={course} say={say} locale={locale} />
        )}
      </div>
      <div className="next-course-doors" aria-hidden="true">
        {course === null ? (
          <>
            <Door ground="saffron" />
            <Door ground="majorelle" />
            <Door ground="clay" />
          </>
        ) : (
          <Door ground={course.course.ground}>
            <Portrait name={course.course.portrait} alt="" />
          </Door>
        )}
      </div>
    </Section>
  );
}
