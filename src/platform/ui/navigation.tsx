import { classNames } from './class-names.ts';
import { ButtonLink } from './button.tsx';
import { specifiedFor } from './specified.ts';
import { Icon } from './icon.tsx';

/** The LinkedIn logo, linked to a person's profile in a new tab; `label` names the person and the new tab. */
export function LinkedinLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="icon-button" aria-label={label}>
      <Icon name="linkedin" size={22} />
    </a>
  );
}

/** A link back to the list. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      title={specifiedFor(label)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-link print:hidden [.on-ink_&]:text-saffron-light underline-offset-4 hover:underline"
    >
      <Icon name="arrow-back" />
      {label}
    </a>
  );
}

/** `href` null: there is no page that way. */
type Way = { href: string | null; label: string };

/** The previous and next links below a long list. */
export function Pager({ ways }: { ways: readonly Way[] }) {
  const open = ways.flatMap(({ href, label }) => (href === null ? [] : [{ href, label }]));
  if (open.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {open.map(({ href, label }) => (
        <ButtonLink key={label} kind="secondary" href={href}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

export type PageTab = { href: string; label: string; isHere: boolean };

/** Tabs of related pages; the open one is marked. */
export function PageTabs({ label, pages }: { label: string; pages: readonly PageTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ href, label: text, isHere }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-md px-4 font-semibold',
                isHere ? 'bg-ink text-sand' : 'bg-sand-deep text-ink hover:bg-line',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
