import type { Words } from '../../../words.ts';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { StepsInARow } from '../../../platform/ui/numbered-steps.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';

/** One sign per promise, in the order of the words. */
const signs: readonly IconName[] = ['list', 'video', 'wallet', 'messages', 'calendar', 'handshake'];

export function HostOffer({ words }: { words: Words['hostCourse'] }) {
  return (
    <Section tone="ink" labelledBy="offer-title">
      <Heading level={2} id="offer-title">
        {words.offer.heading}
      </Heading>
      <ul className="host-offer">
        {words.offer.items.map((item, index) => (
          <li key={item.title}>
            <Icon name={signs[index] ?? 'check'} size={28} className="text-saffron" />
            <h3 className="text-lg font-semibold">{item.title}</h3>
            <p className="text-mist">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function HostHow({ words }: { words: Words['hostCourse'] }) {
  return (
    <Section tone="sand" id="how" labelledBy="how-title">
      <Heading level={2} id="how-title">
        {words.how.heading}
      </Heading>
      <StepsInARow steps={words.how.steps} />
      <div className="host-who">
        <Heading level={3} size={3}>
          {words.who.heading}
        </Heading>
        <ul className="grid gap-3 md:grid-cols-2 md:gap-x-8">
          {words.who.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="check" size={22} className="mt-1 text-majorelle" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
