/** A gift on the page of its order: the day it leaves, until it has; and how its buyer gives it by hand. */
import { redirect } from 'react-router';
import { formatDay } from '../../../platform/time/calendar-date.ts';
import { whatsappLink } from '../../../platform/people/whatsapp-link.ts';
import { typedIn } from '../../../platform/forms/read-form.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { open } from '../../../academy/frame/academy-context.ts';
import { awaitsDecision, detailsAreOpen, grantsAccess, isGift, isGiftToCome, type Order } from '../order.ts';

type Opened = Pick<
  ReturnType<typeof open>,
  'academy' | 't' | 'locale' | 'links' | 'clock' | 'publicOrigin' | 'url'
>;

const notices = { 'gift-changed': 'changed', 'gift-wrong': 'wrong', 'gift-late': 'late' } as const;
const isNotice = (text: string | null): text is keyof typeof notices =>
  text !== null && Object.hasOwn(notices, text);

/** The day of a gift in words, while it is to come; null otherwise. */
export const giftDayOf = (order: Order, { locale, clock }: Pick<Opened, 'locale' | 'clock'>): string | null =>
  order.giftOn !== null && isGiftToCome(order, clock()) ? formatDay(order.giftOn, locale) : null;

/** Where the recipient opens it, as the e-mail says too. */
export const giftAddress = ({ links, publicOrigin }: Pick<Opened, 'links' | 'publicOrigin'>): string =>
  `${publicOrigin}${links.account()}`;

/** Null for what is no gift, and for one whose order ended. */
export function readGift(order: Order, opened: Opened) {
  const { t, links, clock, url } = opened;
  const isPaid = grantsAccess(order.status);
  if (!isGift(order) || !(isPaid || detailsAreOpen(order.status) || awaitsDecision(order.status)))
    return null;
  const words = t.order.gift;
  const [name, email] = [order.recipientName ?? '', order.recipientEmail ?? ''];
  const day = giftDayOf(order, opened);
  const notice = url.searchParams.get('notice');
  return {
    words,
    notice: isNotice(notice) ? words.day[notices[notice]] : null,
    self: links.order(order.token),
    day: isPaid && !isGiftToCome(order, clock()) ? null : { value: order.giftOn ?? '', text: day },
    byHand: isPaid
      ? {
          card: links.giftCard(order.token),
          whatsapp: whatsappLink('', words.card.text(name, order.description, giftAddress(opened), email)),
        }
      : null,
  };
}

export async function answerGiftDay(
  { academy, links }: Pick<Opened, 'academy' | 'links'>,
  { token, form }: { token: string; form: FormData },
) {
  const changed = await academy.changeGiftDay({ token, day: (typedIn(form)['giftOn'] ?? '').trim() });
  const notice = changed.ok ? 'gift-changed' : changed.reason === 'gift-day' ? 'gift-wrong' : 'gift-late';
  return redirect(`${links.order(token)}?notice=${notice}`, 303);
}

export function OrderGift({ gift }: { gift: NonNullable<ReturnType<typeof readGift>> }) {
  const { words, notice, self, day, byHand } = gift;
  return (
    <section aria-labelledby="gift-title" className="grid gap-4 rounded-lg border border-line bg-paper p-5">
      {notice !== null && <Notice tone="info">{notice}</Notice>}
      <h2 id="gift-title" className="flex items-center gap-2 text-lg font-bold">
        <Icon name="calendar" size={22} />
        {day === null ? words.card.lead : words.day.title}
      </h2>
      {day !== null && (
        <>
          <p>{day.text === null ? words.day.atOnce : words.day.on(day.text)}</p>
          <form method="post" action={self} noValidate className="grid gap-3 print:hidden">
            <TextField
              name="giftOn"
              label={words.day.label}
              hint={words.day.hint}
              value={day.value}
              type="date"
              dir="ltr"
            />
            <Button kind="secondary" name="intent" value="gift-day" full>
              {words.day.change}
            </Button>
          </form>
        </>
      )}
      {byHand !== null && (
        <div className="grid gap-3 print:hidden">
          {day !== null && <p className="text-sm">{words.card.lead}</p>}
          <ButtonLink kind="secondary" href={byHand.whatsapp} target="_blank" rel="noopener noreferrer" full>
            <Icon name="whatsapp" size={20} />
            {words.card.whatsapp}
          </ButtonLink>
          <ButtonLink kind="secondary" href={byHand.card} full>
            {words.card.open}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
