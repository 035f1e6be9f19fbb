/**
 * '/learn/outcome/:token': two questions on what came of a course, by the link of an e-mail, without a sign-in. Opening it changes
 * nothing; the same link changes the answer at any time.
 */
import { data, redirect } from 'react-router';
import { open } from '../../../academy/frame/academy-context.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import {
  type DataOf,
  type FieldProblems,
  postedForm,
  readForm,
  type Typed,
} from '../../../platform/forms/read-form.ts';
import { useLocale } from '../../../platform/locale.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { ChoiceCards, TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { ClassroomArgs } from '../../classroom/pages/open-classroom.ts';
import { earnings, outcomeForm } from '../outcome.ts';
import { outcomeWords, useOutcomeWords } from '../words.ts';

export { headers } from '../../classroom/pages/open-classroom.ts';

type Refused = { typed: Typed; problems: FieldProblems };

async function read(args: ClassroomArgs, refused: Refused | null) {
  const { academy, locale, url } = open(args);
  const { title, description } = outcomeWords[locale].page;
  const found = await academy.outcomes.outcomeAsked(args.params.token ?? '');
  const { earns = null, dirhams = null } = found?.answer ?? {};
  const typed: Record<string, string | null> = refused?.typed ?? {
    earns,
    dirhams: dirhams === null ? '' : String(dirhams),
  };
  const problems: FieldProblems = refused?.problems ?? {};
  return data(
    {
      head: { title, description, index: false },
      asked: found && {
        given: { earns: typed['earns'] ?? null, dirhams: typed['dirhams'] ?? '' },
        problems,
        isSaved: refused === null && url.searchParams.get('notice') === 'saved',
        made: found.courseSlug,
        course: found.courseWords?.[locale].name ?? null,
      },
    },
    { status: found === null ? 404 : refused === null ? 200 : 422 },
  );
}

export const loader = (args: ClassroomArgs) => read(args, null);

export async function action(args: ClassroomArgs) {
  const { academy, links } = open(args);
  const token = args.params.token ?? '';
  const reading = readForm(outcomeForm, await postedForm(args.request));
  if (!reading.ok) return read(args, reading);
  const isKept = await academy.outcomes.saveOutcome({ token, answer: reading.value });
  return isKept ? redirect(`${links.outcome(token)}?notice=saved`, 303) : read(args, null);
}

type Asked = NonNullable<DataOf<typeof loader>['asked']>;

function Questions({ asked: { given, problems } }: { asked: Asked }) {
  const { page } = useOutcomeWords();
  return (
    <form method="post" noValidate className="grid gap-5">
      <ChoiceCards
        name="earns"
        legend={page.earns}
        value={given.earns}
        problem={problems['earns'] === undefined ? null : page.choose}
        options={earnings.map((value) => ({ value, title: page.earnings[value] }))}
      />
      <TextField
        name="dirhams"
        label={page.dirhams}
        hint={page.dirhamsHint}
        value={given.dirhams}
        problem={problems['dirhams'] === undefined ? null : page.wrong}
        inputMode="numeric"
        dir="ltr"
        maxLength={12}
      />
      <Button full>{page.save}</Button>
    </form>
  );
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

export default function OutcomePage({ loaderData, actionData }: Props) {
  const { page } = useOutcomeWords();
  const links = linksIn(useLocale());
  const { asked } = actionData ?? loaderData;
  return (
    <main id="main" className="column py-12 md:py-20">
      <div className="mx-auto grid max-w-xl gap-6">
        <div>
          {asked?.course && <p className="font-semibold">{asked.course}</p>}
          <Heading level={1} size={2}>
            {page.title}
          </Heading>
        </div>
        {asked === null ? (
          <Notice tone="info">{page.unknown}</Notice>
        ) : (
          <>
            {asked.isSaved && <Notice tone="success">{page.saved}</Notice>}
            <p className="text-lg text-ink-soft">{page.lead}</p>
            <Questions asked={asked} />
            <p>
              <ButtonLink kind="quiet" className="-ms-2" href={links.ownMade(asked.made)}>
                {page.made}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    </main>
  );
}
