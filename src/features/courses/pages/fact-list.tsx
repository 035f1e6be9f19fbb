import { Icon } from '../../../platform/ui/icon.tsx';
import type { Fact } from './course-page.ts';

/** Facts of a few words, one line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ icon, term, value }) => (
        <div key={term} className="flex items-start gap-3 py-2 text-sm max-[18.5rem]:flex-wrap">
          <Icon name={icon} size={18} className="mt-0.5 text-majorelle" />
          <dt className="shrink-0 text-ink-soft max-[18.5rem]:shrink">{term}</dt>
          <dd className="ms-auto text-end font-semibold text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts that need a sentence, two side by side. */
export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-5 border-t border-line pt-6 sm:grid-cols-2">
      {facts.map(({ icon, term, value }) => (
        <div key={term} className="grid grid-cols-[auto_1fr] content-start gap-x-3">
          <Icon name={icon} className="row-span-2 mt-0.5 text-majorelle" />
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
