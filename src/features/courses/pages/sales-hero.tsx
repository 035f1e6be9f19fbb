import { Badge } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
import type { CourseView } from './course-view.ts';
import { EnrolLink } from './enrol-link.tsx';
import type { Darija, Sales } from './sales-page.ts';

type SalesHeroProps = { view: CourseView; sales: Sales; words: Darija; registerLabel: string };

const badgeIcons: readonly IconName[] = ['users', 'star', 'award'];

function Badges({ badges, label }: { badges: readonly string[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6 gap-y-2">
      {badges.map((badge, place) => (
        <li key={badge} className="flex items-center gap-2 font-semibold">
          <Icon name={badgeIcons[place] ?? 'star'} className="text-clay" />
          {badge}
        </li>
      ))}
    </ul>
  );
}

const doors = [
  { person: 'khadija', ground: 'saffron' },
  { person: 'salma', ground: 'majorelle' },
  { person: 'hajar', ground: 'mint' },
] as const;

/** Three doors of the lane, three women at them: as on the home page. */
const Doors = () => (
  <div className="sales-doors">
    {doors.map(({ person, ground }) => (
      <Door key={person} ground={ground}>
        <Portrait name={person} alt="" lazy={false} />
      </Door>
    ))}
  </div>
);

/** The promise, who made it true before, today's price, and the register button. */
export function SalesHero({ view, sales, words, registerLabel }: SalesHeroProps) {
  const { hero } = words;
  return (
    <div className="column sales-hero">
      <div className="sales-words">
        <Kicker>{hero.kicker}</Kicker>
        <Heading level={1} size={1}>
          {hero.title}
        </Heading>
        <p className="max-w-xl text-lg">{hero.subtitle}</p>
        <Badges badges={sales.badges} label={hero.badges.label} />
        {sales.start !== null && (
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="calendar" className="text-clay" />
            {sales.start}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {view.price !== null && (
            <div className="max-lg:hidden">
              <Price
                centimes={view.price.centimes}
                beforeCentimes={view.price.beforeCentimes}
                locale="ar"
                words={words.price}
                size="lg"
              />
            </div>
          )}
          {sales.saves !== null && <Badge tone="success">{sales.saves}</Badge>}
          {sales.seats !== null && (
            <Badge tone={sales.seats.areTaken ? 'warning' : 'plain'}>{sales.seats.text}</Badge>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <EnrolLink action={view.action} label={registerLabel} className="max-lg:hidden" />
          <ButtonLink href="#lbarnamaj" kind="secondary">
            {hero.look}
          </ButtonLink>
        </div>
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <Icon name="shield" className="text-mint" />
          {sales.refund}
        </p>
      </div>
      <Doors />
    </div>
  );
}
