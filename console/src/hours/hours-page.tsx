/** '/hours/<expert>': when she has time, days that differ, and where they meet. */
import { usePermissions } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { HoursWhole } from '../../../src/features/consultations/hours.staff.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { useSay } from '../words/words.ts';
import { HoursForm } from './hours-form.tsx';

export function HoursPage() {
  const { hours, bookings, locale } = useSay();
  const { expert = '' } = useParams();
  const reading = useReading<HoursWhole>(`/hours/${encodeURIComponent(expert)}`);
  const { permissions = [] } = usePermissions<string[]>();
  const called = reading.data?.name[locale === 'ar' ? 'ar' : 'en'];
  return (
    <PageFrame
      title={hours.title}
      heading={called === undefined ? hours.title : hours.of(called)}
      lead={hours.clock}
      // An expert has her own hours alone: all of them would lead her back here.
      back={
        permissions.includes('maySeeOrders')
          ? { to: '/hours', label: hours.backToAll }
          : { to: '/bookings', label: bookings.title }
      }
      measure="reading"
    >
      <Read reading={reading} height={480}>
        {(read) => (
          <HoursForm
            key={`${read.expert} ${read.setAt}`}
            read={read}
            onSaved={reading.again}
            onAgain={reading.again}
          />
        )}
      </Read>
    </PageFrame>
  );
}
