import type { Words } from '../../../words.ts';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

type RhythmWords = Words['accountabilityDetails']['rhythm'];

const Message = ({
  words,
  label,
  ground,
}: {
  words: RhythmWords['sunday'];
  label: string;
  ground: string;
}) => (
  <article className="grid content-start gap-3">
    <p className={`w-fit rounded-full px-4 py-1 font-semibold text-ink ${ground}`}>{words.day}</p>
    <Heading level={3} size={2}>
      {words.title}
    </Heading>
    <p>{words.text}</p>
    <figure className="mt-2">
      <figcaption className="mb-2 text-sm text-ink-soft">{label}</figcaption>
      <blockquote className="said bg-sand!">{words.sample}</blockquote>
    </figure>
  </article>
);

/** The two messages of a week, each with one to copy. */
export function Rhythm({ words }: { words: RhythmWords }) {
  return (
    <Section tone="paper" labelledBy="rhythm-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="rhythm-title" className="mt-4 mb-9 lg:mb-12">
        {words.title}
      </Heading>
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <Message words={words.sunday} label={words.copy} ground="bg-saffron" />
        <Message words={words.thursday} label={words.copy} ground="bg-mint-light" />
      </div>
    </Section>
  );
}
