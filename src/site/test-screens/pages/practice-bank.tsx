import { data, redirect } from 'react-router';
import { formatMad } from '../../../platform/money/money.ts';
import type { PracticeButton } from '../../../gateways/practice/practice-bank.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';

type Args = ScreenArgs & { params: { reference?: string } };

const buttons: readonly PracticeButton[] = [
  'approve',
  'approve-late',
  'approve-repeatedly',
  'decline',
  'tamper',
  'cancel',
];
const isButton = (text: unknown): text is PracticeButton => buttons.some((button) => button === text);

const missing = { status: 404 };

export async function loader(args: Args) {
  const { practiceBank, t, locale } = open(args);
  const words = t.practiceBank;
  const payment = (await practiceBank?.payment(args.params.reference ?? '')) ?? null;
  if (payment === null) {
    const head = { title: words.missing.title, description: words.missing.text, index: false };
    return data({ head, words, locale, payment: null }, missing);
  }
  return {
    head: { title: words.title, description: words.description, index: false },
    words,
    locale,
    payment,
  };
}

/** A button of the bank: sends the academy a notification, and the browser back to it. */
export async function action(args: Args) {
  const { practiceBank } = open(args);
  const pressed = (await postedForm(args.request)).get('button');
  if (practiceBank === null) return data(null, missing);
  if (!isButton(pressed)) return data(null, { status: 422 });
  const back = await practiceBank.press(args.params.reference ?? '', pressed);
  if (back === null) return data(null, missing);
  return redirect(`${back.returnUrl}?${new URLSearchParams(back.fields)}`, 303);
}

/** The practice bank's own page. Plain on purpose: it plays another company, and no money moves here. */
export default function PracticeBankPage({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { words, payment, locale } = loaderData;
  return (
    <main id="main" className="practice-bank">
      <div className="practice-paper">
        <p className="mb-6 border-b-2 border-ink pb-4 text-sm font-semibold">{words.noMoney}</p>
        <h1 className="text-2xl font-bold">{payment === null ? words.missing.title : words.title}</h1>
        {payment === null ? (
          <p className="mt-4">{words.missing.text}</p>
        ) : (
          <>
            <dl className="my-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 font-mono text-sm">
              <dt>{words.amount}</dt>
              <dd className="text-lg font-bold">{formatMad(payment.amountCentimes, locale)}</dd>
              <dt>{words.order}</dt>
              <dd>
                <bdi>{payment.orderNumber}</bdi>
              </dd>
              <dt>{words.item}</dt>
              <dd className="wrap-anywhere">
                <bdi>{payment.description}</bdi>
              </dd>
              <dt>{words.reference}</dt>
              <dd className="wrap-anywhere">
                <bdi>{payment.reference}</bdi>
              </dd>
            </dl>
            {payment.state === 'waiting' ? (
              <form method="post" className="grid gap-4">
                <h2 className="text-lg font-bold">{words.choose}</h2>
                {buttons.map((button) => (
                  <div key={button} className="grid gap-1">
                    <button
                      name="button"
                      value={button}
                      aria-describedby={`hint-${button}`}
                      className="practice-button"
                      data-kind={button}
                    >
                      {words.buttons[button]}
                    </button>
                    <p id={`hint-${button}`} className="text-sm">
                      {words.hints[button]}
                    </p>
                  </div>
                ))}
              </form>
            ) : (
              <form method="post" className="grid gap-4">
                <p className="font-semibold">{words.settled[payment.state]}</p>
                <button name="button" value="cancel" className="practice-button" data-kind="approve">
                  {words.returnButton}
                </button>
              </form>
            )}
          </>
        )}
      </div>
    </main>
  );
}
