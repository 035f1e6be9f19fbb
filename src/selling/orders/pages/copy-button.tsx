import { Icon } from '../../../platform/ui/icon.tsx';

type CopyButtonProps = {
  value: string;
  /** What is copied, for screen readers; none where the button's own text names it. */
  label?: string;
  words: { copy: string; copied: string };
};

/** Copies a value. */
export function CopyButton({ value, label, words }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy={value}
      data-copied={words.copied}
      aria-label={label === undefined ? undefined : `${words.copy}: ${label}`}
      className="needs-script inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-sm px-3 text-sm font-semibold text-link hover:bg-majorelle-pale"
    >
      <Icon name="copy" size={18} />
      <span data-copy-label>{words.copy}</span>
    </button>
  );
}
