import { Khatam } from '../../../platform/ui/khatam.tsx';

/** What a learner should have before she begins. */
export function Requirements({ items }: { items: readonly string[] }) {
  return (
    <ul className="space-y-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Khatam size={16} className="mt-1.5 text-clay" />
          {item}
        </li>
      ))}
    </ul>
  );
}
