import { Door } from '../../../platform/ui/door.tsx';
import type { Ground } from '../../../platform/ui/ground.ts';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { EnrolLink } from './enrol-link.tsx';
import type { CourseView } from './course-view.ts';
import type { Darija } from './sales-page.ts';

const grounds: readonly Ground[] = ['mint', 'majorelle', 'clay', 'saffron'];

type SalesSolutionProps = { view: CourseView; words: Darija['solution']; startLabel: string };

/** Four doors, one after the other, and the button with today's price. */
export function SalesSolution({ view, words, startLabel }: SalesSolutionProps) {
  return (
    <Section>
      <div className="mb-10 max-w-3xl space-y-4">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={2}>{words.title}</Heading>
      </div>
      <ol className="grid gap-8 sm:grid-cols-2 xl:grid-cols-4">
        {words.items.map((item, place) => (
          <li key={item.title} className="flex gap-5 xl:block xl:space-y-5">
            <Door
              ground={grounds[place] ?? 'mint'}
              className="grid h-24 w-16 shrink-0 place-items-center xl:h-40 xl:w-28"
            >
              <span className="grid size-10 place-items-center rounded-full bg-paper text-xl font-bold text-ink xl:size-14 xl:text-2xl">
                {place + 1}
              </span>
            </Door>
            <div>
              <h3 className="mb-2 text-xl font-semibold">{item.title}</h3>
              <p className="text-ink-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <EnrolLink action={view.action} label={startLabel} className="max-sm:w-full" />
      </p>
    </Section>
  );
}
