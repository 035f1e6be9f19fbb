import type { ReactNode } from 'react';
import { Heading, Questions, Section } from '../../../platform/ui/section.tsx';

type QuestionsBandProps = {
  title: string;
  items: Parameters<typeof Questions>[0]['items'];
  tone?: 'sand' | 'paper';
  /** Stands below the heading. */
  children?: ReactNode;
};

/** Questions and answers with their heading at the side, where a wide page has room for one. */
export function QuestionsBand({ title, items, tone = 'sand', children }: QuestionsBandProps) {
  return (
    <Section tone={tone} labelledBy="faq-title">
      <div className="grid gap-8 lg:grid-cols-[1fr_1.8fr] lg:gap-16">
        <div>
          <Heading level={2} id="faq-title">
            {title}
          </Heading>
          {children}
        </div>
        <Questions items={items} />
      </div>
    </Section>
  );
}
