import type { Words } from '../../../words.ts';
import { Door } from '../../../platform/ui/door.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { LinkedinLink } from '../../../platform/ui/linkedin-link.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import type { AboutData } from './about.tsx';

type TeamProps = { words: Words['about']['team']; team: AboutData['team']; host: string };

/** Everyone who teaches, from their records; and a door left open for the next one. */
export function Team({ words, team, host }: TeamProps) {
  return (
    <Section tone="sand" labelledBy="team-title" className="pb-0!">
      <div className="section-head">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="team-title">
            {words.title}
          </Heading>
        </div>
        <p className="max-w-[26rem] text-ink-soft">{team.length > 0 ? words.text : words.none}</p>
      </div>
      <ul className="team">
        {team.map(({ slug, name, title, portrait, ground, href, linkedin }) => (
          <li key={slug}>
            <div className="team-words">
              <Heading level={3}>{name}</Heading>
              <p className="mt-1 text-sm text-ink-soft">{title}</p>
              <div className="mt-2 flex items-center justify-between gap-2">
                <a href={href} className="team-link">
                  {words.course}
                  <span className="sr-only">: {name}</span>
                </a>
                <LinkedinLink href={linkedin} label={words.linkedinOf(name)} />
              </div>
            </div>
            <Door ground={ground} className="team-door">
              <Portrait name={portrait} alt="" />
            </Door>
          </li>
        ))}
        <li>
          <div className="team-words">
            <a href={host} data-dialog="" className="heading text-xl text-majorelle hover:underline">
              {words.join}
            </a>
          </div>
          <div className="team-door team-open" aria-hidden="true">
            <Icon name="plus" size={40} />
          </div>
        </li>
      </ul>
    </Section>
  );
}
