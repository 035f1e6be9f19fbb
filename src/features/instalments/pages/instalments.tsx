import { redirect } from 'react-router';
import { isPayable } from '../../orders/order.ts';
import { open } from '../../site/academy-context.ts';
import { whatsappLink } from '../../site/whatsapp-link.ts';
import { rememberOrder } from '../../orders/order-cookie.ts';
import { BackLink } from '../../../platform/ui/back-link.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { DataOf } from '../../orders/pages/data-of.ts';
import { goTo, type TokenArgs } from '../../checkout/pages/open-step.ts';
import { PlanHead } from './plan-head.tsx';
import { planPage } from './plan-page.ts';
import { PlanParts } from './plan-parts.tsx';
import { postedForm } from '../../orders/pages/posted-form.ts';

export async function loader(args: TokenArgs) {
  const { academy, say, locale, links, url } = open(args);
  const token = args.params.token ?? '';
  const [plan, settings] = await Promise.all([academy.planOfOrder(token), academy.settings()]);
  // Its page also answers for orders that do not exist, and for those that are paid at once.
  if (!plan) return redirect(links.order(token), 303);
  const { number, description } = plan.deposit;
  if (plan.deposit.token !== token) return redirect(links.orderInstalments(plan.deposit.token), 303);
  const words = say.instalments.page;
  return {
    head: { title: words.title(description), description: words.description, index: false },
    words,
    plan: planPage(plan, { say, links, locale }),
    isRefused: url.searchParams.get('notice') === 'not-to-be-paid',
    self: links.orderInstalments(token),
    order: links.order(token),
    payFirst: isPayable(plan.deposit.status) ? links.orderMethod(token) : null,
    whatsapp: {
      href: whatsappLink(settings.whatsapp, words.whatsapp(number, description)),
      label: say.order.actions.whatsapp,
    },
  };
}

/** Finds, opens again or places the part's order, and leads to where it is paid. */
export async function action(args: TokenArgs) {
  const { academy, links, publicOrigin } = open(args);
  const token = args.params.token ?? '';
  const number = Number((await postedForm(args.request)).get('part'));
  const paid = await academy.payInstalment({ token, number });
  if (!paid.ok) return redirect(`${links.orderInstalments(token)}?notice=not-to-be-paid`, 303);
  const next = goTo(isPayable(paid.order.status) ? 'method' : 'order', paid.order, links);
  next.headers.append('Set-Cookie', rememberOrder(args.request, paid.order.token, publicOrigin));
  return next;
}

/** A course that is paid in parts: what is paid, what comes when, and the one part that can be paid now. */
export default function Instalments({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { words, plan, isRefused, self, order, payFirst, whatsapp } = loaderData;
  return (
    <main id="main" className="column max-w-5xl! py-6 md:py-12">
      <BackLink href={order} label={words.back} />
      <PlanHead plan={plan} words={words} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_21rem] lg:gap-12">
        <div className="grid content-start gap-5">
          {isRefused && <Notice tone="info">{words.notToBePaid}</Notice>}
          <PlanParts plan={plan} self={self} payFirst={payFirst} words={words} />
        </div>
        <aside className="grid content-start gap-5">
          <section className="card p-5 md:p-6">
            <h2 className="mb-3 font-bold">{words.summary}</h2>
            <dl className="grid gap-2">
              {plan.figures.map(({ label, value }) => (
                <div key={label} className="flex items-baseline justify-between gap-4">
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd className="font-bold">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          {!plan.isOver && (
            <section className="rounded-lg bg-sand-deep p-5 md:p-6">
              <h2 className="mb-3 font-bold">{words.rules}</h2>
              <ul className="grid gap-3 text-sm">
                {plan.rules.map((rule) => (
                  <li key={rule} className="flex gap-2.5">
                    <Icon name="check" size={18} className="mt-0.5 text-mint-ink" />
                    <span>{rule}</span>
                  </li>
                ))}
              </ul>
              <p className="mt-4 mb-3 text-sm">{words.trouble}</p>
              <ButtonLink
                kind="secondary"
                href={whatsapp.href}
                target="_blank"
                rel="noopener noreferrer"
                full
              >
                <Icon name="whatsapp" size={20} />
                {whatsapp.label}
              </ButtonLink>
            </section>
          )}
        </aside>
      </div>
    </main>
  );
}
