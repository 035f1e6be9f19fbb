import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

/** An open door for those who teach. */
export function HostInvitation({ words, href }: { words: Words['home']['host']; href: string }) {
  return (
    <Section tone="sand" id="host-course" labelledBy="host-title">
      <div className="host">
        <div className="host-words">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="host-title">
            {words.title}
          </Heading>
          <p className="text-lg">{words.text}</p>
          <ul className="grid gap-2">
            {words.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon name="check" size={22} className="mt-1 text-majorelle" />
                {point}
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink href={href} data-dialog="">
              {words.cta}
            </ButtonLink>
          </div>
        </div>
        <div className="host-doors">
          <Door ground="majorelle">
            <Portrait name="fatima" alt="" />
          </Door>
          <Door ground="clay">
            <Portrait name="youssef" alt="" />
          </Door>
        </div>
      </div>
    </Section>
  );
}
