import { Icon } from '../../ui/icon.tsx';

type CopyButtonProps = { value: string; label: string; words: { copy: string; copied: string } };

/** Copies a value. Hidden until the browser script can do it. */
export function CopyButton({ value, label, words }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy={value}
      data-copied={words.copied}
      aria-label={`${words.copy}: ${label}`}
      hidden
      className="inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-1.5 rounded-sm px-3 text-sm font-semibold text-majorelle hover:bg-majorelle-pale"
    >
      <Icon name="copy" size={18} />
      <span data-copy-label>{words.copy}</span>
    </button>
  );
}
