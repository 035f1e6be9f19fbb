import type { Words } from '../../../words.ts';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';

type Whom = Words['community']['whom'];

const Answers = ({ words, icon, sign }: { words: Whom['yes']; icon: IconName; sign: string }) => (
  <div>
    <Heading level={3}>{words.title}</Heading>
    <ul className="mt-4 divide-y divide-line border-t border-line">
      {words.points.map((point) => (
        <li key={point} className="flex gap-4 py-4">
          <Icon name={icon} size={22} className={`mt-0.5 ${sign}`} />
          {point}
        </li>
      ))}
    </ul>
  </div>
);

/** For whom the community is made, and for whom it is not: both said. */
export function ForWhom({ words }: { words: Whom }) {
  return (
    <Section tone="sand" labelledBy="whom-title">
      <Heading level={2} id="whom-title" className="mb-8 lg:mb-12">
        {words.title}
      </Heading>
      <div className="grid gap-12 lg:grid-cols-[1.25fr_1fr] lg:gap-20">
        <Answers words={words.yes} icon="check" sign="text-mint-ink" />
        <Answers words={words.no} icon="close" sign="text-clay-ink" />
      </div>
    </Section>
  );
}
