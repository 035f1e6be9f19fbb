/** '/friends': codes of learners for their friends, and what each order by them brought, or why not. */
import { Card, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { call, type DoneOf } from '../api.ts';
import { FigureTable } from '../figures/figure-table.tsx';
import { AskReason } from '../layout/ask-reason.tsx';
import { Ltr, OrderLink, PersonLink } from '../layout/facts.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, type Reading, useCalled } from '../layout/read.tsx';
import { amountOf, dayOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

type Friends = DoneOf<'GET friends'>;
type Code = Friends['codes'][number];

/** The order, and why it brought no credit, or until when its credit counts. */
function Use({ orderNumber, placedAt, hold, until }: Code['uses'][number]) {
  const { friends: t, locale } = useWords();
  return (
    <>
      <OrderLink number={orderNumber} /> · {dayOf(placedAt, locale)}
      <Typography component="span" variant="body2" sx={{ display: 'block' }}>
        {hold === null ? until !== null && t.until(dayOf(until, locale)) : t.holds[hold]}
      </Typography>
    </>
  );
}

function CodeCard({ code: one, onDone }: { code: Code; onDone: () => void }) {
  const { friends: t, locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const { code, owner, closedAt, closedWhy, uses } = one;
  const amount = (centimes: number) => amountOf(centimes, locale);
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography component="h2" sx={{ fontWeight: 700 }}>
        <Ltr>{code}</Ltr>
      </Typography>
      <Typography>
        <PersonLink email={owner} orElse={<Ltr>{owner}</Ltr>}>
          <Ltr>{owner}</Ltr>
        </PersonLink>
      </Typography>
      {closedAt !== null && (
        <Typography>
          {t.closed(dayOf(closedAt, locale))} <bdi>{closedWhy}</bdi>
        </Typography>
      )}
      <FigureTable
        title={t.uses}
        of={t.order}
        columns={[{ label: t.price, isWide: true }, { label: t.credit }]}
        rows={uses.map((use) => ({
          key: use.orderNumber,
          name: <Use {...use} />,
          values: [
            amount(use.amountCentimes),
            use.hold === null || use.hold === 'refund-period' ? amount(use.creditCentimes) : '–',
          ],
        }))}
        empty={t.noUses}
      />
      {closedAt === null && permissions.includes('mayManageCoupons') && (
        <div>
          <AskReason
            label={t.close}
            title={t.closeOf(code)}
            sure={t.sure}
            field="reason"
            faults={t.faults}
            run={(reason) => call('friends/{code}/closure', { code, reason })}
            done={t.done}
            onDone={onDone}
          />
        </div>
      )}
    </Card>
  );
}

export function FriendsPage() {
  const { friends: t } = useWords();
  const reading: Reading<Friends> = useCalled('GET friends');
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <Read reading={reading} height={400}>
        {({ codes }) =>
          codes.length === 0 ? (
            <Typography>{t.none}</Typography>
          ) : (
            <PlainList>
              {codes.map((one) => (
                <CodeCard key={one.code} code={one} onDone={reading.again} />
              ))}
            </PlainList>
          )
        }
      </Read>
    </PageFrame>
  );
}
