import { data } from 'react-router';
import type { Words } from '../../../words.ts';
import { policyValues } from '../../legal/policy-values.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { CourseOnOffer } from '../../catalogue/read-catalogue.service.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { cohortRows, viewCohort } from '../../cohorts/cohort.view.ts';
import { fieldsOf } from '../../../platform/ui/person-fields.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { CohortChoice } from './cohort-choice.tsx';
import { ClosedCourse } from './closed-course.tsx';
import type { DataOf } from '../../orders/pages/data-of.ts';
import { FirstStep } from './first-step.tsx';
import { inPartsOf } from '../../instalments/pages/in-parts.ts';
import { begunOrder, whyClosed } from './open-enrolment.ts';
import { placeFromForm, untouched } from './place-from-form.ts';
import { prefilledDetails } from './prefilled-details.ts';
import { couponBox } from './quoted.ts';
import { readEarly } from '../../instalments/pages/read-early.ts';
import { SalesIntro, salesIntroOf } from './sales-intro.tsx';

type Args = ScreenArgs & { params: { slug?: string } };

const itemOf = ({ params }: Args) => ({ kind: 'course' as const, slug: params.slug ?? '' });

export async function loader(args: Args) {
  const { academy, say, locale, links, clock } = open(args);
  const item = itemOf(args);
  const { slug } = item;
  const [found, settings] = await Promise.all([academy.course(slug), academy.settings()]);
  const words = { words: say.enrol, common: say.common, locale };
  if (!found) {
    const { title, text } = say.enrol.missing;
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
  const box = await couponBox(args, item, prefilled);
  const { courseDays, paidBack } = policyValues(settings, say.refunds, locale);
  return {
    ...words,
    head: {
      title: say.enrol.details.title(name),
      description: say.enrol.details.description(name),
      index: false,
    },
    links: {
      self: links.enrol(slug) + (early?.query ?? ''),
      waitlist: links.waitlist(slug),
      courses: links.courses(),
    },
    course: { name, portrait: found.course.portrait, ground: found.course.ground },
    intro: salesIntroOf(found, say),
    closed: early ? early.closed(whyClosed(found)) : whyClosed(found),
    usedLink: { title: say.coupon.early.usedTitle, text: say.coupon.early.usedText(name) },
    early: early?.notice ?? null,
    ...box,
    // On what costs nothing a code lowers nothing.
    coupon: found.offer?.priceCentimes === 0 ? null : box.coupon,
    offer: found.offer && { centimes: found.offer.priceCentimes, beforeCentimes: found.offer.beforeCentimes },
    inParts: partsChoice(found, say, locale),
    starts: cohortRows(null, locale, found.course),
    groups: (found.cohorts ?? []).map((cohort) => viewCohort(cohort, locale, clock())),
    begun: await begunOrder(args, item),
    promises: { refundDays: courseDays, paidBack },
    newKey: crypto.randomUUID(),
  };
}

function partsChoice(found: CourseOnOffer, say: Words, locale: Locale) {
  const inParts = inPartsOf(found, say, locale);
  return inParts && { inParts, words: say.instalments.choice };
}

export const action = (args: Args) => placeFromForm(args, itemOf(args));

type DetailsProps = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** Step 1 of 2: the buyer's details. Also the first thing the dialog of a course page shows. */
export default function Details({ loaderData, actionData }: DetailsProps) {
  const { words } = loaderData;
  if (loaderData.course === null)
    return <ClosedCourse reason="missing" links={loaderData.links} words={words} />;
  const { course, intro, offer, links, closed, early, usedLink, starts, groups, ...rest } = loaderData;
  if (closed !== null || offer === null) {
    const said = closed === 'early-used' ? usedLink : undefined;
    const reason = closed === null || closed === 'early-used' ? 'not-on-sale' : closed;
    return <ClosedCourse reason={reason} said={said} course={course} links={links} words={words} />;
  }
  return (
    <FirstStep
      {...rest}
      kind="course"
      title={intro === null ? words.details.title(course.name) : <span lang="ar">{intro.name}</span>}
      picture={intro === null ? course : undefined}
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
          {starts.map(({ label, value }) => (
            <p key={label} className="mb-3 text-sm">
              {label}: {value}
            </p>
          ))}
        </>
      }
      name={course.name}
      offer={offer}
      self={links.self}
      answer={actionData}
      before={
        groups.length > 0 && (
          <CohortChoice
            groups={groups}
            {...fieldsOf(actionData ?? untouched, loaderData.common.fieldProblems)('cohort')}
          />
        )
      }
    />
  );
}
