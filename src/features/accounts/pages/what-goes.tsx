import type { Words } from '../../../words.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { Icon } from '../../../platform/ui/icon.tsx';

/** Exactly what goes, and exactly what stays and why. */
export function WhatGoes({ words, years }: { words: Words['account']['deletion']; years: string }) {
  const { goes, stays } = words;
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <section aria-labelledby="goes" className="rounded-lg border border-line bg-paper p-5 md:p-7">
        <h2 id="goes" className="text-lg font-bold">
          {goes.heading}
        </h2>
        <ul className="mt-4 grid gap-3">
          {goes.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="close" size={20} className="mt-0.5 text-error" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="stays" className="rounded-lg bg-sand-deep p-5 md:p-7">
        <h2 id="stays" className="text-lg font-bold">
          {stays.heading}
        </h2>
        <p className="mt-4">{fill(stays.text, { years })}</p>
        <p className="mt-3 text-sm text-ink-soft">{stays.backup}</p>
      </section>
    </div>
  );
}
