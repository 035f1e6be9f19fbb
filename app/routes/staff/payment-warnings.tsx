import { count } from '../../../domain/people/count.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Office } from './open-office.ts';

type Warnings = { title: string; faults: readonly string[]; late: string | null };

/** Ways to pay that are closed, and transfers that wait longer than the academy promises. */
export async function warningsOf({ academy, say, locale }: Office, lateClaims: number): Promise<Warnings> {
  const { faults: words, late } = say.staffTransfers;
  const [faults, { claimAlertHours }] = await Promise.all([
    academy.staff.settingsFaults(),
    academy.settings(),
  ]);
  return {
    title: words.title,
    faults: faults.map((fault) => words[fault]),
    late:
      lateClaims === 0 ? null : late.notice(lateClaims, count(claimAlertHours, say.refunds.hours, locale)),
  };
}

export function PaymentWarnings({ title, faults, late }: Warnings) {
  return (
    <>
      {faults.length > 0 && (
        <Notice tone="error" title={title}>
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </Notice>
      )}
      {late !== null && <Notice tone="error" title={late} />}
    </>
  );
}
