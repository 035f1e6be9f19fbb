/** A price that waits for approval, decided on the spot; or what became of one. */
import { Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { isLikelySlip, priceUnder } from '../../../src/admin/records/price-rules.ts';
import { call, type DoneOf } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { AskReason } from '../layout/ask-reason.tsx';
import { madOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

type One = DoneOf<'GET today'>['tasks'][number]['first'][number];
type Price = NonNullable<One['price']>;
type Named = { kind: string; slug: string };

/** 'no price → 990 MAD': prices in centimes of MAD, and their change. */
export function usePriceWords() {
  const { today, locale } = useWords();
  const t = today.approval;
  const shown = (price: unknown) =>
    typeof price !== 'number' ? t.none : price === 0 ? t.free : madOf(price, locale);
  const changeOf = (before: unknown, after: unknown) =>
    before === after ? shown(after) : t.fromTo(shown(before), shown(after));
  return { shown, changeOf };
}

/** What buyers see in place of this price while a campaign runs. */
export function UnderCampaign({ campaign, price }: { campaign: Price['campaign']; price: number | null }) {
  const { today, locale } = useWords();
  const shown = priceUnder(campaign, price);
  if (campaign === null || shown === null) return null;
  const { en, ar } = campaign.name;
  const name = (locale === 'ar' ? ar : en) || en || ar;
  return <Typography>{today.approval.underCampaign(name, madOf(shown, locale))}</Typography>;
}

/** Refuses a price that was sent for approval, with a reason for whoever asked. */
export function RefusePrice({ kind, slug, name, onDone }: Named & { name: string; onDone?: () => void }) {
  const t = useWords().today.approval;
  return (
    <AskReason
      label={t.refuse}
      title={t.refuseOf(name)}
      sure={t.refuseSure}
      go={t.refuse}
      done={t.refused}
      isSmall
      field="reason"
      run={(reason) => call('catalogue/{kind}/records/{slug}/price-request/refusal', { kind, slug, reason })}
      {...(onDone && { onDone, onStale: onDone })}
    />
  );
}

export function PriceToDecide({ price }: { price: Price }) {
  const { today, locale } = useWords();
  const t = today.approval;
  const { kind, slug, revision, before, after, isNew, hasMore, note, by, decided } = price;
  const name = price.name[locale === 'ar' ? 'ar' : 'en'] || price.name.en || price.name.ar || slug;
  const isSlip = isLikelySlip(before, after);
  const { shown, changeOf } = usePriceWords();
  return (
    <Stack sx={{ gap: 0.5, pb: 1, overflowWrap: 'anywhere' }}>
      {decided?.isApproved !== true && (
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{changeOf(before, after)}</bdi>
        </Typography>
      )}
      {decided === null ? (
        <>
          <Typography variant="body2" color="text.secondary">
            {t.asked(by)}
          </Typography>
          {note !== '' && (
            <Typography variant="body2">
              <q>{note}</q>
            </Typography>
          )}
          {revision === null && <Typography variant="body2">{t.toSet}</Typography>}
          {hasMore && <Typography variant="body2">{t.more}</Typography>}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 0.5 }}>
            {revision !== null && (
              <ActionButton
                label={t.approve}
                title={t.approveOf(name)}
                sure={isNew ? t.approveNew(slug) : t.approveSure}
                go={t.approve}
                done={t.approved}
                isSmall
                isPrime
                run={() => call('catalogue/{kind}/records/{slug}/publication', { kind, slug, revision })}
              >
                {({ failure }) => (
                  <>
                    <Typography sx={{ fontWeight: 600 }}>
                      <bdi>{changeOf(before, after)}</bdi>
                    </Typography>
                    <UnderCampaign campaign={price.campaign} price={after} />
                    {isSlip && (
                      <Typography color="error">{t.isRight(shown(before), shown(after))}</Typography>
                    )}
                    {hasMore && !isNew && <Typography>{t.more}</Typography>}
                    {failure?.code === 'incomplete' && (
                      <MuiLink component={Link} to={`/catalogue/${kind}/${slug}`}>
                        {t.toMissing}
                      </MuiLink>
                    )}
                  </>
                )}
              </ActionButton>
            )}
            <RefusePrice kind={kind} slug={slug} name={name} />
          </Stack>
        </>
      ) : (
        <>
          <Typography variant="body2" color={decided.isApproved ? 'success.main' : 'error'}>
            {decided.isApproved ? t.wasApproved(decided.by) : t.wasRefused(decided.by)}
          </Typography>
          {decided.reason !== '' && (
            <Typography variant="body2">
              <q>{decided.reason}</q>
            </Typography>
          )}
        </>
      )}
    </Stack>
  );
}
