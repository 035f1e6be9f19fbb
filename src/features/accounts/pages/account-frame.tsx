import type { ReactNode } from 'react';
import { LeavingPhone } from '../../classroom/leave.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import type { AccountFrameData } from './open-account.ts';

type SignOutFormProps = {
  action: string;
  label: string;
  /** Of the words, as the ground behind them asks. */
  colour: 'text-majorelle' | 'text-saffron';
};

/** The way out, beside who is signed in. */
const SignOutForm = ({ action, label, colour }: SignOutFormProps) => (
  <form method="post" action={action}>
    <button
      type="submit"
      className={classNames(
        'inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold underline-offset-4 hover:underline',
        colour,
      )}
    >
      <Icon name="sign-out" size={18} />
      {label}
    </button>
  </form>
);

function Pages({ frame: { words, pages } }: { frame: AccountFrameData }) {
  return (
    <nav aria-label={words.pages} className="mt-5 pb-5 md:mt-7 md:pb-0">
      <ul className="flex flex-wrap gap-2 md:gap-1">
        {pages.map(({ href, label, isHere }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border px-3 text-sm font-semibold md:rounded-none md:px-4 md:text-base md:border-0 md:border-b-4 md:bg-transparent',
                isHere
                  ? 'border-saffron bg-saffron text-ink md:text-saffron'
                  : 'border-mist/50 text-sand hover:border-sand md:border-transparent',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Her own rooms: who is here and the way out stand over the doors to them. */
export function AccountFrame({
  frame,
  title,
  lead,
  children,
}: {
  frame: AccountFrameData;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const { words, email, signOut } = frame;
  return (
    <main id="main">
      <div className="on-ink bg-ink text-sand">
        <div className="column max-w-5xl! pt-8 md:pt-12">
          <div className="flex items-center justify-between gap-6">
            <div className="min-w-0">
              <p className="text-3xl font-bold">{words.heading}</p>
              <div className="mt-2 flex flex-wrap items-center gap-x-5 text-sm text-mist">
                <span className="min-w-0 wrap-anywhere">
                  {words.signedInAs}{' '}
                  <span className="block md:inline">
                    <bdi dir="ltr" className="font-semibold text-sand">
                      {email}
                    </bdi>
                  </span>
                </span>
                <LeavingPhone>
                  <SignOutForm action={signOut} label={words.signOut} colour="text-saffron" />
                </LeavingPhone>
              </div>
            </div>
            <Door ground="saffron" className="hidden h-28 w-22 shrink-0 place-items-center self-end sm:grid">
              <span className="grid size-12 place-items-center rounded-full bg-paper text-ink">
                <Icon name="user" size={26} />
              </span>
            </Door>
          </div>
          <Pages frame={frame} />
        </div>
      </div>
      <div className="column max-w-5xl! py-8 md:py-12">
        <Heading level={1} size={2}>
          {title}
        </Heading>
        {lead !== undefined && <p className="mt-3 max-w-[44rem] text-ink-soft">{lead}</p>}
        <div className="mt-7 md:mt-9">{children}</div>
      </div>
    </main>
  );
}
