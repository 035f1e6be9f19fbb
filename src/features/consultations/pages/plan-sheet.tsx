import type { Words } from '../../../words.ts';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

/** What one leaves with, shown instead of praised: a written plan on a sheet of paper. */
export function PlanSheet({ words }: { words: Words['consultation']['plan'] }) {
  return (
    <Section tone="sand" labelledBy="plan">
      <div className="grid items-center gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="plan" className="mt-4">
            {words.heading}
          </Heading>
          <p className="mt-5 text-lg">{words.text}</p>
        </div>
        <figure className="plan-ground">
          <div className="plan-sheet">
            <p className="flex items-center gap-2 text-xl font-bold">
              <Khatam size={20} className="text-majorelle" />
              {words.sheetTitle}
            </p>
            <p className="text-sm text-ink-soft">{words.sheetFor}</p>
            <ol className="plan-steps">
              {words.steps.map(({ when, what }) => (
                <li key={when}>
                  <span className="plan-box" aria-hidden="true" />
                  <span>
                    <span className="block text-sm font-semibold text-clay-ink">{when}</span>
                    {what}
                  </span>
                </li>
              ))}
            </ol>
          </div>
          <figcaption className="mt-3 text-sm">{words.note}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
