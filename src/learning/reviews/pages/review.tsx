/** '/learn/:course/review': a learner's own review of the course, written once and changed as often as wished. */
import { data, redirect } from 'react-router';
import {
  type DataOf,
  type FieldProblems,
  postedForm,
  readForm,
  type Typed,
} from '../../../platform/forms/read-form.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { ClassroomFrame, closedPage, ClosedPage } from '../../classroom/pages/frame.tsx';
import { type ClassroomArgs, openClassroom } from '../../classroom/pages/open-classroom.ts';
import { firstNameOf } from '../../classroom/question.ts';
import { mostInReview, reviewForm } from '../review.ts';
import { reviewsWords, useReviewsWords } from '../words.ts';
import { ChoiceCards, TextField } from '../../../platform/ui/field.tsx';
import type { Reviewing } from '../reviews.service.ts';

/** The form of a review. */
type Own = Reviewing['own'];

type FormProps = {
  courseSlug: string;
  own: Own;
  firstName: string;
  refused?: { typed: Typed; problems: FieldProblems };
};

const scale = [5, 4, 3, 2, 1] as const;

function ReviewForm({ courseSlug, own, firstName, refused }: FormProps) {
  const words = useReviewsWords();
  const links = linksIn(useLocale());
  const problemOf = (name: string) => {
    const problem = refused?.problems[name];
    if (problem === undefined) return null;
    return problem === 'too-long' || problem === 'choice-required'
      ? words.problem[problem]
      : words.problem.required;
  };
  const wrong = ['stars', 'body', 'shownName', 'city'].find((name) => refused?.problems[name] !== undefined);
  const text = (name: 'body' | 'shownName' | 'city', before: string) => ({
    name,
    value: refused?.typed[name] ?? own?.[name] ?? before,
    problem: problemOf(name),
    isFirstWrong: wrong === name,
    dir: 'auto' as const,
    required: true,
  });
  return (
    <form method="post" action={links.courseReview(courseSlug)} noValidate className="grid gap-5">
      <ChoiceCards
        name="stars"
        legend={words.stars}
        value={refused?.typed['stars'] ?? (own === null ? null : String(own.stars))}
        problem={problemOf('stars')}
        options={scale.map((stars) => ({
          value: String(stars),
          title: words.starNames[stars],
          text: words.starsOf(stars),
        }))}
      />
      <TextField label={words.body} hint={words.bodyHint(mostInReview)} rows={5} {...text('body', '')} />
      <TextField label={words.shownName} autoComplete="given-name" {...text('shownName', firstName)} />
      <TextField label={words.city} autoComplete="address-level2" {...text('city', '')} />
      <p>
        <Button>{own === null ? words.send : words.save}</Button>
      </p>
    </form>
  );
}

export { headers } from '../../classroom/pages/open-classroom.ts';

const savedMark = 'saved';

export async function loader(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, url } = await openClassroom(args);
  const found = await academy.reviews.reviewing({ caller, courseSlug });
  if (!found.ok) return closedPage(found, { locale, url });
  const { title, description } = reviewsWords[locale];
  const { course, learner, may, own } = found;
  return data({
    head: { title, description, index: false },
    review: {
      courseSlug,
      courseName: course.words[locale].name,
      firstName: firstNameOf(learner.order.name),
      may,
      own,
      isSaved: url.searchParams.has(savedMark),
    },
  });
}

export async function action(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, links, url } = await openClassroom(args);
  const reading = readForm(reviewForm, await postedForm(args.request));
  if (!reading.ok) {
    const found = await academy.reviews.reviewing({ caller, courseSlug });
    if (!found.ok) return closedPage(found, { locale, url });
    return data({ refused: { typed: reading.typed, problems: reading.problems } }, { status: 422 });
  }
  const saved = await academy.reviews.saveReview({ caller, courseSlug, words: reading.value });
  if (!saved.ok && 'course' in saved) return closedPage(saved, { locale, url });
  return redirect(`${links.courseReview(courseSlug)}${saved.ok ? `?${savedMark}` : ''}`, 303);
}

type Loaded = DataOf<typeof loader>;
type Props = { loaderData: Loaded; actionData?: DataOf<typeof action> };

type Review = Extract<Loaded, { review: unknown }>['review'];

function ReviewPage({ review, actionData }: { review: Review; actionData: Props['actionData'] }) {
  const words = useReviewsWords();
  const links = linksIn(useLocale());
  const { courseSlug, courseName, may, own, firstName, isSaved } = review;
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined;
  const isRemoved = own?.isRemoved === true;
  return (
    <ClassroomFrame courseSlug={courseSlug} courseName={courseName}>
      <Heading level={1} size={2}>
        {words.heading}
      </Heading>
      {isSaved && own !== null && !refused && (
        <Notice tone="success" title={words.saved}>
          <a href={links.course(courseSlug)}>{words.seeIt}</a>
        </Notice>
      )}
      {!may && <Notice tone="info">{words.notYet}</Notice>}
      {isRemoved && <Notice tone="warning">{words.removed}</Notice>}
      {may && !isRemoved && (
        <>
          <p className="text-ink-soft">{words.lead}</p>
          <ReviewForm courseSlug={courseSlug} own={own} firstName={firstName} refused={refused} />
        </>
      )}
      <p>
        <ButtonLink kind="quiet" href={links.learn(courseSlug)}>
          {words.back}
        </ButtonLink>
      </p>
    </ClassroomFrame>
  );
}

export default function CourseReview({ loaderData, actionData }: Props) {
  if (!('review' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  return <ReviewPage review={loaderData.review} actionData={actionData} />;
}
