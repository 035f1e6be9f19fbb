import type { Words } from '../../../content/words.ts';
import { Notice } from '../../ui/notice.tsx';

type Props = {
  words: Words['staffRefunds']['list'];
  counts: { open: number; late: number; surplus: number };
  href: string;
};

const link = 'inline-flex min-h-11 items-center font-semibold text-majorelle underline underline-offset-4';

/** Money that waits to go back. Nothing when none does. */
export function RefundErrands({ words, counts, href }: Props) {
  const { open, late, surplus } = counts;
  if (open === 0 && surplus === 0) return null;
  const title = [
    ...(surplus > 0 ? [words.errandSurplus(surplus)] : []),
    ...(open > 0 ? [words.errand(open)] : []),
  ].join(' · ');
  return (
    <Notice tone={late > 0 || surplus > 0 ? 'error' : 'info'} title={title}>
      <span className="flex flex-wrap items-center gap-x-5">
        {late > 0 && <span>{words.errandLate(late)}</span>}
        <a className={link} href={href}>
          {words.look}
        </a>
      </span>
    </Notice>
  );
}
