import { data, redirect } from 'react-router';
import { open } from '../../../academy/frame/academy-context.ts';
import { readAccount, type WrongAccount } from '../../refunds/pages/account-of-refund.tsx';
import { CancelHour } from './order-booking.tsx';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { type TokenArgs, pictureOf } from '../../orders/pages/open-step.ts';
import { readBooking } from '../../hours/pages/read-booking.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';

export async function loader(args: TokenArgs) {
  const opened = open(args);
  const { academy, t, links } = opened;
  const token = args.params.token ?? '';
  const found = await academy.orderByToken(token);
  const booking = found && (await readBooking(found.order, opened));
  if (!booking || booking.mayCancel === null) return redirect(links.order(token), 303);
  const title = booking.words.cancel.summary;
  return {
    head: { title, description: t.order.description, index: false },
    title,
    back: links.order(token),
    booking,
    enrol: t.enrol,
    picture: await pictureOf(found.order, academy),
  };
}

/**
 * The learner cancels the hour. The account for a refund that staff transfer is asked for here, so that nobody has to ask
 * later.
 */
export async function action(args: TokenArgs) {
  const { academy, t, links } = open(args);
  const token = args.params.token ?? '';
  const form = await postedForm(args.request);
  const withMoney = form.get('money') === 'yes';
  const asks = withMoney && (await academy.payoutWaysOf(token)).length > 0;
  const view = asks ? await academy.bookingOf(token) : null;
  // Without a refund no account is needed.
  const reading = view?.status.mayCancel === 'with-money' ? readAccount(form, t) : null;
  if (reading?.ok === false) return data<WrongAccount>(reading.wrong, { status: 422 });
  const account = reading?.value ?? null;
  // Asked once: afterwards the hour is somebody else's.
  if (form.get('sure') !== 'yes') return data<Asked>({ asked: typedOf(form) }, { status: 200 });
  const cancelled = await academy.cancelBooking({ token, withMoney, account });
  const notice = cancelled.ok
    ? cancelled.refunded
      ? 'hour-paid-back'
      : 'hour-cancelled'
    : `cancel-${cancelled.reason}`;
  return redirect(`${links.order(token)}?notice=${notice}`, 303);
}

type Asked = { asked: [name: string, value: string][] };

const typedOf = (form: FormData): Asked['asked'] =>
  [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

type Props = { loaderData: DataOf<typeof loader>; actionData?: WrongAccount | Asked };

/** The panel of the order's page on a page of its own: shown again with what was typed and what is wrong. */
export default function CancelBooking({ loaderData, actionData }: Props) {
  const { title, booking, enrol, picture, back } = loaderData;
  return (
    <StepFrame step="cancel-hour" title={title} picture={picture} words={enrol}>
      {actionData && 'asked' in actionData ? (
        <form method="post" action={booking.links.cancel} className="grid gap-4">
          <p className="font-semibold">{booking.words.cancel.sure(booking.hour.morocco)}</p>
          {actionData.asked.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button name="sure" value="yes" full>
            {booking.words.cancel.yes}
          </Button>
          <ButtonLink kind="secondary" href={back} full>
            {booking.words.cancel.no}
          </ButtonLink>
        </form>
      ) : (
        <CancelHour booking={booking} wrong={actionData} />
      )}
    </StepFrame>
  );
}
