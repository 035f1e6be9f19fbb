import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useNotify, usePermissions } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { Ltr, OrderLink, WordChip } from '../layout/facts.tsx';
import { ActionButton, useAction } from '../layout/action-dialog.tsx';
import { dayOf, formatTags, languageNames, madOf, momentOf } from '../locale.ts';
import { type DoneOf, call } from '../api.ts';
import { useWords } from '../words/words.ts';
import { RefundLine } from '../refunds/refund-line.tsx';
import { RequestFacts } from '../refunds/requests.tsx';

type OrderWhole = DoneOf<'GET orders/{number}'>;

/** Consultations included in a course, the status of each, and what can be done about it. */
export function OrderRights({ order }: { order: OrderWhole }) {
  const { orderPage, locale } = useWords();
  const words = orderPage.rights;
  const { permissions: may = [] } = usePermissions<string[]>();
  const notify = useNotify();
  if (order.rights.length === 0) return null;
  const percent = new Intl.NumberFormat(formatTags[locale], { style: 'percent' });
  // It ends at this instant, midnight: the last day is the one before.
  const lastDay = (endsAt: string) => dayOf(new Date(Date.parse(endsAt) - 1).toISOString(), locale);

  const change = async (as: string, how: 'extend' | 'give-back') => {
    const right = { number: order.number, right: as };
    const { endsAt } = await call('orders/{number}/rights/{right}', { ...right, change: how });
    notify(words.done(lastDay(endsAt)), { type: 'success' });
  };

  return (
    <Card component="section" aria-labelledby="rights" sx={{ p: 2.5 }}>
      <Typography id="rights" component="h2" variant="h6" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {order.rights.map((right) => (
          <li key={right.as}>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Typography sx={{ fontWeight: 600 }}>
                <bdi>{right.title[locale]}</bdi>
              </Typography>
              <WordChip
                color={right.state === 'open' ? 'success' : 'default'}
                label={words.states[right.state]}
              />
            </Stack>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              {words.as[right.as]} · {words.off(percent.format(right.percent / 100))} ·{' '}
              <Ltr>{right.code}</Ltr> · {words.until(lastDay(right.endsAt))}
            </Typography>
            {may.includes('mayManageCoupons') && right.mayExtend && (
              <ActionButton
                label={words.extend}
                sure={words.extendSure}
                go={words.extend}
                faults={{ 'too-late': words.notPossible }}
                run={() => change(right.as, 'extend')}
              />
            )}
            {may.includes('mayManageCoupons') && right.mayGiveBack && (
              <ActionButton
                label={words.giveBack}
                sure={words.giveBackSure}
                go={words.giveBackGo}
                faults={{ 'too-late': words.notPossible }}
                run={() => change(right.as, 'give-back')}
              />
            )}
          </li>
        ))}
      </Box>
    </Card>
  );
}

/** Refunds of an order, paid or on their way. */
export function OrderRefunds({ order }: { order: OrderWhole }) {
  const { refunds, today, locale } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  if (order.refunds.length === 0 && order.disputedAt === null && order.request === null) return null;
  return (
    <Card component="section" aria-labelledby="refunds" sx={{ p: 2.5 }}>
      <Typography id="refunds" component="h2" variant="h6" sx={{ mb: 1 }}>
        {refunds.ofOrder.title}
      </Typography>
      {order.disputedAt !== null && (
        <Alert severity="error">{refunds.ofOrder.disputed(dayOf(order.disputedAt, locale))}</Alert>
      )}
      {order.request !== null && (
        <Stack sx={{ gap: 1, mb: 1, alignItems: 'start' }}>
          <RequestFacts request={order.request} />
          {may.includes('mayRefund') && (
            <Button variant="contained" component={Link} to="/refunds">
              {today.waits.go['refund-requests']}
            </Button>
          )}
        </Stack>
      )}
      {order.refunds.length === 0 && order.request === null && (
        <Typography>{refunds.ofOrder.none}</Typography>
      )}
      <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {order.refunds.map((refund) => (
          <RefundLine key={refund.id} refund={refund} isLink={may.includes('mayRefund')} />
        ))}
      </Stack>
    </Card>
  );
}

/** Refunds that a person must pay, each with the way to its page. */
export function RefundDue({ order }: { order: OrderWhole }) {
  const { refunds, locale } = useWords();
  const due = order.refunds.filter(
    ({ state, way }) => state === 'failed' || (state === 'due' && way !== 'gateway'),
  );
  return due.map((refund) => (
    <Alert
      key={refund.id}
      severity={refund.isLate ? 'error' : 'warning'}
      action={
        <Button color="inherit" component={Link} to={`/refunds/${refund.id}/show`}>
          {refunds.requests.payBack}
        </Button>
      }
    >
      {refunds.ofOrder.due(madOf(refund.amountCentimes, locale), dayOf(refund.dueAt, locale))}
    </Alert>
  ));
}

/** How often the files of an order were downloaded, and renewing the downloads. */
export function OrderFiles({ order }: { order: OrderWhole }) {
  const { common, orderPage, locale } = useWords();
  const words = orderPage.files;
  const { permissions: may = [] } = usePermissions<string[]>();
  if (order.files.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="files" sx={{ p: 2.5 }}>
      <Typography id="files" component="h2" variant="h6">
        {words.title}
      </Typography>
      <Box component="ul" sx={{ m: 0, my: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {order.files.map((file) => (
          <li key={file.locale}>
            <Typography sx={{ fontWeight: 600 }}>
              {order.files.length > 1 && `${languageNames[file.locale]}${common.colon}`}
              {words.fetched(file.used, file.most, momentOf(file.endsAt, locale))}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {file.lastUsedAt === null ? words.never : words.last(momentOf(file.lastUsedAt, locale))}
            </Typography>
          </li>
        ))}
      </Box>
      {may.includes('mayRenewFiles') && (
        <ActionButton
          label={words.renew}
          title={words.sure}
          sure={words.lead}
          go={words.submit}
          run={() => call('orders/{number}/files/renewal', { number: order.number })}
          done={words.done}
        />
      )}
    </Card>
  );
}

type Plan = NonNullable<OrderWhole['plan']>;
type LineProps = { title: string; amount: string; text: string; number: string | null };

function PartLine({ title, amount, text, number }: LineProps) {
  return (
    <>
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography sx={{ fontWeight: 600 }}>{amount}</Typography>
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {text}
        {number !== null && (
          <>
            {' · '}
            <OrderLink number={number} />
          </>
        )}
      </Typography>
    </>
  );
}

/** A course paid in instalments: every instalment with its order, and the next one ready to be recorded. */
export function OrderPlan({ order, plan }: { order: OrderWhole; plan: Plan }) {
  const { common, orderPage, orders, locale } = useWords();
  const words = orderPage.plan;
  const { permissions: may = [] } = usePermissions<string[]>();
  const action = useAction();
  const go = useNavigate();
  const money = (centimes: number) => madOf(centimes, locale);

  const begin = async (part: number) => {
    const begun = await action.run(() => call('orders/{number}/parts', { number: order.number, part }));
    if (begun) void go(`/orders/${begun.orderNumber}/show`);
  };

  return (
    <Card component="section" aria-labelledby="plan" sx={{ p: 2.5 }}>
      <Typography id="plan" component="h2" variant="h6">
        {words.title}
      </Typography>
      <Typography>
        {`${words.paid}${common.colon}${money(plan.paidCentimes)} / ${money(plan.totalCentimes)}`} ·{' '}
        {`${words.left}${common.colon}${money(plan.leftCentimes)}`}
      </Typography>
      {plan.pausedAt !== null && (
        <Typography color="error">
          {`${words.paused}${common.colon}${momentOf(plan.pausedAt, locale)}`}
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, my: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        <li>
          <PartLine
            title={words.deposit}
            amount={money(plan.deposit.amountCentimes)}
            text={orders.statuses[plan.deposit.status]}
            number={plan.deposit.number}
          />
        </li>
        {plan.parts.map((part) => (
          <li key={part.number}>
            <PartLine
              title={words.part(part.number)}
              amount={money(part.amountCentimes)}
              text={`${words.statuses[part.status]} · ${
                part.dueOn === null ? words.after(part.afterDays) : words.due(dayOf(part.dueOn, locale))
              }`}
              number={part.order}
            />
            {may.includes('mayRecordPayments') && part.number === plan.next && part.status !== 'checked' && (
              <Button disabled={action.isBusy} onClick={() => void begin(part.number)}>
                {words.record}
              </Button>
            )}
          </li>
        ))}
      </Box>
      {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
      <Typography variant="body2" color="text.secondary">
        {words.refundEach}
      </Typography>
    </Card>
  );
}
