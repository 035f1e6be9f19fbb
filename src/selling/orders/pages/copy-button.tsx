import { classNames } from '../../../platform/ui/class-names.ts';
import { Icon } from '../../../platform/ui/icon.tsx';

type CopyButtonProps = {
  value: string;
  /** What is copied, for screen readers; none where the button's own text names it. */
  label?: string;
  words: { copy: string; copied: string };
  /** As large as the buttons beside it. */
  wide?: boolean;
};

const narrow =
  'inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-1.5 rounded-sm px-3 text-sm font-semibold text-link hover:bg-majorelle-pale';

const wider = 'button border-ink bg-transparent text-ink hover:bg-ink hover:text-sand';

/** Copies a value. */
export function CopyButton({ value, label, words, wide = false }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy={value}
      data-copied={words.copied}
      aria-label={label === undefined ? undefined : `${words.copy}: ${label}`}
      className={classNames('needs-script', wide ? wider : narrow)}
    >
      <Icon name="copy" size={18} />
      <span data-copy-label>{words.copy}</span>
    </button>
  );
}
