import { Icon } from './icon.tsx';

/** Questions people ask, as native <details>: they open without script and are found by the browser's search. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-paper text-ink">
      {items.map((item) => (
        <details key={item.question} className="question">
          <summary>
            <span>{item.question}</span>
            <Icon name="plus" size={22} className="question-sign" />
          </summary>
          <p className="px-5 pb-5 text-ink-soft">{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
