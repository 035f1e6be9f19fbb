import type { Words } from '../../../words.ts';
import { ShareButton } from '../../site/share-button.tsx';
import { Badge } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { DateLeaf } from './date-leaf.tsx';
import type { WorkshopPage } from './workshop-page.ts';

/** Date, facts and actions on one card: after the title on phones, beside the text and in sight on wide screens. */
export function WorkshopAside({ page, say }: { page: WorkshopPage; say: Words }) {
  const { view, facts, url } = page;
  const words = say.workshops;
  const past = view.standing === 'past';
  return (
    <aside aria-labelledby="facts-title" className="workshop-card">
      <h2 id="facts-title" className="sr-only">
        {words.facts.heading}
      </h2>
      <div className="workshop-card-day" data-fresh="day">
        <DateLeaf leaf={view.leaf} quiet={past} />
        <div className="min-w-0 space-y-2 pb-1">
          <p className="font-semibold">{past ? view.hours : view.day}</p>
          {past && <p className="text-sm text-ink-soft">{view.day}</p>}
          {!past && <Badge tone={view.standing === 'full' ? 'warning' : 'success'}>{view.seats}</Badge>}
        </div>
      </div>
      <dl className="divide-y divide-line border-t border-line" data-fresh="facts">
        {facts.map(({ icon, term, value }) => (
          <div key={term} className="flex items-start gap-3 py-2.5 text-sm max-[18.5rem]:flex-wrap">
            <Icon name={icon} size={18} className="mt-0.5 text-majorelle" />
            <dt className="shrink-0 text-ink-soft max-[18.5rem]:shrink">{term}</dt>
            <dd className="ms-auto text-end font-semibold text-balance">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2 pt-3">
        <div data-fresh="action" className="grid gap-2">
          <ButtonLink href={view.applyHref} data-dialog full className="max-lg:hidden">
            {view.action.full}
          </ButtonLink>
          <p className="text-sm text-ink-soft">{view.note}</p>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          {view.calendarHref !== null && (
            <ButtonLink href={view.calendarHref} kind="quiet" type="text/calendar">
              <Icon name="calendar" size={18} />
              {words.addToCalendar}
            </ButtonLink>
          )}
          <ShareButton url={url} title={view.title} common={say.common} />
        </div>
      </div>
    </aside>
  );
}
