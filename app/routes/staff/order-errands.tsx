import type { Words } from '../../../content/words.ts';
import { Notice } from '../../ui/notice.tsx';
import type { ErrandCounts } from './errands-for.ts';

type Props = {
  words: Words['staff']['orders'];
  compare: Words['reconcile']['compare'];
  counts: ErrandCounts;
  errands: {
    bank: string;
    cash: string;
    otherMethod: string;
    codes: string;
    notifications: string;
    reconcile: string;
  };
};

const link = 'inline-flex min-h-11 items-center font-semibold text-majorelle underline underline-offset-4';

/** What waits for somebody, the money first. Nothing when nothing waits. */
export function OrderErrands({ words, compare, counts, errands }: Props) {
  return (
    <>
      {counts.claims > 0 && (
        <Notice tone="warning" title={words.claims(counts.claims)}>
          <span className="flex flex-wrap gap-x-5">
            <a className={link} href={errands.bank}>
              {words.claimsBank}
            </a>
            <a className={link} href={errands.cash}>
              {words.claimsCash}
            </a>
          </span>
        </Notice>
      )}
      {counts.otherMethod > 0 && (
        <Notice tone="warning" title={words.otherMethod(counts.otherMethod)}>
          <span className="flex flex-wrap items-center gap-x-5">
            <span>{words.otherMethodText}</span>
            <a className={link} href={errands.otherMethod}>
              {words.lookAtThem}
            </a>
          </span>
        </Notice>
      )}
      {counts.waitingForCode > 0 && (
        <Notice tone="warning" title={words.waiting(counts.waitingForCode)}>
          <a className={link} href={errands.codes}>
            {words.addCodes}
          </a>
        </Notice>
      )}
      {counts.refusedNotifications > 0 && (
        <Notice tone="info" title={words.refused(counts.refusedNotifications)}>
          <a className={link} href={errands.notifications}>
            {words.lookAtThem}
          </a>
        </Notice>
      )}
      {counts.differences > 0 && (
        <Notice tone="warning" title={compare.errand(counts.differences)}>
          <a className={link} href={errands.reconcile}>
            {words.lookAtThem}
          </a>
        </Notice>
      )}
    </>
  );
}
