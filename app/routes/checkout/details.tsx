import { data } from 'react-router';
import { policyValues } from '../../../domain/catalogue/policy-values.ts';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { ClosedCourse } from './closed-course.tsx';
import type { DataOf } from './data-of.ts';
import { FirstStep } from './first-step.tsx';
import { begunOrder, whyClosed } from './open-enrolment.ts';
import { placeFromForm } from './place-from-form.ts';
import { SalesIntro, salesIntroOf } from './sales-intro.tsx';

type Args = ScreenArgs & { params: { slug?: string } };

const itemOf = ({ params }: Args) => ({ kind: 'course' as const, slug: params.slug ?? '' });

export async function loader(args: Args) {
  const { academy, say, locale, links } = open(args);
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
  const { courseDays, paidBack } = policyValues(settings, say.refunds, locale);
  return {
    ...words,
    head: {
      title: say.enrol.details.title(name),
      description: say.enrol.details.description(name),
      index: false,
    },
    links: { self: links.enrol(slug), waitlist: links.waitlist(slug), courses: links.courses() },
    course: { name, portrait: found.course.portrait, ground: found.course.ground },
    intro: salesIntroOf(found, say),
    closed: whyClosed(found),
    offer: found.offer && { centimes: found.offer.priceCentimes, beforeCentimes: found.offer.beforeCentimes },
    begun: await begunOrder(args.request, academy, item),
    promises: { refundDays: courseDays, paidBack },
    newKey: crypto.randomUUID(),
  };
}

export const action = (args: Args) => placeFromForm(args, itemOf(args));

type DetailsProps = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** Step 1 of 2: the buyer's details. Also the first thing the dialog of a course page shows. */
export default function Details({ loaderData, actionData }: DetailsProps) {
  const { words } = loaderData;
  if (loaderData.course === null)
    return <ClosedCourse reason="missing" links={loaderData.links} words={words} />;
  const { course, intro, offer, links, closed, ...rest } = loaderData;
  if (closed !== null || offer === null) {
    return <ClosedCourse reason={closed ?? 'not-on-sale'} course={course} links={links} words={words} />;
  }
  return (
    <FirstStep
      {...rest}
      kind="course"
      title={intro === null ? words.details.title(course.name) : <span lang="ar">{intro.name}</span>}
      picture={intro === null ? course : undefined}
      intro={intro !== null && <SalesIntro intro={intro} />}
      name={course.name}
      offer={offer}
      self={links.self}
      answer={actionData}
    />
  );
}
