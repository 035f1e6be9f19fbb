import { data } from 'react-router';
import type { Words } from '../../../words.ts';
import { policyValues, sinceOfCourse } from '../../../academy/legal/policy-values.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { trainerOf } from '../../../catalogue/courses/pages/course-page.ts';
import { cohortRows, viewCohort } from '../../../catalogue/courses/cohort.view.ts';
import type { CourseOnOffer } from '../../../site/offers/read-catalogue.service.ts';
import { isSoldByCohort } from '../../../catalogue/courses/course.ts';
import { startsSoon } from '../../orders/refund.ts';
import { fieldsOf } from '../../../platform/ui/person-fields.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { CohortChoice } from '../../orders/pages/cohort-choice.tsx';
import type { DataOf, Typed } from '../../../platform/forms/read-form.ts';
import { FirstStep } from './first-step.tsx';
import {
  begunOrder,
  creditBox,
  messagesBox,
  paymentBox,
  prefilledDetails,
  whyClosed,
} from './open-enrolment.ts';
import { placeFromForm, untouched } from './place-from-form.ts';
import { SalesIntro, salesIntroOf } from './sales-intro.tsx';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import { useCohortWords } from '../../../catalogue/courses/cohort.words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import type { Ground } from '../../../platform/ui/section.tsx';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';

type ClosedCourseProps = {
  reason: 'missing' | 'sold-out' | 'not-on-sale' | 'closed-for-sale' | 'no-cohort';
  course?: { name: string; portrait: string; ground: Ground };
  links: { waitlist?: string; courses: string };
  words: Words['enrol'];
  /** Replaces the words of the reason. */
  message?: { title: string; text: string };
};

/** A course that cannot be bought now: why, and what can be done instead. */
function ClosedCourse({ reason, course, links, words, ...props }: ClosedCourseProps) {
  const { closed, missing } = words;
  const name = course?.name ?? '';
  const { notAnnounced } = useCohortWords();
  const message =
    props.message ??
    {
      missing: { title: missing.title, text: missing.text },
      'sold-out': { title: closed.soldOutTitle, text: closed.soldOutText(name) },
      'closed-for-sale': { title: closed.closedForSaleTitle, text: closed.notOnSaleText(name) },
      'no-cohort': { title: notAnnounced.title, text: notAnnounced.text(name) },
      'not-on-sale': { title: closed.notOnSaleTitle, text: closed.notOnSaleText(name) },
    }[reason];
  return (
    <StepFrame step="closed" title={message.title} picture={course} words={words}>
      <p className="mb-6">{message.text}</p>
      <div className="flex flex-wrap gap-3">
        {links.waitlist !== undefined && (
          <ButtonLink href={links.waitlist} data-step-link>
            {closed.waitlist}
          </ButtonLink>
        )}
        <ButtonLink kind="secondary" href={links.courses}>
          {closed.otherCourses}
        </ButtonLink>
      </div>
    </StepFrame>
  );
}

type Closed = ReturnType<typeof whyClosed>;

type Early = {
  /** Sent with the form, so that its answer knows the link too. */
  query: string;
  prefilled: Typed;
  /** What keeps the course closed for the holder of the link. */
  closed: (closed: Closed) => Closed | 'early-used';
  notice: { title: string; text: string } | null;
};

/**
 * The private link of somebody who waited, in the address: what it opens and fills in. Null without a link, and for one that
 * is not ours.
 */
async function readEarly(args: ScreenArgs, courseSlug: string): Promise<Early | null> {
  const { academy, t, locale, url } = open(args);
  const token = url.searchParams.get('early');
  const link = token === null ? null : await academy.earlyLink({ courseSlug, token });
  if (token === null || link === null) return null;
  const { status, publicAt, name, email } = link;
  const { title, text } = t.coupon.early;
  return {
    query: `?early=${encodeURIComponent(token)}`,
    prefilled: status === 'used' ? {} : { name, email },
    closed: (closed) =>
      closed !== 'not-on-sale' || status === 'waiting' ? closed : status === 'used' ? 'early-used' : null,
    notice:
      status === 'open' && publicAt !== null ? { title, text: text(formatDeadline(publicAt, locale)) } : null,
  };
}

/** Lessons open with the group; at one's own pace, or elsewhere, with the payment. */
function soonIn({ course, cohorts = [] }: CourseOnOffer, now: Date, promisedDays: number): string | null {
  if (!isSoldByCohort(course)) return 'yes';
  const soon = cohorts.filter(({ startsOn }) => startsSoon(startsOn, now, promisedDays));
  return soon.length === 0 ? null : soon.map(({ id }) => id).join(' ');
}

type Args = ScreenArgs & { params: { slug?: string } };

const itemOf = ({ params }: Args) => ({ kind: 'course' as const, slug: params.slug ?? '' });

export async function loader(args: Args) {
  const { academy, t, locale, links, clock } = open(args);
  const item = itemOf(args);
  const { slug } = item;
  const [found, settings] = await Promise.all([academy.course(slug), academy.settings()]);
  const words = { words: t.enrol, common: t.common, locale };
  if (!found) {
    const { title, text } = t.enrol.missing;
    return data(
      {
        ...words,
        head: { title, description: text, index: false },
        links: { courses: links.courses() },
        course: null,
      },
      { status: 404 },
    );
  }
  const { name } = found.course.words[locale];
  const early = await readEarly(args, slug);
  const prefilled = early?.prefilled ?? (await prefilledDetails(args));
  const box = await paymentBox(args, item, prefilled);
  const { courseDays, paidBack } = policyValues(settings, t.refunds, locale);
  const { cohorts = [] } = found;
  const [only] = cohorts.length === 1 ? cohorts : [];
  const trainer = (await academy.trainers()).find((one) => one.slug === trainerOf(found));
  return {
    ...words,
    head: {
      title: t.enrol.details.title(name),
      description: t.enrol.details.description(name),
      index: false,
    },
    links: {
      self: links.enrol(slug) + (early?.query ?? ''),
      waitlist: links.waitlist(slug),
      courses: links.courses(),
    },
    course: { name, portrait: found.course.portrait, ground: found.course.ground },
    intro: salesIntroOf(found, t),
    closed: early ? early.closed(whyClosed(found)) : whyClosed(found),
    usedLink: { title: t.coupon.early.usedTitle, text: t.coupon.early.usedText(name) },
    early: early?.notice ?? null,
    ...box,
    // A free course takes no code.
    coupon: found.offer?.priceCentimes === 0 ? null : box.coupon,
    credit: await creditBox(args),
    offer: found.offer && { centimes: found.offer.priceCentimes, beforeCentimes: found.offer.beforeCentimes },
    facts: [
      ...(trainer ? [{ label: t.course.facts.trainer, value: trainer.words[locale].name }] : []),
      // When it meets stands beside the choice of a group.
      ...cohortRows(only ?? null, locale, found.course).slice(0, 1),
    ],
    groups: cohorts.map((cohort) => viewCohort(cohort, locale, clock())),
    begun: await begunOrder(args, item),
    asksMessages: await messagesBox(args),
    promises: { right: `${courseDays} ${sinceOfCourse(found.course, t.refunds)}`, paidBack },
    beginsSoon: soonIn(found, clock(), settings.refundPolicy.courseDays),
    newKey: crypto.randomUUID(),
  };
}

export const action = (args: Args) => placeFromForm(args, itemOf(args));

type DetailsProps = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** The first screen: the buyer's details. Also the first screen in the dialog of a course page. */
export default function Details({ loaderData, actionData }: DetailsProps) {
  const { words } = loaderData;
  if (loaderData.course === null)
    return <ClosedCourse reason="missing" links={loaderData.links} words={words} />;
  const { course, intro, offer, links, closed, early, usedLink, facts, groups, ...rest } = loaderData;
  if (closed !== null || offer === null) {
    const message = closed === 'early-used' ? usedLink : undefined;
    const reason = closed === null || closed === 'early-used' ? 'not-on-sale' : closed;
    return <ClosedCourse reason={reason} message={message} course={course} links={links} words={words} />;
  }
  return (
    <FirstStep
      {...rest}
      kind="course"
      title={intro === null ? words.details.title(course.name) : <span lang="ar">{intro.name}</span>}
      picture={course}
      intro={
        <>
          {early !== null && (
            <div className="mb-6">
              <Notice tone="success" title={early.title}>
                {early.text}
              </Notice>
            </div>
          )}
          {intro !== null && <SalesIntro intro={intro} />}
        </>
      }
      name={course.name}
      lines={facts.map(({ label, value }) => `${label}: ${value}`)}
      offer={offer}
      self={links.self}
      answer={actionData}
      after={
        groups.length > 0 && (
          <CohortChoice
            groups={groups}
            soon={rest.beginsSoon ?? ''}
            {...fieldsOf(actionData ?? untouched, loaderData.common.fieldProblems)('cohort')}
          />
        )
      }
    />
  );
}
