import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { Questions } from '../../../platform/ui/questions.tsx';
import { ClosingBand } from './closing-band.tsx';
import type { CourseView } from './course-view.ts';
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
      <ClosingBand
        heading={words.closing.title}
        text={words.closing.text}
        action={view.action}
        label={label}
        portrait="amina"
      />
    </>
  );
}
