import { data } from 'react-router';
import { formatMad } from '../../../platform/money/money.ts';
import type { ScreenArgs } from '../../site/academy-context.ts';
import { describeCourse } from '../../courses/pages/course-view.ts';
import { SalesBody } from '../../courses/pages/sales-body.tsx';
import { describeSales } from '../../courses/pages/sales-page.ts';
import type { DataOf } from '../../orders/pages/data-of.ts';
import { openTestScreen, soldOnTest, TestBar, testPriceCentimes } from './test-frame.tsx';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, clock, nav } = await openTestScreen(args);
  const onOffer = await academy.course(soldOnTest);
  if (onOffer === null) throw data(null, { status: 404 });
  // A test price outside any campaign; the record keeps its real price.
  const offer = { priceCentimes: testPriceCentimes, beforeCentimes: null, campaign: null };
  const tested = { ...onOffer, offer };
  const { darija } = t.ecommerceMasteryVirtual;
  const view = describeCourse(tested, { t, links, locale, now: clock() });
  const words = t.testScreens.virtual;
  return {
    head: { title: words.title, description: words.description, index: false, arabicLetters: true },
    nav,
    reviews: await academy.reviews.reviewsOf(soldOnTest),
    lead: words.lead(formatMad(testPriceCentimes, locale)),
    darija,
    view: { ...view, action: { ...view.action, kind: 'buy-now' as const, href: links.virtualTestEnrol() } },
    sales: describeSales(tested, { service: null, left: null }, await academy.settings(), darija),
  };
}

/** The sales page with a test price: every register button opens the form of a test order. */
export default function VirtualTestPayment({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { nav, lead, view, sales, reviews, darija } = loaderData;
  return (
    <main id="main">
      <div className="column grid gap-3 py-6">
        <TestBar nav={nav} />
        <p className="text-ink-soft">{lead}</p>
      </div>
      <SalesBody freeLesson={null} view={view} reviews={reviews} sales={sales} darija={darija} />
    </main>
  );
}
