import { Icon } from '../../../platform/ui/icon.tsx';

/** One for each sprint of which all fifteen days are done. */
export function SprintBadges({ labels }: { labels: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {labels.map((label) => (
        <li
          key={label}
          className="inline-flex items-center gap-2 rounded-full bg-saffron-pale px-4 py-2 text-sm font-semibold text-saffron-ink"
        >
          <Icon name="award" size={18} />
          {label}
        </li>
      ))}
    </ul>
  );
}
