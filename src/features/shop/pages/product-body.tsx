import type { Words } from '../../../words.ts';
import type { Question } from '../../courses/course.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Questions } from '../../../platform/ui/questions.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductView } from './product-view.ts';
import { StepDoors } from './step-doors.tsx';

type ProductBodyProps = {
  included: readonly string[];
  steps: readonly string[];
  questions: readonly Question[];
  related: readonly ProductView[];
  say: Words;
};

/** What the file holds, how to begin with it, what people ask, and what stands next to it on the shelf; what the record does not tell is left out. */
export function ProductBody({ included, steps, questions, related, say }: ProductBodyProps) {
  const words = say.product;
  return (
    <>
      {included.length > 0 && (
        <Section tone="ink">
          <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
            <Heading level={2}>{words.included}</Heading>
            <ul className="divide-y divide-ink-soft border-y border-ink-soft">
              {included.map((point) => (
                <li key={point} className="flex gap-4 py-4 text-lg">
                  <Icon name="check" size={24} className="mt-1 text-saffron" />
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </Section>
      )}
      {steps.length > 0 && (
        <Section tone="sand">
          <Heading level={2}>{words.howToUse}</Heading>
          <StepDoors
            steps={steps.map((text) => ({ text }))}
            className="mt-8 sm:grid-cols-2 lg:mt-10 lg:gap-x-14"
          />
        </Section>
      )}
      <Section tone="paper">
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <Heading level={2}>{words.questions}</Heading>
          <Questions items={questions} />
        </div>
      </Section>
      {related.length > 0 && (
        <Section tone="sand">
          <Heading level={2}>{words.related}</Heading>
          <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            {related.map((view) => (
              <li key={view.slug}>
                <ProductCard view={view} words={say.shop} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
