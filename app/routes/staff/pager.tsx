import { ButtonLink } from '../../ui/button.tsx';

type PagerProps = {
  /** Back to the first page; null on it. */
  newest: string | null;
  /** The next page; null on the last. */
  older: string | null;
  words: { newest: string; older: string };
};

/** The ways on at the foot of a long list, newest first. */
export function Pager({ newest, older, words }: PagerProps) {
  if (newest === null && older === null) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {newest !== null && (
        <ButtonLink kind="secondary" href={newest}>
          {words.newest}
        </ButtonLink>
      )}
      {older !== null && (
        <ButtonLink kind="secondary" href={older}>
          {words.older}
        </ButtonLink>
      )}
    </div>
  );
}
