/** The page of whoever was given a gift by hand: what it is, and, once they are signed in, the button that makes it theirs. */
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { signInPath } from '../../../academy/accounts/pages/own-path.ts';
import { anyName } from '../../../platform/people/person.ts';
import { shownAddress } from '../../../platform/people/mailbox.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { type DataOf, postedForm, readForm } from '../../../platform/forms/read-form.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { ClosedPage } from '../../../academy/frame/closed-page.tsx';
import { giftDayOf, GiftSheet, sheetOf } from '../../orders/pages/order-gift.tsx';
import { nameIn } from '../../orders/pages/open-step.ts';

type CodeArgs = ScreenArgs & { params: { code?: string } };

const form = z.object({ name: anyName });

export async function loader(args: CodeArgs) {
  const opened = open(args);
  const { academy, t, links, locale, memberAuth } = opened;
  const { take } = t.order.gift;
  const code = args.params.code ?? '';
  const [{ state, order }, member] = await Promise.all([
    academy.giftOfCode(code),
    memberAuth.whoIs(args.request),
  ]);
  const closed = (title: string, text: string, status: number) =>
    data(
      {
        head: { title, description: text, index: false },
        gift: null,
        title,
        text,
        account: state === 'taken' ? { href: links.account(), label: take.signIn } : null,
      },
      { status },
    );
  if (order === null || state === 'none') return closed(take.none, take.noneText, 404);
  if (state === 'taken')
    return order.recipientEmail === member?.email
      ? redirect(links.account(), 303)
      : closed(take.taken, take.takenText, 200);
  const self = links.takeGift(order.giftCode ?? code);
  const day = giftDayOf(order, opened);
  const settings = await academy.settings();
  return data({
    head: { title: take.title, description: take.paid, index: false },
    gift: {
      sheet: sheetOf(order, await nameIn(locale, order, academy), opened),
      take,
      waits: day === null ? null : take.waits(day),
      self,
      name: order.recipientName ?? '',
      nameHint: order.itemKind === 'course' ? take.nameHint : undefined,
      as: member === null ? null : shownAddress(member.email),
      byEmail: signInPath(links.signIn(), self),
      another: signInPath(links.signIn(), self, { another: true }),
      byPhone: memberAuth.phone === null ? null : signInPath(links.signInByPhone(), self),
      help: whatsappLink(settings.whatsapp, take.noEmailText(order.giftCode ?? code)),
    },
    title: take.title,
    text: take.paid,
    account: null,
  });
}

type Answer = { name: string; problem: string | null; message: string | null };

const answer = (status: number, name: string, part: Partial<Answer>) =>
  data<Answer>({ name, problem: null, message: null, ...part }, { status });

export async function action(args: CodeArgs) {
  const { academy, t, links, memberAuth } = open(args);
  const code = args.params.code ?? '';
  const self = links.takeGift(code);
  const member = await memberAuth.whoIs(args.request);
  if (member === null) return redirect(signInPath(links.signIn(), self), 303);
  const reading = readForm(form, await postedForm(args.request));
  if (!reading.ok) {
    const problem = t.common.fieldProblems[reading.problems['name'] ?? 'name-required'];
    return answer(422, reading.typed['name'] ?? '', { problem });
  }
  const { name } = reading.value;
  const taken = await academy.takeGift({ code, member, name });
  if (taken.ok) return redirect(links.account(), 303);
  if (taken.reason !== 'own-gift' && taken.reason !== 'owned-already') return redirect(self, 303);
  return answer(409, name, { message: t.order.gift.take.problems[taken.reason] });
}

type Gift = NonNullable<DataOf<typeof loader>['gift']>;

function WhoYouAre({ gift: { take, byEmail, byPhone, help } }: { gift: Gift }) {
  return (
    <>
      <h2 className="mb-2 text-lg font-bold">{take.who}</h2>
      <p className="mb-4">{take.how}</p>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink href={byEmail}>{take.byEmail}</ButtonLink>
        {byPhone === null ? (
          <ButtonLink kind="secondary" href={help} target="_blank" rel="noopener noreferrer">
            {take.noEmail}
          </ButtonLink>
        ) : (
          <ButtonLink kind="secondary" href={byPhone}>
            {take.byPhone}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function TakeForm({ gift, as, typed }: { gift: Gift; as: string; typed: Answer | undefined }) {
  const { take, self, name, nameHint, another } = gift;
  return (
    <>
      {typed?.message && <Notice tone="warning">{typed.message}</Notice>}
      <p className="mb-4">
        {take.as}{' '}
        <bdi dir="ltr" className="font-semibold wrap-anywhere">
          {as}
        </bdi>
      </p>
      <form method="post" action={self} noValidate data-check className="grid max-w-md gap-4">
        <TextField
          name="name"
          label={take.name}
          hint={nameHint}
          value={typed?.name ?? name}
          problem={typed?.problem ?? null}
          isFirstWrong={Boolean(typed?.problem)}
          autoComplete="name"
          required
          dir="auto"
        />
        <Button full>{take.take}</Button>
      </form>
      <p className="mt-4">
        <a className="link inline-flex min-h-11 items-center" href={another}>
          {take.other}
        </a>
      </p>
    </>
  );
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

export default function TakeGift({ loaderData, actionData }: Props) {
  const { gift, title, text, account } = loaderData;
  if (gift === null)
    return (
      <ClosedPage title={title}>
        <p className="text-lg text-ink-soft">{text}</p>
        {account !== null && <ButtonLink href={account.href}>{account.label}</ButtonLink>}
      </ClosedPage>
    );
  return (
    <main id="main" className="column max-w-3xl! py-8 md:py-14">
      <GiftSheet title={title} {...gift.sheet}>
        <p className="mb-4 font-semibold">{text}</p>
        {gift.waits !== null ? (
          <p>{gift.waits}</p>
        ) : gift.as === null ? (
          <WhoYouAre gift={gift} />
        ) : (
          <TakeForm gift={gift} as={gift.as} typed={actionData} />
        )}
      </GiftSheet>
    </main>
  );
}
