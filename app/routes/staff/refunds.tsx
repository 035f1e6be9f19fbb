import { data } from 'react-router';
import { formatMad } from '../../../domain/money/money.ts';
import { dateInMorocco, formatDate } from '../../../domain/time/calendar-date.ts';
import { mayRefund } from '../../../domain/staff/who-may.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/section.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { OfficeFrame } from './office-frame.tsx';
import { gatewayName } from './gateway-name.ts';
import { officeHead, openOffice } from './open-office.ts';
import { refundLine } from './read-refunds.ts';

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args, mayRefund);
  if (office.elsewhere) return office.elsewhere;
  const { say, academy, allowed, links, locale } = office;
  const words = say.staffRefunds.list;
  const { open, surplus, done } = allowed
    ? await academy.staff.refunds()
    : { open: [], surplus: [], done: [] };
  const page = {
    ...officeHead(words.title, office),
    words,
    allowed,
    open: open.map((refund) => refundLine(refund, office)),
    done: done.map((refund) => refundLine(refund, office)),
    surplus: surplus.map(({ reference, gateway, amountCentimes, paidAt, orderNumber, name }) => ({
      reference,
      orderNumber,
      name,
      amount: formatMad(amountCentimes, locale),
      gateway: gatewayName(gateway, say.staff.notifications),
      paidAt: paidAt && words.paidAt(formatDate(dateInMorocco(paidAt), locale)),
      href: `${links.staffRefundOrder(orderNumber)}?second=${encodeURIComponent(reference)}`,
    })),
  };
  return data(page, { status: allowed ? 200 : 403 });
}

type Loaded = DataOf<typeof loader>;
type Line = Loaded['open'][number];

const row =
  'card relative grid gap-x-6 gap-y-1 p-4 hover:border-majorelle md:grid-cols-[11rem_1fr_auto] md:items-center md:px-6';

function RefundRow({ line, words }: { line: Line; words: Loaded['words'] }) {
  return (
    <li className={row}>
      <div className="grid gap-1">
        <a
          href={line.href}
          className="font-semibold text-majorelle underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <bdi dir="ltr">{line.number}</bdi>
        </a>
        {line.day !== null && <span className="text-sm text-ink-soft">{line.day}</span>}
      </div>
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <bdi>{line.name}</bdi>
        </p>
        <p className="text-sm break-words text-ink-soft">
          <bdi dir="ltr">{line.orderNumber}</bdi> · {line.way}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">
        <span className="font-semibold">{line.amount}</span>
        <Badge tone={line.tone}>{line.state}</Badge>
        {line.isSurplus && <Badge>{words.secondPayment}</Badge>}
        {line.isLate && <Badge tone="error">{words.late}</Badge>}
      </div>
    </li>
  );
}

function RefundList({
  id,
  title,
  lines,
  loaded,
}: {
  id: string;
  title: string;
  lines: Line[];
  loaded: Loaded;
}) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <Heading level={2} size={4} id={id}>
        {title}
      </Heading>
      {lines.length === 0 && <p className="text-ink-soft">{loaded.words.none}</p>}
      <ul className="grid gap-3">
        {lines.map((line) => (
          <RefundRow key={line.id} line={line} words={loaded.words} />
        ))}
      </ul>
    </section>
  );
}

function Surplus({ loaded: { surplus, words } }: { loaded: Loaded }) {
  return (
    <section aria-labelledby="surplus" className="grid gap-3">
      <Heading level={2} size={4} id="surplus">
        {words.surplusTitle}
      </Heading>
      <p className="max-w-3xl text-ink-soft">{words.surplusLead}</p>
      <ul className="grid gap-3">
        {surplus.map((payment) => (
          <li key={payment.reference} className={row}>
            <div className="grid gap-1">
              <bdi dir="ltr" className="font-semibold">
                {payment.orderNumber}
              </bdi>
              {payment.paidAt !== null && <span className="text-sm text-ink-soft">{payment.paidAt}</span>}
            </div>
            <div className="min-w-0">
              <p className="font-semibold break-words">
                <bdi>{payment.name}</bdi>
              </p>
              <p className="text-sm text-ink-soft">{payment.gateway}</p>
            </div>
            <div className="flex flex-wrap items-center gap-4 md:justify-end">
              <span className="font-semibold">{payment.amount}</span>
              <ButtonLink kind="secondary" href={payment.href}>
                {words.payItBack}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function Refunds({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, open, done, surplus, allowed } = loaderData;
  return (
    <OfficeFrame frame={frame} title={words.title} lead={words.lead} refused={!allowed}>
      {surplus.length > 0 && <Surplus loaded={loaderData} />}
      <RefundList id="open" title={words.openTitle} lines={open} loaded={loaderData} />
      {done.length > 0 && <RefundList id="done" title={words.doneTitle} lines={done} loaded={loaderData} />}
    </OfficeFrame>
  );
}
