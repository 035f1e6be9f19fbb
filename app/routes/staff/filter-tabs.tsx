import { classNames } from '../../ui/class-names.ts';

type Tab = { label: string; href: string; count: number | null; isHere: boolean };

/** Ways to look at one list; `count` stands beside what waits for somebody. */
export function FilterTabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ label: text, href, count, isHere }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold',
                isHere
                  ? 'border-majorelle bg-majorelle text-white'
                  : 'border-line bg-paper text-ink hover:border-majorelle',
              )}
            >
              {text}
              {count !== null && (
                <span
                  className={classNames(
                    'min-w-6 rounded-full px-2 py-0.5 text-center text-xs',
                    isHere ? 'bg-white text-majorelle' : 'bg-saffron-pale text-saffron-ink',
                  )}
                >
                  {count}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
