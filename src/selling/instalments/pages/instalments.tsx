import { redirect } from 'react-router';
import { isPayable, shownNumber } from '../../orders/order.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { rememberOrder } from '../../../academy/accounts/order-cookie.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { goTo, type TokenArgs } from '../../orders/pages/open-step.ts';
import { type PartOnPage, type PlanOnPage, planPage } from './plan-page.ts';
import type { Words } from '../../../words.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Arch } from '../../../platform/ui/arch.tsx';
import { type Ground, Heading } from '../../../platform/ui/section.tsx';
import { Badge } from '../../../platform/ui/badge.tsx';

type PageWords = Words['instalments']['page'];

function PartCard({ part, self, payFirst, words }: { part: PartOnPage; words: PageWords } & Ways) {
  const first = part.number === 1 ? payFirst : null;
  const isOpen = part.pay !== null || first !== null;
  return (
    <li
      className={classNames(
        'rounded-lg border bg-paper px-5 py-4 md:px-6',
        isOpen ? 'border-2 border-saffron' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{part.title}</h3>
        <p className="text-lg font-bold">{part.amount}</p>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <p className="text-sm text-ink-soft">{part.when}</p>
        <Badge tone={part.tone}>{part.state}</Badge>
      </div>
      {part.pay !== null && (
        <form method="post" action={self} className="mt-4">
          <Button name="part" value={String(part.number)} full>
            {part.pay}
          </Button>
          {part.hint !== null && <p className="mt-2 text-center text-xs text-ink-soft">{part.hint}</p>}
        </form>
      )}
      {first !== null && (
        <ButtonLink href={first} full className="mt-4">
          {words.payFirst}
        </ButtonLink>
      )}
      {part.order !== null && (
        <p className="mt-3 flex flex-wrap items-center gap-x-5 border-t border-line pt-1 text-sm">
          <a href={part.order.href} className="link inline-flex min-h-11 items-center">
            {words.openOrder}
            <span className="sr-only">: {shownNumber(part.order.number)}</span>
          </a>
          {part.receipt !== null && (
            <a href={part.receipt} className="link inline-flex min-h-11 items-center">
              {words.receipt}
              <span className="sr-only">: {part.title}</span>
            </a>
          )}
        </p>
      )}
    </li>
  );
}

type Ways = {
  /** The address of this page, from which a part is paid. */
  self: string;
  /** While the first payment is not made: its page. */
  payFirst: string | null;
};

/** Every part on a card of its own, with its amount, its day, its receipt; one of them can be paid. */
function PlanParts({ plan, words, ...ways }: { plan: PlanOnPage; words: PageWords } & Ways) {
  return (
    <section aria-labelledby="parts-title">
      <h2 id="parts-title" className="mb-1 text-xl font-bold">
        {words.list}
      </h2>
      <p className="mb-4 text-sm text-ink-soft">{words.inOrder}</p>
      <ol className="grid gap-3">
        {plan.parts.map((part) => (
          <PartCard key={part.number} part={part} words={words} {...ways} />
        ))}
      </ol>
    </section>
  );
}

const groundOf = ({ isPaid, tone, pay }: PartOnPage): Ground => {
  if (isPaid) return 'mint';
  if (tone === 'error') return 'clay';
  return pay !== null || tone === 'warning' ? 'saffron' : tone === 'info' ? 'majorelle' : 'sand';
};

/** The parts as a lane of doors, as on the logo: those that are paid are drawn open. */
function PlanHead({ plan, words }: { plan: PlanOnPage; words: Words['instalments']['page'] }) {
  const isPaused = plan.kind === 'paused' || plan.kind === 'pausedChecked';
  return (
    <header className="mt-3 overflow-clip rounded-lg border border-line bg-paper">
      <div className="px-5 pt-6 pb-5 md:px-9 md:pt-8">
        <p className="text-sm font-semibold text-clay-ink">{words.kicker}</p>
        <Heading level={1} size={2} className="mt-1 wrap-anywhere">
          {plan.course}
        </Heading>
        <p className="mt-3 text-lg font-semibold">{plan.paidOf}</p>
        <p
          className={classNames(
            'mt-1 flex max-w-[60ch] gap-2.5',
            isPaused && 'mt-3! rounded-md border border-error bg-error-pale p-4',
          )}
        >
          {isPaused && <Icon name="waiting" size={22} className="mt-0.5 text-error" />}
          <span>{plan.text}</span>
        </p>
      </div>
      <ol
        aria-hidden="true"
        className="flex items-end gap-2 overflow-clip bg-sand-deep px-5 pt-5 md:gap-4 md:px-9"
      >
        {plan.parts.map((part) => (
          <li key={part.number} className="min-w-0 flex-1">
            <Arch
              ground={groundOf(part)}
              className="mx-auto grid h-20 w-full max-w-20 place-items-center border border-b-0 border-line md:h-28 md:max-w-24"
            >
              <span className="grid size-8 place-items-center rounded-full bg-paper text-sm font-bold text-ink md:size-10">
                {part.isPaid ? <Icon name="check" size={20} /> : part.number}
              </span>
            </Arch>
          </li>
        ))}
      </ol>
    </header>
  );
}

export async function loader(args: TokenArgs) {
  const { academy, t, locale, links, url } = open(args);
  const token = args.params.token ?? '';
  const [plan, settings] = await Promise.all([academy.planOfOrder(token), academy.settings()]);
  // Its page also answers for orders that do not exist, and for those that are paid at once.
  if (!plan) return redirect(links.order(token), 303);
  const { number, description } = plan.deposit;
  if (plan.deposit.token !== token) return redirect(links.orderInstalments(plan.deposit.token), 303);
  const words = t.instalments.page;
  return {
    head: { title: words.title(description), description: words.description, index: false },
    words,
    plan: planPage(plan, { t, links, locale }),
    isRefused: url.searchParams.get('notice') === 'not-to-be-paid',
    self: links.orderInstalments(token),
    order: links.order(token),
    payFirst: isPayable(plan.deposit.status) ? links.orderMethod(token) : null,
    whatsapp: {
      href: whatsappLink(settings.whatsapp, words.whatsapp(shownNumber(number), description)),
      label: t.order.actions.whatsapp,
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
