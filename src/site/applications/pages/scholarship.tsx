import { data } from 'react-router';
import { longestMessage, scholarshipForm } from '../../../catalogue/applicants/application-forms.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { CourseNotFound } from '../../../catalogue/courses/pages/course-not-found.tsx';
import {
  answerForm,
  ApplicantForm,
  type Filled,
  nothingFilled,
  thanksAt,
  wasSent,
} from '../../../catalogue/applicants/pages/applicant-form.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { fieldsOf } from '../../../platform/ui/person-fields.tsx';

type Args = ScreenArgs & { params: { slug?: string } };

export async function loader(args: Args) {
  const { academy, t, locale, links, url } = open(args);
  const slug = args.params.slug ?? '';
  const found = await academy.scholarshipsOf(slug);
  const shared = { t, links, slug };
  if (found === null) {
    const { title, text } = t.course.notFound;
    return data(
      { ...shared, head: { title, description: text, index: false }, scholarship: null },
      { status: 404 },
    );
  }
  const { course, givenBy, left } = found;
  const { name } = course.words[locale];
  const { title, description, from, some } = t.scholarship;
  const head = { title: title(name), description: description(name), index: false };
  const { portrait, ground } = course;
  const lines = [givenBy === '' ? some(left) : `${some(left)}${from(givenBy)}`];
  return data(
    {
      ...shared,
      head,
      scholarship: { name, portrait, ground, lines, isOver: left === 0, isSent: wasSent(url) },
    },
    { status: 200 },
  );
}

export function action(args: Args) {
  const { academy, locale, links } = open(args);
  const courseSlug = args.params.slug ?? '';
  return answerForm(
    { request: args.request, schema: scholarshipForm },
    (applicant, address) => academy.askForScholarship({ courseSlug, locale, address, ...applicant }),
    () => thanksAt(links.scholarship(courseSlug)),
  );
}

type ScreenProps = { loaderData: DataOf<typeof loader>; actionData?: Filled };

/** Asks for a seat in a course that somebody else has paid: three questions, and what happens with the answers. */
export default function Scholarship({ loaderData, actionData = nothingFilled }: ScreenProps) {
  const { t, scholarship, links, slug } = loaderData;
  if (scholarship === null) return <CourseNotFound words={t.course.notFound} coursesHref={links.courses()} />;
  const words = t.scholarship;
  const field = fieldsOf(actionData, t.common.fieldProblems);
  const back = (
    <ButtonLink href={links.course(slug)} kind="secondary" className="justify-self-start">
      {words.back}
    </ButtonLink>
  );
  return (
    <StepFrame
      step="scholarship"
      title={scholarship.isSent ? words.sent : words.heading(scholarship.name)}
      picture={scholarship}
      summary={scholarship}
      words={t.apply}
    >
      {scholarship.isSent || scholarship.isOver ? (
        <div className="grid gap-5">
          <Notice tone={scholarship.isSent ? 'success' : 'info'}>
            {scholarship.isSent ? words.sentText : words.over}
          </Notice>
          {back}
        </div>
      ) : (
        <div className="grid gap-5">
          <p className="text-ink-soft">{words.text}</p>
          <ApplicantForm
            name="scholarship"
            t={t}
            action={links.scholarship(slug)}
            filled={actionData}
            submit={words.submit}
            privacy={words.privacy}
          >
            {(['message', 'plan', 'means'] as const).map((name) => (
              <TextField
                key={name}
                {...field(name)}
                label={words.questions[name]}
                hint={words.hints[name]}
                rows={4}
                required
                maxLength={longestMessage}
              />
            ))}
          </ApplicantForm>
          {back}
        </div>
      )}
    </StepFrame>
  );
}
