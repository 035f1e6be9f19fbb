import type { Words } from '../../../content/words.ts';
import type { Campaign } from '../../../domain/catalogue/campaign.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import { formatDeadline } from '../../../domain/time/calendar-date.ts';
import { Countdown } from './countdown.tsx';

type CampaignBannerProps = {
  campaign: Campaign;
  words: Words['courses']['campaign'];
  units: Words['common']['countdown'];
  locale: Locale;
};

/** The running campaign: its words, and how long it still runs. Fades out over the first 150 px of scrolling (app.css). */
export function CampaignBanner({ campaign, words, units, locale }: CampaignBannerProps) {
  const { text, note } = campaign.words[locale];
  return (
    <aside aria-label={text} className="fades-on-scroll on-ink bg-ink text-sand">
      <div className="column flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
        <p>
          <strong className="text-sm font-semibold md:text-base">{text}</strong>{' '}
          {note !== '' && <span className="block text-sm text-mist sm:inline sm:ps-3">{note}</span>}
        </p>
        <Countdown
          endsAt={campaign.endsAt}
          moment={words.endsAt(formatDeadline(new Date(campaign.endsAt), locale))}
          label={words.left}
          units={units}
        />
      </div>
    </aside>
  );
}
