/** The page of whoever has the link of an organisation's seats: signed in, she takes one, and says whether her name may be seen. */
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ClosedPage } from '../../../academy/frame/closed-page.tsx';
import { signInPath } from '../../../academy/accounts/pages/own-path.ts';
import { type DataOf, postedForm, readForm } from '../../../platform/forms/read-form.ts';
import { shownAddress } from '../../../platform/people/mailbox.ts';
import { anyName } from '../../../platform/people/person.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField, TickField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { organisationWords } from '../words.ts';

type CodeArgs = ScreenArgs & { params: { code?: string } };

const form = z.object({ name: anyName });

const closedWords = ({
  none,
  noneText,
  full,
  fullText,
  listed,
  listedText,
}: (typeof organisationWords)['en']['seat']) => ({
  none: { title: none, text: noneText },
  full: { title: full, text: fullText },
  'listed-only': { title: listed, text: listedText },
});

export async function loader(args: CodeArgs) {
  const { academy, links, locale, memberAuth, url } = open(args);
  const words = organisationWords[locale].seat;
  const member = await memberAuth.whoIs(args.request);
  const code = args.params.code ?? '';
  const seat = await academy.seatOfCode({ code, email: member?.email ?? null });
  const state = seat?.state ?? 'none';
  const self = links.takeSeat(seat?.code ?? code);
  const another = signInPath(links.signIn(), self, { another: true });
  if (seat === null || state === 'none' || state === 'full' || state === 'listed-only') {
    const told = closedWords(words)[state === 'full' || state === 'listed-only' ? state : 'none'];
    const head = { title: told.title, description: told.text, index: false };
    const other = state === 'listed-only' ? { href: another, label: words.other } : null;
    return data({ head, closed: { ...told, other }, seat: null }, { status: state === 'none' ? 404 : 200 });
  }
  const title = words.title(seat.course.name[locale]);
  const paid = words.paid(seat.organisation);
  const {
    take: _take,
    title: _title,
    paid: _paid,
    shows,
    account: _account,
    as: signedInAs,
    ...texts
  } = words;
  return data({
    head: { title, description: paid, index: false },
    closed: null,
    seat: {
      ...texts,
      title,
      paid,
      shows: shows(seat.organisation),
      takes: words.take,
      isMine: state === 'mine',
      isSaved: url.searchParams.get('notice') === 'saved',
      showsName: seat.showsName,
      self,
      another,
      signInHref: signInPath(links.signIn(), self),
      account: links.account(),
      signedInAs,
      as: member === null ? null : shownAddress(member.email),
    },
  });
}

type Answer = { name: string; problem: string | null; message: string | null };

/** Taking a seat, or changing one's mind about the name in one that is taken. */
export async function action(args: CodeArgs) {
  const { academy, t, links, locale, memberAuth } = open(args);
  const words = organisationWords[locale].seat;
  const code = args.params.code ?? '';
  const self = links.takeSeat(code);
  const member = await memberAuth.whoIs(args.request);
  if (member === null) return redirect(signInPath(links.signIn(), self), 303);
  const typed = await postedForm(args.request);
  const showsName = typed.get('shows') === 'yes';
  if (typed.get('intent') === 'change') {
    await academy.showNameInSeat({ code, member, showsName });
    return redirect(`${self}?notice=saved`, 303);
  }
  const reading = readForm(form, typed);
  if (!reading.ok) {
    const problem = t.common.fieldProblems[reading.problems['name'] ?? 'name-required'];
    return data<Answer>({ name: reading.typed['name'] ?? '', problem, message: null }, { status: 422 });
  }
  const { name } = reading.value;
  const taken = await academy.takeSeat({ code, member, name, locale, showsName });
  if (taken.ok) return redirect(links.account(), 303);
  if (taken.reason !== 'owns-already') return redirect(self, 303);
  return data<Answer>({ name, problem: null, message: words.owned }, { status: 409 });
}

type Seat = NonNullable<DataOf<typeof loader>['seat']>;

function Shows({ seat }: { seat: Seat }) {
  return (
    <div className="grid gap-1">
      <TickField name="shows" label={seat.shows} checked={seat.showsName} />
      <p className="text-sm text-ink-soft">{seat.showsHint}</p>
    </div>
  );
}

function MySeat({ seat }: { seat: Seat }) {
  return (
    <>
      {seat.isSaved && <Notice tone="success">{seat.saved}</Notice>}
      <p className="font-semibold">{seat.mine}</p>
      <form method="post" action={seat.self} className="grid max-w-md gap-4">
        <input type="hidden" name="intent" value="change" />
        <Shows seat={seat} />
        <Button kind="secondary">{seat.save}</Button>
      </form>
      <ButtonLink href={seat.account}>{seat.toAccount}</ButtonLink>
    </>
  );
}

function TakeForm({ seat, as, typed }: { seat: Seat; as: string; typed: Answer | undefined }) {
  return (
    <>
      {typed?.message && <Notice tone="warning">{typed.message}</Notice>}
      <p>
        {seat.signedInAs}{' '}
        <bdi dir="ltr" className="font-semibold wrap-anywhere">
          {as}
        </bdi>
      </p>
      <form method="post" action={seat.self} noValidate data-check className="grid w-full max-w-md gap-4">
        <TextField
          name="name"
          label={seat.name}
          hint={seat.nameHint}
          value={typed?.name ?? ''}
          problem={typed?.problem ?? null}
          isFirstWrong={Boolean(typed?.problem)}
          autoComplete="name"
          required
          dir="auto"
        />
        <Shows seat={seat} />
        <Button full>{seat.takes}</Button>
      </form>
      <a className="link inline-flex min-h-11 items-center" href={seat.another}>
        {seat.other}
      </a>
    </>
  );
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

export default function TakeSeat({ loaderData: { seat, closed }, actionData }: Props) {
  if (closed !== null)
    return (
      <ClosedPage title={closed.title}>
        <p className="text-lg text-ink-soft">{closed.text}</p>
        {closed.other !== null && <ButtonLink href={closed.other.href}>{closed.other.label}</ButtonLink>}
      </ClosedPage>
    );
  return (
    <main id="main" className="column max-w-3xl! py-8 md:py-14">
      <div className="grid justify-items-start gap-4">
        <h1 className="text-2xl font-bold">{seat.title}</h1>
        <p className="text-lg text-ink-soft">{seat.paid}</p>
        {seat.isMine ? (
          <MySeat seat={seat} />
        ) : seat.as === null ? (
          <>
            <h2 className="text-lg font-bold">{seat.who}</h2>
            <p>{seat.how}</p>
            <ButtonLink href={seat.signInHref}>{seat.signIn}</ButtonLink>
          </>
        ) : (
          <TakeForm seat={seat} as={seat.as} typed={actionData} />
        )}
      </div>
    </main>
  );
}
