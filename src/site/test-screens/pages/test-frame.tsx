import type { ReactNode } from 'react';
import { data } from 'react-router';
import { Notice } from '../../../platform/ui/notice.tsx';
import { type PageTab, PageTabs } from '../../../platform/ui/navigation.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { Words } from '../../../words.ts';
import type { FieldProblems, Typed } from '../../../platform/forms/read-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { EmailField, fieldsOf } from '../../../platform/ui/person-fields.tsx';
import { maySeeOrders } from '../../../academy/staff/who-may.ts';
import type { StaffMember } from '../../../academy.ts';
import { type ForScreens, open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';

export type TestNav = {
  label: string;
  notice: string;
  pages: PageTab[];
};

/** Links to the other test screens, and a note for whom they are. */
export function TestBar({ nav }: { nav: TestNav }) {
  return (
    <div className="grid gap-4">
      <Notice tone="info">{nav.notice}</Notice>
      <PageTabs label={nav.label} pages={nav.pages} />
    </div>
  );
}

type TestFrameProps = { nav: TestNav; title: string; lead: string; children: ReactNode };

/** The frame of a test screen: what it is for, and its content. */
export function TestFrame({ nav, title, lead, children }: TestFrameProps) {
  return (
    <main id="main" className="column grid gap-8 py-8 md:py-12">
      <TestBar nav={nav} />
      <div className="grid gap-2">
        <Heading level={1} size={2}>
          {title}
        </Heading>
        <p className="max-w-2xl text-ink-soft">{lead}</p>
      </div>
      {children}
    </main>
  );
}

export type Refused = { typed: Typed; problems: FieldProblems };

type Props = {
  action: string;
  words: Words['testScreens'];
  problemWords: Words['common']['fieldProblems'];
  /** What was typed before, or the initial values. */
  answer: Refused;
  idempotencyKey: string;
  submit: string;
  children?: ReactNode;
};

/** Amount, description, name and e-mail of a test order. */
export function TestPaymentForm(props: Props) {
  const { action, words, problemWords, answer, idempotencyKey, submit, children } = props;
  const { fields } = words;
  const field = fieldsOf(answer, problemWords);
  return (
    <form method="post" action={action} noValidate className="card grid max-w-2xl gap-5 p-5 md:p-8">
      {Object.keys(answer.problems).length > 0 && <Notice tone="error" title={words.problems} />}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <TextField
        {...field('amount')}
        label={fields.amount}
        hint={fields.amountHint}
        type="number"
        inputMode="decimal"
        min={0.01}
        step={0.01}
        dir="ltr"
        required
      />
      <TextField {...field('description')} label={fields.description} required maxLength={120} />
      <TextField {...field('name')} label={fields.name} autoComplete="name" required maxLength={120} />
      <EmailField field={field} label={fields.email} />
      {children}
      <Button>{submit}</Button>
    </form>
  );
}

/** Test screens are open where a setting turns them on, and everywhere to staff who may see orders. */
type Opened = ReturnType<typeof open> & { member: StaffMember | null; nav: TestNav };

/** Everybody else gets a 404. */
export async function openTestScreen(args: ScreenArgs): Promise<Opened> {
  const app = open(args);
  const member = await app.staffAuth.whoIs(args.request);
  if (!app.testScreens && (member === null || !maySeeOrders(member))) throw data(null, { status: 404 });
  const { t, links, url } = app;
  const words = t.testScreens;
  const pages = [
    { href: links.paymentTest(), label: words.paymentTest.title },
    { href: links.paymentTestPage(), label: words.paymentTestPage.title },
    { href: links.formTest(), label: words.formTest.title },
    { href: links.virtualTest(), label: words.virtual.title },
    { href: links.usersTest(), label: words.users.title },
  ].map((page) => ({ ...page, isHere: page.href === url.pathname }));
  return { ...app, member, nav: { label: words.all, notice: words.notice, pages } };
}

/** The course on the test sales page, with its test price in centimes of MAD. */
export const soldOnTest = 'ecommerce-mastery-virtual';
export const testPriceCentimes = 500;

type Mailbox = NonNullable<ForScreens['mailbox']>;

/** The mailbox, or null without one: then its addresses are 404. */
export function openMailbox(args: ScreenArgs): ReturnType<typeof open> & { mailbox: Mailbox | null } {
  const app = open(args);
  return { ...app, mailbox: app.testScreens ? app.mailbox : null };
}

/** Thrown to show the 404 page. */
export const notThere = () => data(null, { status: 404 });
