import { data, redirect } from 'react-router';
import { couponForm } from '../../../domain/orders/coupon-form.ts';
import { formatMad } from '../../../domain/money/money.ts';
import { readForm, typedIn, type FieldProblems, type Typed } from '../../../domain/people/read-form.ts';
import { mayManageCoupons } from '../../../domain/staff/who-may.ts';
import { dateInMorocco } from '../../../domain/time/calendar-date.ts';
import type { CouponInList } from '../../../flows/coupon-verbs.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/section.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { CouponCard } from './coupon-card.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { validityOf } from './coupon-validity.ts';
import { OfficeCard, OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice, type Office } from './open-office.ts';

const number = (count: number): string => new Intl.NumberFormat('en').format(count);

function cardOf(coupon: CouponInList, names: ReadonlyMap<string, string>, office: Office) {
  const { say, locale, links, publicOrigin } = office;
  const words = say.staffCoupons;
  const { code, kind, value, standing, uses, paid, givenCentimes, mostUses, mostPerPerson } = coupon;
  const [only] = coupon.courses.length === 1 ? coupon.courses : [];
  const limited = (most: number | null) => (most === null ? words.unlimited : number(most));
  return {
    id: coupon.id,
    code,
    off: words.off(kind === 'percent' ? `${value}%` : formatMad(value, locale)),
    standing,
    standingName: words.standings[standing],
    facts: [
      { label: words.facts.uses, value: mostUses === null ? number(uses) : words.of(uses, mostUses) },
      { label: words.facts.paid, value: number(paid) },
      { label: words.facts.given, value: formatMad(givenCentimes, locale) },
      { label: words.facts.perPerson, value: limited(mostPerPerson) },
      {
        label: words.facts.dates,
        value: validityOf(coupon, words, locale),
      },
      {
        label: words.facts.courses,
        value:
          coupon.courses.length === 0
            ? words.everyCourse
            : coupon.courses.map((slug) => names.get(slug) ?? slug).join(locale === 'ar' ? '، ' : ', '),
      },
      { label: words.facts.by, value: coupon.createdBy === 'sample' ? words.sample : coupon.createdBy },
    ],
    // Shown where it leads to one course: then one press is enough.
    address: only === undefined ? null : `${publicOrigin}${links.enrol(only)}?coupon=${code}`,
    canClose: standing !== 'closed' && standing !== 'over',
  };
}

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args, mayManageCoupons);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, locale, url, allowed } = office;
  const words = say.staffCoupons;
  const [coupons, courses] = await Promise.all([
    allowed ? academy.staff.coupons() : [],
    allowed ? academy.courses() : [],
  ]);
  const names = new Map(courses.map(({ course }) => [course.slug, course.words[locale].name]));
  const made = /^[A-Z0-9]{3,24}$/.exec(url.searchParams.get('made') ?? '')?.[0];
  const page = {
    ...officeHead(words.title, office),
    words,
    common: say.common,
    allowed,
    self: links.staffCoupons(),
    done: made ? words.made(made) : url.searchParams.has('closed') ? words.closed : null,
    courses: [...names].map(([slug, name]) => ({ slug, name })),
    coupons: coupons.map((coupon) => cardOf(coupon, names, office)),
  };
  return data(page, { status: allowed ? 200 : 403 });
}

const refuse = (typed: Typed, problems: FieldProblems) => data({ typed, problems }, { status: 422 });

export async function action(args: ScreenArgs) {
  const office = await openOffice(args, mayManageCoupons);
  if (office.elsewhere) return office.elsewhere;
  const { academy, links, staff, clock, allowed } = office;
  const self = links.staffCoupons();
  if (!allowed) return redirect(self, 303);
  const typed = typedIn(await postedForm(args.request));
  if (typed.intent === 'close') {
    const closed = await academy.staff.closeCoupon({ id: typed.id ?? '', staff });
    return redirect(closed ? `${self}?closed` : self, 303);
  }
  const reading = readForm(couponForm(dateInMorocco(clock())), typed);
  if (!reading.ok) return refuse(typed, reading.problems);
  const known = await academy.courses();
  const courses = known.map(({ course }) => course.slug).filter((slug) => typed[`course-${slug}`] === 'on');
  const made = await academy.staff.makeCoupon({ ...reading.value, courses, staff });
  return made.ok ? redirect(`${self}?made=${made.code}`, 303) : refuse(typed, { code: made.reason });
}

type Loaded = DataOf<typeof loader>;
type Props = { loaderData: Loaded; actionData?: { typed: Typed; problems: FieldProblems } };

export default function Coupons({ loaderData, actionData }: Props) {
  const { frame, words, common, self, courses, coupons, done, allowed } = loaderData;
  return (
    <OfficeFrame frame={frame} title={words.title} lead={words.lead} refused={!allowed}>
      {done !== null && <Notice tone="success">{done}</Notice>}
      <div className="grid gap-6 lg:grid-cols-[1fr_24rem] lg:items-start">
        <section aria-labelledby="all-coupons" className="grid gap-4">
          <Heading level={2} size={4} id="all-coupons">
            {words.listTitle}
          </Heading>
          {coupons.length === 0 && <p className="text-ink-soft">{words.none}</p>}
          {coupons.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} self={self} words={words} />
          ))}
        </section>
        <OfficeCard title={words.makeTitle}>
          <CouponFields
            self={self}
            courses={courses}
            typed={actionData?.typed ?? { kind: 'percent', mostPerPerson: '1' }}
            problems={actionData?.problems ?? {}}
            words={words}
            told={common.fieldProblems}
          />
        </OfficeCard>
      </div>
    </OfficeFrame>
  );
}
