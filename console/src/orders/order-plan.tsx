/** A course that is paid in parts: every part with its order, and the next one ready to be recorded. */
import { Alert, Box, Button, Card, Link as Plain, Stack, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { OrderWhole } from '../../../src/features/orders/order-shapes.staff.ts';
import { Ltr } from '../layout/ltr.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { dayOf, madOf, momentOf } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

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
            <Plain component={Link} to={`/orders/${number}/show`}>
              <Ltr>{number}</Ltr>
            </Plain>
          </>
        )}
      </Typography>
    </>
  );
}

export function OrderPlan({ order, plan }: { order: OrderWhole; plan: Plan }) {
  const { desk, orders, locale } = useSay();
  const words = desk.plan;
  const { permissions: may = [] } = usePermissions<string[]>();
  const deed = useDeed();
  const go = useNavigate();
  const money = (centimes: number) => madOf(centimes, locale);

  const begin = async (part: number) => {
    const begun = await deed.run(() =>
      ask<{ orderNumber: string }>('POST', `/orders/${order.number}/parts`, { part }),
    );
    if (begun) void go(`/orders/${begun.orderNumber}/show`);
  };

  return (
    <Card component="section" aria-labelledby="plan" sx={{ p: 2.5 }}>
      <Typography id="plan" component="h2" variant="h6">
        {words.title}
      </Typography>
      <Typography>
        {words.paid}: {money(plan.paidCentimes)} / {money(plan.totalCentimes)} · {words.left}:{' '}
        {money(plan.leftCentimes)}
      </Typography>
      {plan.pausedAt !== null && (
        <Typography color="error">
          {words.paused}: {momentOf(plan.pausedAt, locale)}
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
              text={`${words.standings[part.standing]} · ${
                part.dueOn === null ? words.after(part.afterDays) : words.due(dayOf(part.dueOn, locale))
              }`}
              number={part.order}
            />
            {may.includes('mayRecordPayments') &&
              part.number === plan.next &&
              part.standing !== 'checked' && (
                <Button disabled={deed.isBusy} onClick={() => void begin(part.number)}>
                  {words.record}
                </Button>
              )}
          </li>
        ))}
      </Box>
      {deed.problem !== null && <Alert severity="error">{deed.problem}</Alert>}
      <Typography variant="body2" color="text.secondary">
        {words.refundEach}
      </Typography>
    </Card>
  );
}
