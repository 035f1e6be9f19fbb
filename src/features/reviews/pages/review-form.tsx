/** The form of a review. */
import { linksIn } from '../../site/links.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ChoiceCards, TextField } from '../../../platform/ui/field.tsx';
import type { FieldProblems, Typed } from '../../../platform/forms/read-form.ts';
import { useLocale } from '../../../platform/locale.tsx';
import { mostInReview } from '../review.ts';
import type { Reviewing } from '../reviews.service.ts';
import { useReviewsWords } from '../words.ts';

type Own = Reviewing['own'];

type FormProps = {
  courseSlug: string;
  own: Own;
  firstName: string;
  refused?: { typed: Typed; problems: FieldProblems };
};

const scale = [5, 4, 3, 2, 1] as const;

export function ReviewForm({ courseSlug, own, firstName, refused }: FormProps) {
  const words = useReviewsWords();
  const links = linksIn(useLocale());
  const problemOf = (name: string) => {
    const problem = refused?.problems[name];
    if (problem === undefined) return null;
    return problem === 'too-long' || problem === 'choice-required'
      ? words.problem[problem]
      : words.problem.required;
  };
  const wrong = ['stars', 'body', 'shownName', 'city'].find((name) => refused?.problems[name] !== undefined);
  const text = (name: 'body' | 'shownName' | 'city', before: string) => ({
    name,
    value: refused?.typed[name] ?? own?.[name] ?? before,
    problem: problemOf(name),
    isFirstWrong: wrong === name,
    dir: 'auto' as const,
    required: true,
  });
  return (
    <form method="post" action={links.courseReview(courseSlug)} noValidate className="grid gap-5">
      <ChoiceCards
        name="stars"
        legend={words.stars}
        value={refused?.typed['stars'] ?? (own === null ? null : String(own.stars))}
        problem={problemOf('stars')}
        options={scale.map((stars) => ({
          value: String(stars),
          title: words.starNames[stars],
          text: words.starsOf(stars),
        }))}
      />
      <TextField label={words.body} hint={words.bodyHint(mostInReview)} rows={5} {...text('body', '')} />
      <TextField label={words.shownName} autoComplete="given-name" {...text('shownName', firstName)} />
      <TextField label={words.city} autoComplete="address-level2" {...text('city', '')} />
      <p>
        <Button>{own === null ? words.send : words.save}</Button>
      </p>
    </form>
  );
}
