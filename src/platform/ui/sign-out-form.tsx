import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type SignOutFormProps = {
  action: string;
  label: string;
  /** Of the words, as the ground behind them asks. */
  colour: 'text-majorelle' | 'text-saffron';
};

/** The way out, beside who is signed in. */
export const SignOutForm = ({ action, label, colour }: SignOutFormProps) => (
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
