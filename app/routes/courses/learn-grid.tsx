import { Khatam } from '../../ui/khatam.tsx';

/** What a learner will be able to do, one card each. */
export function LearnGrid({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item.title} className="rounded-lg border border-line bg-paper p-5">
          <Khatam size={22} className="mb-3 text-clay" />
          <h3 className="mb-1 text-lg font-semibold">{item.title}</h3>
          <p className="text-ink-soft">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
