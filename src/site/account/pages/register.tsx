import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
import { Zellige } from '../../../platform/ui/khatam.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { goToCheckout, JoinForm, joiningWords } from '../../../academy/accounts/pages/join-form.tsx';

export { publicPageWithForm as headers } from '../../../academy/frame/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const app = open(args);
  const { links, t } = app;
  const { words, price } = await joiningWords(app);
  const { title, description } = words.register;
  return {
    head: { title, description },
    words,
    price,
    busy: t.signIn.busy,
    self: links.register(),
    signIn: links.signIn(),
    inside: links.sprintDetails(),
  };
}

export const action = (args: ScreenArgs) => goToCheckout(args);

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

// Nobody who teaches or answers here.
const neighbours = ['khadija', 'salma', 'yasmine'] as const;

/** The offer of the community with its price, and the form that leads to the checkout. */
export default function Register({ loaderData, actionData }: Props) {
  const { words, price, busy, self, signIn, inside } = loaderData;
  const texts = words.register;
  return (
    <main id="main">
      <div className="column register">
        <div className="grid content-start gap-6">
          <Kicker>{texts.kicker}</Kicker>
          <Heading level={1}>{texts.heading}</Heading>
          <p className="max-w-[34rem] text-lg">{texts.text}</p>
          <ul className="register-offer">
            {texts.offer.map(({ title, text }) => (
              <li key={title}>
                <span className="heading text-lg">{title}</span>
                <span className="text-ink-soft">{text}</span>
              </li>
            ))}
          </ul>
          <p>
            <a
              href={inside}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:underline"
            >
              {texts.more}
              <Icon name="arrow-forward" size={18} />
            </a>
          </p>
        </div>
        <div className="register-card">
          <div className="register-gate" aria-hidden="true">
            <Zellige />
            {neighbours.map((name) => (
              <Portrait key={name} name={name} alt="" lazy={false} />
            ))}
          </div>
          <div className="register-body">
            <p className="heading text-4xl">{price}</p>
            <p className="-mt-3 font-semibold">
              {texts.price.once} <span className="font-normal text-ink-soft">· {texts.price.none}</span>
            </p>
            <JoinForm
              action={self}
              words={words}
              submit={texts.submit}
              busy={busy}
              email={actionData?.email}
              problem={actionData?.problem}
            />
            <p className="flex gap-3 text-sm text-ink-soft">
              <Icon name="clock" size={20} className="mt-0.5 text-link" />
              {texts.access}
            </p>
            <p className="flex gap-3 text-sm text-ink-soft">
              <Icon name="shield" size={20} className="mt-0.5 text-mint-ink" />
              {words.refund}
            </p>
            <p className="border-t border-line pt-4">
              {texts.already}{' '}
              <a className="inline-block py-2 font-semibold text-link underline" href={signIn}>
                {texts.signIn}
              </a>
            </p>
          </div>
        </div>
      </div>
    </main>
  );
}
