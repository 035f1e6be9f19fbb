import type { Words } from '../../../words.ts';
import type { Claims } from '../../settings/settings.ts';
import type { Links } from '../../site/links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';

type HeroProps = {
  words: Words['home']['hero'];
  buttons: Words['common']['buttons'];
  claims: Claims;
  links: Links;
};

const doors = [
  { person: 'yasmine', ground: 'mint' },
  { person: 'salma', ground: 'majorelle' },
  { person: 'nour', ground: 'clay' },
] as const;

const Claim = ({ figure, what }: { figure: string; what: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-sm text-ink-soft">{what}</dt>
    <dd className="text-2xl font-bold tracking-tight rtl:tracking-normal">
      <bdi dir="ltr">{figure}</bdi>
    </dd>
  </div>
);

/** The first thing a visitor sees: a promise, two ways on, and three doors that stand on the next band. */
export function Hero({ words, buttons, claims, links }: HeroProps) {
  return (
    <section className="column hero">
      <div className="hero-words">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={1} size="display" className="hero-title">
          {words.titleFirst} <br />
          {words.titleSecond}
        </Heading>
        <p className="max-w-[34rem] text-lg">{words.text}</p>
        <div className="hero-actions">
          <ButtonLink href={links.courses()}>{buttons.browseCourses}</ButtonLink>
          <ButtonLink href={links.community()} kind="secondary">
            {buttons.seeCommunity}
          </ButtonLink>
        </div>
        <dl className="flex gap-10">
          <Claim figure={claims.activeMembers} what={words.activeMembers} />
          <Claim figure={claims.projectsLaunched} what={words.projectsLaunched} />
        </dl>
      </div>
      <div className="hero-doors">
        {doors.map(({ person, ground }) => (
          <Door key={person} ground={ground}>
            <Portrait name={person} alt="" lazy={false} />
          </Door>
        ))}
      </div>
    </section>
  );
}
