import { data } from 'react-router';
import { waitlistForm } from '../../../catalogue/applicants/application-forms.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { trainerOf } from '../../../catalogue/courses/pages/course-page.ts';
import { CourseNotFound } from '../../../catalogue/courses/pages/course-not-found.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import {
  answerForm,
  ApplicantForm,
  closeAfter,
  type Filled,
  nothingFilled,
} from '../../../catalogue/applicants/pages/applicant-form.tsx';

type Args = ScreenArgs & { params: { slug?: string } };

/** The address shows only that somebody joined, no personal data. */
const joinedMark = 'joined';

export async function loader(args: Args) {
  const { academy, t, locale, links, url } = open(args);
  const slug = args.params.slug ?? '';
  const found = await academy.course(slug);
  const shared = {
    t,
    coursesHref: links.courses(),
    courseHref: links.course(slug),
    action: links.waitlist(slug),
  };
  if (found === null) {
    const { title, text } = t.course.notFound;
    return data(
      { ...shared, head: { title, description: text, index: false }, course: null, joined: false },
      { status: 404 },
    );
  }
  const { course } = found;
  const { name, description } = course.words[locale];
  const trainer = (await academy.trainers()).find((one) => one.slug === trainerOf(found));
  const head = { title: t.waitlist.title(name), description: t.waitlist.description(name), index: false };
  const { portrait, ground } = course;
  const lines = trainer ? [`${t.course.facts.trainer}: ${trainer.words[locale].name}`] : [];
  return data(
    {
      ...shared,
      head,
      course: { name, portrait, ground, lines, description },
      joined: url.searchParams.has(joinedMark),
    },
    { status: 200 },
  );
}

export function action(args: Args) {
  const { academy, locale, links } = open(args);
  const courseSlug = args.params.slug ?? '';
  return answerForm(
    { request: args.request, schema: waitlistForm },
    (applicant, address) => academy.joinWaitlist({ courseSlug, locale, address, ...applicant }),
    () => `${links.waitlist(courseSlug)}?${joinedMark}`,
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];
type ScreenProps = { loaderData: LoaderData; actionData?: Filled };

/** The form to join a waitlist: a page of its own that also opens in a dialog over the course's page. */
export default function Waitlist({ loaderData, actionData }: ScreenProps) {
  const { t, course, joined, coursesHref, courseHref, action } = loaderData;
  if (course === null) return <CourseNotFound words={t.course.notFound} coursesHref={coursesHref} />;
  const words = t.waitlist;
  return (
    <StepFrame
      step="waitlist"
      title={joined ? words.title(course.name) : words.heading(course.name)}
      picture={course}
      summary={{ ...course, more: <p>{course.description}</p> }}
      words={t.apply}
    >
      {joined ? (
        <div className="space-y-5" data-close-after={closeAfter.waitlist}>
          <Notice tone="success" title={words.success(course.name)}>
            {words.successText}
          </Notice>
          <ButtonLink href={coursesHref} kind="secondary">
            {words.otherCourses}
          </ButtonLink>
        </div>
      ) : (
        <div className="space-y-5">
          <p className="text-ink-soft">{words.text}</p>
          <ApplicantForm
            name="waitlist"
            t={t}
            action={action}
            filled={actionData ?? nothingFilled}
            phone="required"
            submit={words.submit}
            privacy={words.privacy}
          />
          <ButtonLink href={courseHref} kind="quiet" className="in-page -ms-2">
            {words.back}
          </ButtonLink>
        </div>
      )}
    </StepFrame>
  );
}
