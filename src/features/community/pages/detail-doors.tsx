import type { Words } from '../../../words.ts';
import { Door } from '../../../platform/ui/door.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';

type DetailDoorsProps = { words: Words['community']['details']; clarity: string; accountability: string };

/** The two pages that tell it all, as two doors to open. */
export function DetailDoors({ words, clarity, accountability }: DetailDoorsProps) {
  const doors = [
    { ...words.clarity, href: clarity, people: ['nour'], ground: 'saffron' },
    { ...words.accountability, href: accountability, people: ['hajar', 'fatima'], ground: 'mint' },
  ] as const;
  return (
    <Section tone="paper" labelledBy="details-title">
      <Heading level={2} id="details-title" className="mb-8 lg:mb-12">
        {words.title}
      </Heading>
      <ul className="grid gap-6 lg:grid-cols-2">
        {doors.map(({ title, text, href, people, ground }) => (
          <li key={href}>
            <a href={href} className="detail-door group">
              <span className="grid content-center gap-2 py-7">
                <span className="heading text-xl group-hover:text-majorelle">{title}</span>
                <span className="text-ink-soft">{text}</span>
                <Icon name="arrow-forward" size={26} className="mt-2 text-majorelle" />
              </span>
              <Door ground={ground} className="detail-door-arch">
                <div className="detail-door-people">
                  {people.map((name) => (
                    <Portrait key={name} name={name} alt="" />
                  ))}
                </div>
              </Door>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
