/** A gift on the page of its order: the day it leaves, until it has; and how its buyer gives it by hand. */
import { redirect } from 'react-router';
import { callName } from '../../../platform/people/person.ts';
import { formatDay } from '../../../platform/time/calendar-date.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { typedIn } from '../../../platform/forms/read-form.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { qrPath } from '../../../platform/ui/art/qr-path.ts';
import { Zellige } from '../../../platform/ui/khatam.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { open } from '../../../academy/frame/academy-context.ts';
import { contactOf } from '../gift-by-hand.ts';
import {
  awaitsDecision,
  detailsAreOpen,
  grantsAccess,
  isGift,
  isGiftToCome,
  isToTake,
  type Order,
} from '../order.ts';
import { CopyButton } from './copy-button.tsx';

type Opened = Pick<
  ReturnType<typeof open>,
  'academy' | 't' | 'locale' | 'links' | 'clock' | 'publicOrigin' | 'url'
>;

const notices = { 'gift-changed': 'changed', 'gift-wrong': 'wrong', 'gift-late': 'late' } as const;
const isNotice = (text: string | null): text is keyof typeof notices =>
  text !== null && Object.hasOwn(notices, text);

type HandNotices = Opened['t']['order']['gift']['hand']['notices'];
const isOfHand = (text: string | null, words: HandNotices): text is keyof HandNotices =>
  text !== null && Object.hasOwn(words, text);

/** The day of a gift in words, while it is to come; null otherwise. */
export const giftDayOf = (order: Order, { locale, clock }: Pick<Opened, 'locale' | 'clock'>): string | null =>
  order.giftOn !== null && isGiftToCome(order, clock()) ? formatDay(order.giftOn, locale) : null;

/** Where the recipient opens it: in the account, as the e-mail says too, or with its code. */
export const giftAddress = (
  { giftCode }: Pick<Order, 'giftCode'>,
  { links, publicOrigin }: Pick<Opened, 'links' | 'publicOrigin'>,
): string => `${publicOrigin}${giftCode === null ? links.account() : links.takeGift(giftCode)}`;

/** Null for what is no gift, and for one whose order ended. */
export function readGift(order: Order, opened: Opened) {
  const { t, links, clock, url } = opened;
  const isPaid = grantsAccess(order.status);
  if (!isGift(order) || !(isPaid || detailsAreOpen(order.status) || awaitsDecision(order.status)))
    return null;
  const words = t.order.gift;
  const { hand } = words;
  const name = order.recipientName ?? '';
  const asked = url.searchParams.get('notice');
  const address = giftAddress(order, opened);
  const isTaken = order.giftCode !== null && !isToTake(order);
  const text =
    order.giftCode === null
      ? words.card.text(name, order.description, address, contactOf(order))
      : hand.message(name, order.description, address);
  return {
    words,
    notice: isNotice(asked)
      ? words.day[notices[asked]]
      : isOfHand(asked, hand.notices)
        ? hand.notices[asked]
        : null,
    self: links.order(order.token),
    day:
      isTaken || (isPaid && !isGiftToCome(order, clock()))
        ? null
        : { value: order.giftOn ?? '', text: giftDayOf(order, opened) },
    /** Of one without an e-mail address, once it is paid. */
    link: isPaid && isToTake(order) ? address : null,
    taken: isPaid && isTaken ? hand.taken(name) : null,
    byHand:
      isPaid && !isTaken ? { card: links.giftCard(order.token), whatsapp: whatsappLink('', text) } : null,
  };
}

type Answering = Pick<Opened, 'academy' | 'links'>;
type Posted = { token: string; form: FormData };

export async function answerGiftDay({ academy, links }: Answering, { token, form }: Posted) {
  const changed = await academy.changeGiftDay({ token, day: (typedIn(form)['giftOn'] ?? '').trim() });
  const notice = changed.ok ? 'gift-changed' : changed.reason === 'gift-day' ? 'gift-wrong' : 'gift-late';
  return redirect(`${links.order(token)}?notice=${notice}`, 303);
}

const whyNotElsewhere = { email: 'gift-email', 'own-address': 'gift-own', taken: 'gift-taken' } as const;

export async function answerGiveElsewhere({ academy, links }: Answering, { token, form }: Posted) {
  const email = (typedIn(form)['giftEmail'] ?? '').trim();
  const given = await academy.giveElsewhere({ token, email });
  const self = links.order(token);
  if (given.ok) return redirect(`${self}?notice=${email === '' ? 'gift-link' : 'gift-sent'}`, 303);
  return redirect(
    given.reason === 'order-not-found' ? self : `${self}?notice=${whyNotElsewhere[given.reason]}`,
    303,
  );
}

/** What the card and the page of whoever takes it say of it: nothing of its price, and of its buyer the first name. */
export const sheetOf = (order: Order, item: string, { t }: Pick<Opened, 't'>) => ({
  item,
  note: order.giftNote,
  from: callName(order.name),
  words: t.order.gift.card,
});

type SheetProps = ReturnType<typeof sheetOf> & { title: string; children: React.ReactNode };

export const GiftSheet = ({ title, item, note, from, words, children }: SheetProps) => (
  <article className="overflow-clip rounded-xl border border-line bg-paper">
    <div className="relative isolate h-24 overflow-hidden bg-majorelle print:hidden" aria-hidden="true">
      <Zellige />
    </div>
    <div className="grid gap-5 p-6 md:p-10">
      <Heading level={1}>{title}</Heading>
      <p className="text-2xl font-bold wrap-anywhere">{item}</p>
      {note !== null && (
        <blockquote className="text-lg wrap-anywhere whitespace-pre-line" dir="auto">
          {note}
        </blockquote>
      )}
      {from !== null && <p dir="auto">{words.from(from)}</p>}
      <div className="border-t border-line pt-5">{children}</div>
    </div>
  </article>
);

/** A link for the camera of a phone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, d } = qrPath(text);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="160" height="160">
      <rect width={size} height={size} fill="#fff" />
      <path d={d} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

type GiftView = NonNullable<ReturnType<typeof readGift>>;

/** The link of a gift that is given by hand, and what to do when it went to the wrong person. */
function HandLink({ link, self, words: { hand } }: { link: string; self: string; words: GiftView['words'] }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <bdi dir="ltr" className="font-semibold wrap-anywhere">
          {link}
        </bdi>
        <CopyButton value={link} words={hand.copy} />
      </p>
      <p className="text-sm">{hand.notYet}</p>
      <details className="order-last print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-link">
          {hand.elsewhere}
        </summary>
        <form method="post" action={self} noValidate className="grid gap-3">
          <TextField
            name="giftEmail"
            label={hand.email}
            hint={hand.elsewhereHint}
            type="email"
            inputMode="email"
            autoComplete="off"
            dir="ltr"
          />
          <Button kind="secondary" name="intent" value="gift-elsewhere" full>
            {hand.send}
          </Button>
        </form>
      </details>
    </>
  );
}

function titleOf({ words, day, link, taken }: GiftView): string {
  if (taken !== null) return words.hand.takenTitle;
  if (link !== null) return words.hand.lead;
  return day === null ? words.card.lead : words.day.title;
}

function iconOf({ link, taken }: GiftView): 'success' | 'share' | 'calendar' {
  if (taken !== null) return 'success';
  return link === null ? 'calendar' : 'share';
}

export function OrderGift({ gift }: { gift: GiftView }) {
  const { words, notice, self, day, link, taken, byHand } = gift;
  return (
    <section aria-labelledby="gift-title" className="grid gap-4 rounded-lg border border-line bg-paper p-5">
      {notice !== null && <Notice tone="info">{notice}</Notice>}
      <h2 id="gift-title" className="flex items-center gap-2 text-lg font-bold">
        <Icon name={iconOf(gift)} size={22} />
        {titleOf(gift)}
      </h2>
      {taken !== null && <p>{taken}</p>}
      {link !== null && <HandLink link={link} self={self} words={words} />}
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
          {day !== null && link === null && <p className="text-sm">{words.card.lead}</p>}
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
