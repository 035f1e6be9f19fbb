import { Door } from '../../../platform/ui/door.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import type { Darija, Sales } from './sales-page.ts';

/** The gift: told only while some are left, with the number that really is. */
function Bonus({ bonus, kicker }: { bonus: NonNullable<Sales['bonus']>; kicker: string }) {
  return (
    <div className="flex items-end gap-5 overflow-hidden rounded-xl bg-saffron ps-6 pt-6 pe-4 text-ink sm:ps-8 sm:pt-8">
      <div className="min-w-0 flex-1 space-y-3 pb-6 sm:pb-8">
        <p className="text-sm font-semibold">{kicker}</p>
        <h3 className="heading text-2xl">{bonus.title}</h3>
        <p>{bonus.text}</p>
        <p className="inline-block rounded-full bg-ink px-4 py-1.5 text-sm font-semibold text-sand">
          {bonus.counter}
        </p>
      </div>
      <Door ground="clay" className="hidden h-52 w-36 shrink-0 sm:block">
        <Portrait name="yasmine" alt="" />
      </Door>
    </div>
  );
}

export function SalesBenefits({ words, bonus }: { words: Darija['benefits']; bonus: Sales['bonus'] }) {
  return (
    <Section tone="ink">
      <div className="grid items-center gap-12 lg:grid-cols-2">
        <div className="space-y-6">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2}>{words.title}</Heading>
          <ul className="space-y-4 text-lg">
            {words.items.map((item) => (
              <li key={item} className="flex gap-3">
                <Icon name="check" size={24} className="mt-1 text-mint-light" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        {bonus !== null && <Bonus bonus={bonus} kicker={words.bonus.kicker} />}
      </div>
    </Section>
  );
}
