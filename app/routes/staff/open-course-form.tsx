import type { Words } from '../../../content/words.ts';
import { Button } from '../../ui/button.tsx';
import { TextField, TickField } from '../../ui/field.tsx';

type OpenCourseFormProps = {
  list: {
    slug: string;
    standing: 'closed' | 'ahead' | 'open';
    hasPrice: boolean;
    counts: { untold: number };
  };
  /** What was sent in vain for this course, and why. */
  refused: { until: string; isPast: boolean; isUnticked: boolean } | undefined;
  self: string;
  /** A day in Morocco. */
  suggested: string;
  words: Words['staffWaitlists'];
};

/**
 * What can be done for those who wait: open the course to them first, or write to them where it is open to all. Either needs
 * a tick that says to how many: letters cannot be taken back.
 */
export function OpenCourseForm({ list, refused, self, suggested, words }: OpenCourseFormProps) {
  const { slug, standing, hasPrice, counts } = list;
  if (standing === 'ahead' || (standing === 'open' && counts.untold === 0)) return null;
  if (!hasPrice) return <p className="text-sm text-ink-soft">{words.noPrice}</p>;
  const { isPast = false, isUnticked = false } = refused ?? {};
  const tick = (
    <TickField
      name="sure"
      id={`sure-${slug}`}
      label={words.sure(counts.untold)}
      problem={isUnticked ? words.sureFirst : null}
      isFirstWrong={isUnticked && !isPast}
      checked={refused !== undefined && !isUnticked}
      required
    />
  );
  if (standing === 'open')
    return (
      <form method="post" action={self} noValidate className="grid gap-3">
        <input type="hidden" name="course" value={slug} />
        <p className="font-semibold">{words.writeTitle}</p>
        <p className="text-sm">{words.writeText(counts.untold)}</p>
        {tick}
        <div>
          <Button kind="secondary" name="intent" value="write">
            {words.write}
          </Button>
        </div>
      </form>
    );
  return (
    <form method="post" action={self} noValidate className="grid gap-4">
      <input type="hidden" name="course" value={slug} />
      <p className="font-semibold">{words.openTitle}</p>
      <TextField
        name="until"
        id={`until-${slug}`}
        type="date"
        label={words.until}
        hint={words.untilHint}
        value={refused?.until ?? suggested}
        problem={isPast ? words.past : null}
        isFirstWrong={isPast}
        required
      />
      {tick}
      <div>
        <Button kind="secondary">{words.submit}</Button>
      </div>
    </form>
  );
}
