import type { Words } from '../../../words.ts';
import { NumberedSteps } from '../../../platform/ui/numbered-steps.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

/** How two people find each other: the questions on a sheet, the steps beside it. */
export function Pairs({ words }: { words: Words['accountabilityDetails']['pairs'] }) {
  return (
    <Section tone="ink" labelledBy="pairs-title">
      <div className="grid gap-10 lg:grid-cols-[1.15fr_1fr] lg:gap-20">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="pairs-title" className="mt-4">
            {words.title}
          </Heading>
          <p className="mt-4 text-lg text-mist">{words.text}</p>
          <NumberedSteps steps={words.steps} />
        </div>
        <ol className="pair-sheet">
          {words.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
