import { Price } from '../../../platform/ui/price.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { Countdown } from './countdown.tsx';
import type { CourseView } from './course-view.ts';
import { EnrolLink } from './enrol-link.tsx';
import type { Darija, Sales } from './sales-page.ts';

type SalesOfferProps = {
  view: CourseView;
  offer: NonNullable<Sales['limitedOffer']>;
  words: Darija;
  label: string;
};

/** The limited offer, with the campaign's own end: shown only while it runs. */
export function SalesOffer({ view, offer, words, label }: SalesOfferProps) {
  const { kicker, left, units, text } = words.offer;
  return (
    <Section>
      <div className="grid items-center gap-8 rounded-xl border-2 border-ink bg-paper p-6 sm:p-10 lg:grid-cols-[1fr_auto]">
        <div className="space-y-4">
          <Kicker>{kicker}</Kicker>
          <Heading level={2}>{offer.title}</Heading>
          <Countdown endsAt={offer.endsAt} moment={offer.until} label={left} units={units} />
          <p className="text-ink-soft">{text}</p>
        </div>
        <div className="grid gap-4 lg:justify-items-end">
          {view.price !== null && (
            <Price
              centimes={view.price.centimes}
              beforeCentimes={view.price.beforeCentimes}
              locale="ar"
              words={words.price}
              size="lg"
            />
          )}
          <EnrolLink action={view.action} label={label} />
        </div>
      </div>
    </Section>
  );
}
