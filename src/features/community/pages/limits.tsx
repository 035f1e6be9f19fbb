import type { Words } from '../../../words.ts';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

type LimitsWords = Words['accountabilityDetails']['limits'];

const Side = ({
  words,
  icon,
  look,
  sign,
}: {
  words: LimitsWords['is'];
  icon: IconName;
  look: string;
  sign: string;
}) => (
  <div className={`rounded-lg p-6 sm:p-8 ${look}`}>
    <Heading level={3}>{words.title}</Heading>
    <ul className="mt-4 grid gap-3">
      {words.points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name={icon} size={22} className={`mt-0.5 ${sign}`} />
          {point}
        </li>
      ))}
    </ul>
  </div>
);

/** Where a partner ends. */
export function Limits({ words }: { words: LimitsWords }) {
  return (
    <Section tone="sand" labelledBy="limits-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="limits-title" className="mt-4 mb-8 lg:mb-12">
        {words.title}
      </Heading>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Side words={words.is} icon="check" look="bg-mint-pale" sign="text-mint-ink" />
          <p className="self-end">{words.change}</p>
        </div>
        <Side words={words.not} icon="close" look="bg-blush" sign="text-clay-ink" />
      </div>
    </Section>
  );
}
