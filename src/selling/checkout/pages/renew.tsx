import { redirect } from 'react-router';
import { isPayable } from '../../orders/order.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import { rememberOrder } from '../../../academy/accounts/order-cookie.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { goTo, type TokenArgs } from '../../orders/pages/open-step.ts';
import { MembershipTerm, termOnPage } from '../../orders/pages/membership-term.tsx';

/** Of the member whose order the link opens: it signs nobody in. */
export async function loader(args: TokenArgs) {
  const { academy, t, links, locale, clock } = open(args);
  const order = await academy.orderAlone(args.params.token ?? '');
  const known = order?.months == null ? null : await academy.termOf(order.email);
  const settings = await academy.settings();
  const words = t.order.term;
  const term = termOnPage(known, { settings, words, locale, now: clock() });
  if (order === null || term === null) return redirect(links.order(args.params.token ?? ''), 303);
  return {
    head: { title: words.title, description: words.prepared, index: false },
    words,
    term,
    back: { href: links.order(order.token), label: t.enrol.back },
  };
}

/** Finds or places the order that renews it, and leads to where it is paid. */
export async function action(args: TokenArgs) {
  const { academy, links, publicOrigin } = open(args);
  const renewed = await academy.renewMembership({ token: args.params.token ?? '' });
  if (!renewed.ok) return redirect(links.joinCommunity(), 303);
  const { order } = renewed;
  const next = goTo(isPayable(order.status) ? 'method' : 'order', order, links);
  next.headers.append('Set-Cookie', rememberOrder(args.request, order.token, publicOrigin));
  return next;
}

/** Where the reminders lead: until when the membership lasts, and the press that prepares its order. */
export default function Renew({ loaderData: { words, term, back } }: { loaderData: DataOf<typeof loader> }) {
  return (
    <main id="main" className="column grid max-w-2xl! content-start gap-5 py-8 md:py-14">
      <BackLink {...back} />
      <Heading level={1}>{words.title}</Heading>
      <MembershipTerm term={term} />
      <p className="text-sm text-ink-soft">{words.prepared}</p>
    </main>
  );
}
