import type { Words } from '../../../words.ts';
import { Heading, Section } from '../../../platform/ui/section.tsx';

/** The rules, numbered so that a moderator can point to one. */
export function Rules({ words }: { words: Words['clarityDetails']['rules'] }) {
  return (
    <Section tone="sand" labelledBy="rules-title" className="bg-saffron!">
      <div className="grid gap-8 lg:grid-cols-[1fr_1.8fr] lg:gap-16">
        <div>
          <Heading level={2} id="rules-title">
            {words.title}
          </Heading>
          <p className="mt-4 text-lg">{words.text}</p>
        </div>
        <ol className="border-t border-ink">
          {words.items.map((rule, place) => (
            <li key={rule} className="flex gap-5 border-b border-ink py-4 text-lg">
              <span aria-hidden="true" className="w-5 shrink-0 font-bold">
                {place + 1}
              </span>
              {rule}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
