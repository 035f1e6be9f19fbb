/** The price of a record in the list, changed on the spot. */
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { isLikelySlip, priceUnder, type RunningCampaign } from '../../../src/admin/records/price-rules.ts';
import { readAmount } from '../../../src/platform/money/typed-amount.ts';
import { call, Refused } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { SureTick } from '../layout/sure-tick.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { inLocale, madOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { readDirhams, typedDirhams } from './draft.ts';
import { Lacks } from './notices.tsx';
import { type InstalmentTerms, termsAtPrice } from '../../../src/catalogue/courses/instalment-terms.ts';

type RecordRow = RowOf<'catalogue'>;

/** The name of a record in the language of the console, or the other one. */
export function useTitle(): (row: Pick<RecordRow, 'title' | 'slug'>) => string {
  const { locale } = useWords();
  return ({ title, slug }) => inLocale(title, locale) || slug;
}

/** 'no price → 990 MAD': prices in centimes of MAD, and their change. */
export function usePriceWords() {
  const { catalogue, locale } = useWords();
  const shown = (price: unknown) =>
    typeof price !== 'number' ? catalogue.price.none : price === 0 ? catalogue.free : madOf(price, locale);
  const changeOf = (before: unknown, after: unknown) =>
    before === after ? shown(after) : catalogue.publish.fromTo(shown(before), shown(after));
  return { shown, changeOf };
}

type UnderProps = { campaign: RunningCampaign | null; price: number | null };

/** What buyers see in place of this price while a campaign runs. */
export function UnderCampaign({ campaign, price }: UnderProps) {
  const { catalogue, locale } = useWords();
  const shown = priceUnder(campaign, price);
  if (campaign === null || shown === null) return null;
  const { en, ar } = campaign.name;
  const name = (locale === 'ar' ? ar : en) || en || ar;
  return <Typography>{catalogue.price.underCampaign(name, madOf(shown, locale))}</Typography>;
}

type PriceProps = { kind: string; row: RecordRow };

/** Type a new price, see before and after, publish: nothing else of the record changes. */
function QuickPrice({ kind, row, before }: PriceProps & { before: number }) {
  const { catalogue, locale } = useWords();
  const { shown, changeOf } = usePriceWords();
  const name = useTitle()(row);
  const [typed, setTyped] = useState(() => typedDirhams(before));
  const [isSure, setSure] = useState(false);
  const price = readDirhams(typed);
  const isSlip = isLikelySlip(before, price);
  const terms = row.instalments;
  const after = terms && price !== null ? termsAtPrice(terms, { before, after: price }) : null;
  const partsIn = ({ depositCentimes, parts }: InstalmentTerms) =>
    [depositCentimes, ...parts.map(({ amountCentimes }) => amountCentimes)]
      .map((centimes) => madOf(centimes, locale))
      .join(' + ');
  return (
    <ActionButton
      label={shown(before)}
      title={catalogue.price.of(shown(before), name)}
      sure={row.isSample ? `${catalogue.price.lead} ${catalogue.price.sample}` : catalogue.price.lead}
      go={catalogue.publish.goNow}
      done={catalogue.publish.done}
      isSmall
      run={() => {
        const read = readAmount(typed);
        if (price === null)
          throw new Refused(422, {
            code: 'bad-fields',
            fields: { priceCentimes: read.ok ? 'out-of-range' : read.reason },
          });
        return call('PUT catalogue/{kind}/records/{slug}/price', {
          kind,
          slug: row.slug,
          priceCentimes: price,
          isSure,
        });
      }}
    >
      {({ failure, faultOf }) => (
        <>
          <TypedField
            label={catalogue.price.label}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setSure(false);
            }}
            inputMode="decimal"
            ltr
            fault={faultOf('priceCentimes')}
          />
          {price !== null && price !== before && !isSlip && (
            <Alert severity="info">
              {catalogue.publish.prices} <bdi>{changeOf(before, price)}</bdi>
            </Alert>
          )}
          {price !== null && price !== before && terms !== null && (
            <Alert severity="info">
              {catalogue.price.inParts}{' '}
              <bdi>
                {after === null ? catalogue.free : catalogue.publish.fromTo(partsIn(terms), partsIn(after))}
              </bdi>
            </Alert>
          )}
          {price !== before && <UnderCampaign campaign={row.campaign} price={price} />}
          {price !== null && isSlip && (
            <SureTick
              text={[
                catalogue.price.isRight(shown(before), shown(price)),
                ...(kind === 'course' && price === 0 ? [catalogue.publish.becomesFree] : []),
              ].join(' ')}
              label={catalogue.price.sure}
              isSure={isSure}
              onSure={setSure}
              fault={faultOf('isSure')}
            />
          )}
          <Lacks kind={kind} failure={failure} />
        </>
      )}
    </ActionButton>
  );
}

/** A button where the price can be changed on the spot; text where it cannot. */
export function Price({ kind, row }: PriceProps) {
  const { catalogue, locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const { priceCentimes: price } = row;
  if (price === null) return kind === 'course' ? catalogue.price.none : null;
  const because = row.scheduled !== null ? 'scheduled' : 'draft';
  const isHere = row.isPublished && row.draft === null && row.scheduled === null;
  if (isHere && permissions.includes('maySetPrices'))
    return <QuickPrice key={price} kind={kind} row={row} before={price} />;
  return (
    <Typography component="span" variant="body2">
      {price === 0 ? catalogue.free : madOf(price, locale)}
      {!isHere && permissions.includes('maySetPrices') && (
        <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {catalogue.price.because[because]}
        </Typography>
      )}
    </Typography>
  );
}
