import type { Words } from '../../../content/words.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

type OpenCourseFormProps = {
  list: {
    slug: string;
    standing: 'closed' | 'ahead' | 'open';
    hasPrice: boolean;
    counts: { untold: number };
  };
  self: string;
  /** A day in Morocco. */
  suggested: string;
  words: Words['staffWaitlists'];
};

/** What can be done for those who wait: open the course to them first, or write to them where it is open to all. */
export function OpenCourseForm({ list, self, suggested, words }: OpenCourseFormProps) {
  const { slug, standing, hasPrice, counts } = list;
  if (standing === 'ahead' || (standing === 'open' && counts.untold === 0)) return null;
  if (!hasPrice) return <p className="text-sm text-ink-soft">{words.noPrice}</p>;
  if (standing === 'open')
    return (
      <form method="post" action={self} className="grid gap-3">
        <input type="hidden" name="course" value={slug} />
        <p className="font-semibold">{words.writeTitle}</p>
        <p className="text-sm">{words.writeText(counts.untold)}</p>
        <div>
          <Button kind="secondary" name="intent" value="write">
            {words.write}
          </Button>
        </div>
      </form>
    );
  return (
    <form method="post" action={self} className="grid gap-4">
      <input type="hidden" name="course" value={slug} />
      <p className="font-semibold">{words.openTitle}</p>
      <TextField
        name="until"
        id={`until-${slug}`}
        type="date"
        label={words.until}
        hint={words.untilHint}
        value={suggested}
        required
      />
      <div>
        <Button kind="secondary">{words.submit}</Button>
      </div>
    </form>
  );
}
