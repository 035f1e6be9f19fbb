import { data } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { clientAddress } from '../../../academy/frame/page-headers.ts';
import { isOnSale } from '../../../catalogue/courses/course.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import type { CourseOnOffer } from '../../../site/offers/read-catalogue.service.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { lowerPrice } from '../../coupons/coupon.ts';

type Args = ScreenArgs & { params: { code?: string } };
type Opened = ReturnType<typeof open>;
type Offer = { code: string; percentOff: number };

/** A course that can be bought now, at its price before and with the code. */
function rowsOf({ course, offer, seatsLeft }: CourseOnOffer, { code, percentOff }: Offer, opened: Opened) {
  const { links, locale, t } = opened;
  const { priceCentimes, slug } = course;
  if (!isOnSale(course) || course.closedForSale === true || seatsLeft === 0) return [];
  if (!offer || priceCentimes === null || offer.priceCentimes === 0) return [];
  const lowered = lowerPrice({ kind: 'percent', value: percentOff, code }, priceCentimes, offer);
  const name = course.words[locale].name;
  return [
    {
      slug,
      name,
      centimes: lowered?.amountCentimes ?? offer.priceCentimes,
      beforeCentimes: lowered === null ? null : offer.priceCentimes,
      note: lowered === null ? t.friends.offer.asGood : null,
      read: links.course(slug),
      enrol: links.enrol(slug) + (lowered === null ? '' : `?coupon=${encodeURIComponent(code)}`),
      label: t.friends.offer.enrol(name),
    },
  ];
}

export async function loader(args: Args) {
  const opened = open(args);
  const { academy, t, locale, links } = opened;
  const words = t.friends.offer;
  const offer = await academy.friendOffer({
    code: (args.params.code ?? '').slice(0, 60),
    address: clientAddress(args.request),
  });
  const shown = { words, price: t.common.price, locale, courses: links.courses() };
  const head = (title: string) => ({ title, description: words.description, index: false });
  if (offer === null)
    return data({ ...shown, head: head(words.gone), offer: null, rows: [] }, { status: 404 });
  const rows = (await academy.courses()).flatMap((course) => rowsOf(course, offer, opened));
  const percent = t.friends.percent(offer.percentOff);
  return { ...shown, head: head(words.title), offer: { code: offer.code, lead: words.lead(percent) }, rows };
}

type LoaderData = DataOf<typeof loader>;
type RowProps = Pick<LoaderData, 'words' | 'price' | 'locale'> & { row: LoaderData['rows'][number] };

const Course = ({ row, words, price, locale }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
    <div className="min-w-0 flex-1 basis-64">
      <h3 className="text-lg font-bold wrap-anywhere">{row.name}</h3>
      <Price centimes={row.centimes} beforeCentimes={row.beforeCentimes} locale={locale} words={price} />
      {row.note !== null && <p className="text-sm text-ink-soft">{row.note}</p>}
    </div>
    <div className="flex flex-wrap gap-3">
      <ButtonLink kind="secondary" href={row.read} aria-label={`${words.see}: ${row.name}`}>
        {words.see}
      </ButtonLink>
      <ButtonLink href={row.enrol} aria-label={row.label}>
        {words.go}
      </ButtonLink>
    </div>
  </li>
);

/** What a friend's code is good for, before anything is ordered. */
export default function FriendOffer({ loaderData }: { loaderData: LoaderData }) {
  const { words, offer, rows, courses } = loaderData;
  return (
    <main id="main" className="column max-w-3xl! py-10 md:py-14">
      <Heading level={1} size={2}>
        {offer === null ? words.gone : words.title}
      </Heading>
      <p className="mt-3">{offer === null ? words.goneText : offer.lead}</p>
      {offer !== null && (
        <>
          <p className="mt-4">
            {words.code}{' '}
            <bdi dir="ltr" className="font-bold tracking-wider">
              {offer.code}
            </bdi>
          </p>
          <p className="mt-2 text-sm text-ink-soft">{words.rules}</p>
          <h2 className="mt-8 text-xl font-bold">{words.courses}</h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {rows.map((row) => (
              <Course key={row.slug} row={row} {...loaderData} />
            ))}
          </ul>
          <p className="mt-4 text-sm text-ink-soft">{words.noHurry}</p>
        </>
      )}
      {rows.length === 0 && (
        <ButtonLink className="mt-6" href={courses}>
          {words.all}
        </ButtonLink>
      )}
    </main>
  );
}
