import { Heading, Kicker, Section } from '../../../ui/section.tsx';
import { Questions } from '../../../ui/questions.tsx';
import { Door } from '../../../ui/door.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import type { CourseView } from '../course-view.ts';
import { EnrolLink } from '../enrol-link.tsx';
import type { Darija, Sales } from './sales-page.ts';

type SalesClosingProps = { view: CourseView; sales: Sales; words: Darija; label: string };

/** The last questions, and the door once more. */
export function SalesClosing({ view, sales, words, label }: SalesClosingProps) {
  return (
    <>
      <Section tone="paper">
        <div className="grid gap-10 lg:grid-cols-[2fr_3fr]">
          <div className="space-y-4">
            <Kicker>{words.faq.kicker}</Kicker>
            <Heading level={2}>{words.faq.title}</Heading>
          </div>
          <Questions items={sales.questions} />
        </div>
      </Section>
      <section className="on-ink relative isolate overflow-hidden bg-majorelle text-white">
        <div className="column grid items-end gap-8 lg:grid-cols-[1fr_20rem]">
          <div className="space-y-5 py-16 lg:py-24">
            <Heading level={2} size={1}>
              {words.closing.title}
            </Heading>
            <p className="max-w-2xl text-lg">{words.closing.text}</p>
            <EnrolLink action={view.action} kind="highlight" label={label} className="max-sm:w-full" />
          </div>
          <Door ground="ink" className="hidden h-80 w-56 justify-self-end lg:block">
            <Portrait name="amina" alt="" />
          </Door>
        </div>
      </section>
    </>
  );
}
