import type { Words } from '../../../words.ts';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

const icons: readonly { icon: IconName; ground: string }[] = [
  { icon: 'info', ground: 'bg-lilac' },
  { icon: 'trophy', ground: 'bg-saffron' },
  { icon: 'messages', ground: 'bg-clay-light' },
  { icon: 'handshake', ground: 'bg-mint-light' },
];

/** The four spaces of the group; each with a message as one finds it there. */
export function Spaces({ words }: { words: Words['clarityDetails']['spaces'] }) {
  return (
    <Section tone="paper" labelledBy="spaces-title">
      <div className="section-head">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="spaces-title">
            {words.title}
          </Heading>
        </div>
        <p className="max-w-[26rem] text-ink-soft">{words.text}</p>
      </div>
      <ul className="grid gap-6 md:grid-cols-2">
        {words.items.map(({ name, text, example }, place) => (
          <li key={name} className="card flex flex-col gap-4 bg-sand! p-6">
            <div className="flex items-center gap-4">
              <span className={`space-sign ${icons[place]?.ground ?? 'bg-lilac'}`}>
                <Icon name={icons[place]?.icon ?? 'message'} size={22} />
              </span>
              <Heading level={3}>{name}</Heading>
            </div>
            <p className="flex-1 text-ink-soft">{text}</p>
            <blockquote className="said p-4!">{example}</blockquote>
          </li>
        ))}
      </ul>
    </Section>
  );
}
