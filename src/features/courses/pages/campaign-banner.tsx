import type { Words } from '../../../words.ts';
import type { Campaign } from '../campaign.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import { SaidIn } from '../../../platform/ui/said-in.tsx';
import { Countdown } from './countdown.tsx';

type CampaignBannerProps = {
  campaign: Campaign;
  words: Words['courses']['campaign'];
  units: Words['common']['countdown'];
  locale: Locale;
};

/** The running campaign: its words, and how long it still runs. Fades out over the first 150 px of scrolling (catalogue.css). */
export function CampaignBanner({ campaign, words, units, locale }: CampaignBannerProps) {
  const { text, note } = campaign.words[locale];
  return (
    <aside aria-label={text} className="fades-on-scroll on-ink bg-ink text-sand">
      <div className="column flex flex-wrap items-center justify-between gap-x-10 gap-y-2 py-3 lg:flex-nowrap">
        <p className="min-w-0">
          <strong className="block font-semibold">
            <SaidIn locale={campaign.writtenIn}>{text}</SaidIn>
          </strong>
          {note !== '' && (
            <span className="block text-sm text-mist">
              <SaidIn locale={campaign.writtenIn}>{note}</SaidIn>
            </span>
          )}
        </p>
        <div className="w-full sm:w-[18em] sm:shrink-0">
          <Countdown
            endsAt={campaign.endsAt}
            moment={words.endsAt(formatDeadline(new Date(campaign.endsAt), locale))}
            label={words.left}
            units={units}
          />
        </div>
      </div>
    </aside>
  );
}
