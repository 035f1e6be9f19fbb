/**
 * '/learn/emails/:token': where an e-mail's own link turns e-mails of its kind off, without a sign-in. Opening it changes
 * nothing, because programs that read mail open every link; a mail program's one press is a POST, and is answered as such.
 */
import { data, redirect } from 'react-router';
import { open } from '../../../academy/frame/academy-context.ts';
import { type DataOf, postedForm, typedText } from '../../../platform/forms/read-form.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { isLearningEmailKind } from '../learning-email.ts';
import { learningEmailWords, useLearningEmailWords } from '../words.ts';
import type { ClassroomArgs } from './open-classroom.ts';

export { headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const { academy, locale } = open(args);
  const token = args.params.token ?? '';
  const choices = await academy.learningEmails.emailChoices(token);
  const { title, description } = learningEmailWords[locale].page;
  const found = choices && {
    token,
    kind: choices.kind,
    kinds: choices.kinds,
    hasGroup: choices.hasGroup,
    courseName: choices.course.words[locale].name,
  };
  return data(
    { head: { title, description, index: false }, found },
    { status: choices === null ? 404 : 200 },
  );
}

export async function action(args: ClassroomArgs) {
  const { academy, links } = open(args);
  const token = args.params.token ?? '';
  const form = await postedForm(args.request);
  const kind = typedText(form, 'kind');
  const isKnown = await academy.learningEmails.setEmailsByToken({
    token,
    ...(isLearningEmailKind(kind) ? { kind } : {}),
    wanted: form.get('wanted') === 'on',
  });
  if (!isKnown) return data(null, { status: 404 });
  // Programs that press for somebody do not follow to another page.
  if (form.has('List-Unsubscribe')) return data(null, { status: 200 });
  return redirect(links.learningEmails(token), 303);
}

type Found = NonNullable<DataOf<typeof loader>['found']>;

function Kinds({ found }: { found: Found }) {
  const { page } = useLearningEmailWords();
  const action = linksIn(useLocale()).learningEmails(found.token);
  const own = found.kinds.find(({ kind }) => kind === found.kind);
  return (
    <>
      <p className="text-lg text-ink-soft">{page.lead(found.courseName, found.hasGroup)}</p>
      {own?.isOff ? (
        <Notice tone="success">{page.isOff(page.kinds[found.kind])}</Notice>
      ) : (
        <form method="post" action={action}>
          <input type="hidden" name="kind" value={found.kind} />
          <Button name="wanted" value="off">
            {page.stopOne(page.kinds[found.kind])}
          </Button>
        </form>
      )}
      <section aria-labelledby="kinds" className="grid gap-3">
        <Heading level={2} size={4} id="kinds">
          {page.others}
        </Heading>
        <ul className="divide-y divide-line border-y border-line">
          {found.kinds.map(({ kind, isOff }) => (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <span>
                {page.kinds[kind]}: <strong>{isOff ? page.off : page.on}</strong>
              </span>
              <form method="post" action={action}>
                <input type="hidden" name="kind" value={kind} />
                <Button kind="quiet" name="wanted" value={isOff ? 'on' : 'off'}>
                  {isOff ? page.turnOn : page.turnOff}
                  <span className="sr-only">: {page.kinds[kind]}</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

export default function StopEmails({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { page } = useLearningEmailWords();
  const links = linksIn(useLocale());
  const { found } = loaderData;
  return (
    <main id="main" className="column py-12 md:py-20">
      <div className="mx-auto grid max-w-xl gap-6">
        <Heading level={1} size={2}>
          {page.title}
        </Heading>
        {found === null ? (
          <>
            <Notice tone="info">{page.unknown}</Notice>
            <p>
              <ButtonLink href={links.account()}>{page.account}</ButtonLink>
            </p>
          </>
        ) : (
          <Kinds found={found} />
        )}
      </div>
    </main>
  );
}
