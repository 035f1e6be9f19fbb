import type { Words } from '../../../words.ts';
import { Khatam } from '../../../platform/ui/khatam.tsx';

type ProductIntroProps = {
  words: Words['enrol']['product'];
  file: { type: string; size: string };
  included: readonly string[];
  /** '10 downloads within a year', as a sentence. */
  fetched: string;
};

/** What she gets for the price, over the form: the page behind says it at length. */
export function ProductIntro({ words, file, included, fetched }: ProductIntroProps) {
  return (
    <div className="on-ink mb-6 rounded-lg bg-ink p-5 text-sand sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-semibold">{words.inside}</h2>
        <p className="text-sm text-mist">
          <bdi>{file.type}</bdi> · <bdi>{file.size}</bdi>
        </p>
      </div>
      <ul className="mt-3 grid gap-2.5">
        {included.map((text) => (
          <li key={text} className="flex items-start gap-2.5 text-sm max-sm:nth-[n+3]:hidden">
            <Khatam size={18} className="mt-0.5 shrink-0 text-saffron" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-ink-soft pt-3 text-sm text-mist">{fetched}</p>
    </div>
  );
}
