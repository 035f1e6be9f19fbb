import type { Words } from '../../../words.ts';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import type { CourseOnOffer } from '../../../site/offers/read-catalogue.service.ts';

const percents = new Intl.NumberFormat('en', { style: 'percent' });

/**
 * The intro above the form of a course that is sold by a page in Darija: its Arabic name, its description, and
 * the limited offer while a campaign runs. Null for every other course.
 */
export function salesIntroOf({ course, offer }: CourseOnOffer, t: Words) {
  if (course.salesStory === null) return null;
  const { name, description } = course.words.ar;
  const { offer: words } = t.ecommerceMasteryVirtual.darija;
  const campaign = offer?.campaign ?? null;
  return {
    name,
    description,
    limitedOffer:
      campaign === null
        ? null
        : {
            text: words.title(percents.format(campaign.percent / 100)),
            until: words.until(formatDeadline(new Date(campaign.endsAt), 'ar')),
          },
  };
}

export function SalesIntro({ intro }: { intro: NonNullable<ReturnType<typeof salesIntroOf>> }) {
  const { limitedOffer } = intro;
  return (
    <div lang="ary" dir="rtl" className="darija mb-6 overflow-hidden rounded-lg bg-sand-deep">
      {limitedOffer !== null && (
        <p className="bg-saffron text-pitch px-4 py-2.5 text-sm sm:px-6">
          <strong className="font-bold">{limitedOffer.text}</strong>{' '}
          <span className="block">{limitedOffer.until}</span>
        </p>
      )}
      <p className="px-4 py-3 text-sm sm:px-6">{intro.description}</p>
    </div>
  );
}
