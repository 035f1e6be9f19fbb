import { redirect } from 'react-router';
import { isPayable } from '../../orders/order.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import { rememberOrder } from '../../../academy/accounts/order-cookie.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { goTo, type TokenArgs } from '../../orders/pages/open-step.ts';
import { MembershipTerm, readTermOf } from '../../orders/pages/membership-term.tsx';

/** Of the member whose order the link opens: it signs nobody in. */
export async function loader(args: TokenArgs) {
  const opened = open(args);
  const { academy, t, links } = opened;
  const token = args.params.token ?? '';
  const order = await academy.orderAlone(token);
  const term = order && (await readTermOf(order, await academy.settings(), opened));
  if (term === null) return redirect(links.order(token), 303);
  const words = t.order.term;
  return {
    head: { title: words.title, description: words.prepared, index: false },
    words,
    term,
    back: { href: links.order(token), label: t.enrol.back },
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
