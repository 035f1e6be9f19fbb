import type { Words } from '../../../words.ts';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { UnderWayKind } from './under-way.ts';

/** On a step of paying: she may have paid by card already, and looks at her order before she pays another way. */
export function UnderWayNotice({
  underWay,
  orderPage,
  words,
}: {
  underWay: UnderWayKind | null;
  orderPage: string;
  words: Words['enrol']['card'];
}) {
  if (underWay === null) return null;
  return (
    <div className="mb-6">
      <Notice tone={underWay === 'approved' ? 'warning' : 'info'}>
        {underWay === 'approved' ? words.underWayApproved : words.underWay}{' '}
        <a href={orderPage} className="link">
          {words.seeOrder}
        </a>
      </Notice>
    </div>
  );
}
