import { classNames } from './class-names.ts';

export type PageTab = { href: string; label: string; isHere: boolean };

/** Pages that belong together, side by side; the one that is open is marked. */
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
