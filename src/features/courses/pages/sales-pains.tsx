import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import type { Darija } from './sales-page.ts';

/** What holds her back, in her own words. */
export function SalesPains({ words }: { words: Darija['pains'] }) {
  return (
    <Section tone="ink">
      <div className="mb-10 max-w-3xl space-y-4">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={2}>{words.title}</Heading>
      </div>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {words.items.map((item) => (
          <li key={item.title} className="border-s-4 border-clay ps-5">
            <h3 className="mb-2 text-xl font-semibold">{item.title}</h3>
            <p className="text-mist">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
