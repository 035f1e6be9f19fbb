/** '/learn/:course/lessons/:lesson/reviews': a work of the group to read and to answer, and what the group says about one's own. */
import { data, redirect } from 'react-router';
import { type DataOf, postedForm, typedText } from '../../../platform/forms/read-form.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { latinDigits } from '../../../platform/text/typed-text.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { MemberText } from '../../../platform/ui/member-text.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { type HandInProblem, most } from '../assignment.ts';
import type { ReviewsOnPage } from '../peer-reviews.service.ts';
import { reviewsEach } from '../review-dealing.ts';
import { peerWords, usePeerWords } from '../words.ts';
import { WayField } from './assignment.tsx';
import { ClassroomFrame, closedPage, ClosedPage } from './frame.tsx';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';
import { Files, Rubric, VoiceNote } from './submissions.tsx';

export { headers } from './open-classroom.ts';

/** An answer that was refused, as it was sent. */
type Refused = {
  text: string;
  points: Record<string, string>;
  problem: 'rubric' | 'nothing-said' | 'gone' | 'store-away' | 'too-many' | null;
  voice: HandInProblem | null;
};

export async function loader(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, url } = await openClassroom(args);
  const key = args.params.lesson ?? '';
  const found = await academy.peerReviews.reviewsPage({ caller, courseSlug, key });
  if (!found.ok) return closedPage(found, { locale, url });
  const { title, description } = peerWords[locale];
  return data({
    head: {
      title: `${title} · ${found.lesson.title[locale]}`,
      description,
      index: false,
      inDarija: isInDarija(found.course),
    },
    reviews: found,
    isReported: url.searchParams.has('reported'),
    isTooLarge: url.searchParams.get('files') === 'too-large',
  });
}

/** Points by the line of the rubric, as they were typed; what is no whole number is refused with its field. */
function typedPoints(form: FormData): Record<string, string> {
  const typed = [...form].flatMap(([name, value]) =>
    name.startsWith('points.') && typeof value === 'string' ? [[name.slice(7), value] as const] : [],
  );
  return Object.fromEntries(typed.slice(0, 20));
}

const pointsOf = (typed: string): number => {
  const digits = latinDigits(typed).trim();
  return /^\d{1,3}$/.test(digits) ? Number(digits) : -1;
};

const statusOf = { 'store-away': 503, gone: 409, 'too-many': 429 } as const;

export async function action(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, links, url } = await openClassroom(args);
  const key = args.params.lesson ?? '';
  const asked = { caller, courseSlug, key };
  const here = links.peerReviews(courseSlug, key);
  const form = await postedForm(args.request);
  const [intent, reviewId, text] = ['intent', 'id', 'text'].map((name) => typedText(form, name));
  const points = typedPoints(form);
  const refuse = (refused: Partial<Refused>, status: number) =>
    data({ refused: { text: text ?? '', points, problem: null, voice: null, ...refused } }, { status });
  if (intent === 'ask') {
    const came = await academy.peerReviews.askForWorks(asked);
    return came.ok ? redirect(here, 303) : closedPage(came, { locale, url });
  }
  if (intent === 'report') {
    const told = await academy.peerReviews.reportReview({ ...asked, reviewId: reviewId ?? '' });
    if (!told.ok && 'course' in told) return closedPage(told, { locale, url });
    if (!told.ok && told.reason === 'too-many') return refuse({ problem: 'too-many' }, 429);
    return redirect(told.ok ? `${here}?reported` : here, 303);
  }
  const file = form.get('voice');
  const isSpoken = file instanceof File && file.size > 0;
  const given = await academy.peerReviews.giveReview({
    ...asked,
    reviewId: reviewId ?? '',
    rubric: Object.entries(points).map(([line, typed]) => ({ line, points: pointsOf(typed) })),
    text: text ?? '',
    voice: isSpoken
      ? { kind: 'voice', name: 'voice', bytes: new Uint8Array(await file.arrayBuffer()) }
      : null,
  });
  if (given.ok) return redirect(here, 303);
  if ('course' in given) return closedPage(given, { locale, url });
  if (given.reason === 'voice') return refuse({ voice: given.problem }, 422);
  const { reason } = given;
  return refuse({ problem: reason }, reason in statusOf ? statusOf[reason as keyof typeof statusOf] : 422);
}

type Own = NonNullable<ReviewsOnPage['own']>;
type Work = NonNullable<Own['toRead']>;

/** A form of one button. */
function Press({ intent, id, label, hint }: { intent: string; id?: string; label: string; hint?: string }) {
  return (
    <form method="post" data-check={intent} data-in-place className="grid justify-items-start gap-1">
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <Button {...(intent === 'report' && { kind: 'quiet', className: '-ms-2' })}>{label}</Button>
      {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
    </form>
  );
}

function AnswerForm({ work, refused }: { work: Work; refused: Refused | null }) {
  const { read: words, problems } = usePeerWords();
  const locale = useLocale();
  const isWrong = ({ id, points }: Work['rubric'][number]): boolean => {
    const given = pointsOf(refused?.points[id] ?? '');
    return refused?.problem === 'rubric' && (given < 0 || given > points);
  };
  const first = work.rubric.find(isWrong);
  const isSilent = refused?.problem === 'nothing-said';
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      data-check="review"
      data-in-place
      className="grid gap-5"
    >
      <input type="hidden" name="intent" value="give" />
      <input type="hidden" name="id" value={work.reviewId} />
      {work.rubric.map((line) => (
        <TextField
          key={line.id}
          name={`points.${line.id}`}
          label={words.pointsOf(line.title[locale], line.points)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          dir="ltr"
          value={refused?.points[line.id]}
          problem={isWrong(line) ? problems.rubric(line.points) : null}
          isFirstWrong={line === first}
        />
      ))}
      <TextField
        name="text"
        label={words.text}
        hint={words.textHint}
        rows={5}
        dir="auto"
        maxLength={most.review}
        value={refused?.text}
        problem={isSilent ? problems['nothing-said'] : null}
        isFirstWrong={isSilent}
      />
      <WayField
        way="voice"
        fault={refused?.voice ? { field: 'voice', problem: refused.voice } : null}
        again={false}
      />
      <Button full>{words.send}</Button>
    </form>
  );
}

function ToRead({ own, refused }: { own: Own; refused: Refused | null }) {
  const words = usePeerWords();
  const { toRead: work, open, given, mayAsk } = own;
  const isOwing = given < reviewsEach;
  return (
    <section className="task-card" aria-labelledby="to-read">
      <Heading level={2} size={3} id="to-read" className="step-title">
        {words.read.heading}
      </Heading>
      {(given > 0 || open > 1) && (
        <p className="text-ink-soft">
          {given > 0 && words.given(given, reviewsEach)} {open > 1 && words.read.left}
        </p>
      )}
      {work === null && <p>{isOwing ? words.read.none : words.read.done}</p>}
      {mayAsk && <Press intent="ask" label={words.read.ask} />}
      {work !== null && (
        <>
          <MemberText body={work.text} />
          <Files submissionId={work.submissionId} files={work.files} />
          <AnswerForm key={work.reviewId} work={work} refused={refused} />
          <Press intent="report" id={work.reviewId} label={words.read.report} hint={words.read.reportHint} />
        </>
      )}
    </section>
  );
}

function Received({ own: { received } }: { own: Own }) {
  const { own: words, read } = usePeerWords();
  const links = linksIn(useLocale());
  return (
    <section className="task" aria-labelledby="received">
      <Heading level={2} size={3} id="received">
        {words.heading}
      </Heading>
      {received === null && <p>{words.closed}</p>}
      {received?.reviews.length === 0 && <p>{words.none}</p>}
      <ol className="grid gap-4">
        {received?.reviews.map((review, place) => (
          <li key={review.id} className="task-card">
            <Heading level={3} size={4}>
              {words.one(place + 1)}
            </Heading>
            {review.text !== '' && <MemberText body={review.text} />}
            {review.voice !== null && (
              <VoiceNote
                src={links.handedFile(review.submissionId, review.voice.id)}
                label={read.voice}
                voice={review.voice}
              />
            )}
            <Rubric rubric={received.rubric} marked={review} />
            <Press intent="report" id={review.id} label={words.report} hint={words.reportHint} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type Loaded = Extract<DataOf<typeof loader>, { reviews: unknown }>;

function Page({ reviews, isReported, isTooLarge, refused }: Loaded & { refused: Refused | null }) {
  const words = usePeerWords();
  const locale = useLocale();
  const links = linksIn(locale);
  const { course, lesson, own } = reviews;
  const { sending, problems } = words;
  const tooLarge: Refused = { text: '', points: {}, problem: null, voice: 'voice-size' };
  const told = refused?.problem ?? null;
  return (
    <ClassroomFrame courseSlug={course.slug} courseName={course.words[locale].name}>
      <section
        className="task"
        data-step="reviews"
        data-classroom="recorder"
        data-word-busy={sending.busy}
        data-word-offline={sending.offline}
        data-word-broken={sending.broken}
        data-word-refused={sending.refused}
        data-word-too-many={sending.tooMany}
      >
        <div>
          <Heading level={1} size={2}>
            {words.title}
          </Heading>
          <p className="text-ink-soft">{lesson.title[locale]}</p>
        </div>
        <p>{own === null ? words.handIn : words.lead}</p>
        {isReported && <Notice tone="success" title={words.own.reported} />}
        {(told === 'gone' || told === 'store-away' || told === 'too-many') && (
          <Notice tone="warning" title={problems[told]} />
        )}
        {own !== null && (
          <ToRead own={own} refused={told === 'gone' ? null : (refused ?? (isTooLarge ? tooLarge : null))} />
        )}
        {own !== null && <Received own={own} />}
      </section>
      <p>
        <a href={links.lesson(course.slug, lesson.key)} className="home-link">
          {words.toTask}
        </a>
      </p>
    </ClassroomFrame>
  );
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

export default function PeerReviews({ loaderData, actionData }: Props) {
  if (!('reviews' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  const refused = actionData && 'refused' in actionData ? actionData.refused : null;
  return <Page {...loaderData} refused={refused} />;
}
