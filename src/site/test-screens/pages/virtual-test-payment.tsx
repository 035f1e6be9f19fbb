import { data } from 'react-router';
import { formatMad } from '../../../platform/money/money.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { describeCourse } from '../../../catalogue/courses/pages/course-view.ts';
import { SalesBody } from '../../../catalogue/courses/pages/sales-body.tsx';
import { readSalesPage } from '../../../catalogue/courses/pages/read-sales-page.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { openTestScreen, soldOnTest, TestBar, testPriceCentimes } from './test-frame.tsx';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, clock, nav } = await openTestScreen(args);
  const onOffer = await academy.course(soldOnTest);
  if (onOffer === null) throw data(null, { status: 404 });
  // The record keeps its real price, and is shown with all that the live page shows of it.
  const offer = { campaign: null, beforeCentimes: null, ...onOffer.offer, priceCentimes: testPriceCentimes };
  const tested = { ...onOffer, offer };
  const view = describeCourse(tested, { t, links, locale, now: clock() });
  const words = t.testScreens.virtual;
  return {
    head: { title: words.title, description: words.description, index: false, arabicLetters: true },
    nav,
    shown: await readSalesPage(args, tested),
    lead: words.lead(formatMad(testPriceCentimes, locale)),
    view: { ...view, action: { ...view.action, kind: 'buy-now' as const, href: links.virtualTestEnrol() } },
  };
}

/** The sales page with a test price: every register button opens the form of a test order. */
export default function VirtualTestPayment({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { nav, lead, view, shown } = loaderData;
  return (
    <main id="main">
      <div className="column grid gap-3 py-6">
        <TestBar nav={nav} />
        <p className="text-ink-soft">{lead}</p>
      </div>
      <SalesBody view={view} {...shown} />
    </main>
  );
}
