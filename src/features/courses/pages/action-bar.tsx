import type { Locale } from '../../../platform/i18n/locale.ts';
import { Price, type PriceWords } from '../../../platform/ui/price.tsx';
import type { CourseView } from './course-view.ts';
import { EnrolLink } from './enrol-link.tsx';

type ActionBarProps = {
  view: CourseView;
  label: string;
  locale: Locale;
  words: PriceWords;
  actionLabel?: string;
};

/**
 * The course's one action at the foot of a phone's screen, within the thumb's reach; the wide page has it beside the text.
 * With its price, where it is a purchase: a waitlist asks for no money.
 */
export function ActionBar({ view, label, locale, words, actionLabel }: ActionBarProps) {
  const price = view.action.kind === 'waitlist' ? null : view.price;
  return (
    <aside aria-label={label} className="action-bar">
      {price !== null && (
        <Price
          centimes={price.centimes}
          beforeCentimes={price.beforeCentimes}
          locale={locale}
          words={words}
          size="sm"
        />
      )}
      <EnrolLink action={view.action} label={actionLabel} full={price === null} />
    </aside>
  );
}
