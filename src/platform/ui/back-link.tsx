import { Icon } from './icon.tsx';

/** The way back to the list a page's thing stands in. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-majorelle [.on-ink_&]:text-saffron underline-offset-4 hover:underline"
    >
      <Icon name="arrow-back" />
      {label}
    </a>
  );
}
