import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import type { CourseView } from './course-view.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** Today's price, what it was before, and the whole percents between them. */
export function CoursePrice({ view, say, locale }: { view: CourseView; say: Words; locale: Locale }) {
  const { price } = view;
  if (price === null) return <p className="text-xl font-semibold">{view.priceText}</p>;
  return (
    <Price
      centimes={price.centimes}
      beforeCentimes={price.beforeCentimes}
      locale={locale}
      words={say.common.price}
      size="lg"
    >
      {price.percentOff > 0 && (
        <Badge tone="success">{say.course.price.percentOff(percent.format(price.percentOff / 100))}</Badge>
      )}
    </Price>
  );
}
