import { data, redirect } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';

type Args = ScreenArgs & { params: { token?: string } };

const doneMark = 'done';
const whatOf = (url: URL) => (url.searchParams.get('what') === 'reminders' ? 'reminders' : 'digest');

/** Opened by a link in an e-mail, without a sign-in. A GET changes nothing: mail programs open every link. */
export async function loader(args: Args) {
  const { academy, t, links, url } = open(args);
  const token = args.params.token ?? '';
  const words = t.communitySafety.stop;
  const isKnown = (await academy.safety.emailsOf(token)) !== null;
  const what = whatOf(url);
  const page = {
    head: { title: words.title, description: words.description, index: false },
    words,
    what,
    isKnown,
    isDone: url.searchParams.has(doneMark),
    self: `${links.communityDigest(token)}${what === 'reminders' ? '?what=reminders' : ''}`,
    home: links.home(),
  };
  return data(page, { status: isKnown ? 200 : 404 });
}

/** By the button, or by a mail program's one-click unsubscribe. */
export async function action(args: Args) {
  const { academy, links, url } = open(args);
  const token = args.params.token ?? '';
  const what = whatOf(url);
  const isEnded = await academy.safety.endEmails({ token, what });
  if (!isEnded) return data(null, { status: 404 });
  // Mail programs that unsubscribe do not follow a redirect.
  const pressed = (await postedForm(args.request)).has('List-Unsubscribe');
  if (pressed) return data(null, { status: 200 });
  return redirect(`${links.communityDigest(token)}?what=${what}&${doneMark}`, 303);
}

export default function StopEmails({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { words, what, isKnown, isDone, self, home } = loaderData;
  const isDigest = what === 'digest';
  return (
    <main id="main" className="column py-12 md:py-20">
      <div className="mx-auto grid max-w-xl gap-6">
        <Heading level={1} size={2}>
          {words.title}
        </Heading>
        {!isKnown && <Notice tone="info">{words.unknown}</Notice>}
        {isKnown && isDone && (
          <Notice tone="success" title={words.done}>
            {words.back}
          </Notice>
        )}
        {isKnown && !isDone && (
          <>
            <p className="text-lg">{isDigest ? words.digest : words.reminders}</p>
            <form method="post" action={self}>
              <Button>{isDigest ? words.stopDigest : words.stopReminders}</Button>
            </form>
          </>
        )}
        {(!isKnown || isDone) && (
          <div>
            <ButtonLink href={home} kind="secondary">
              {words.home}
            </ButtonLink>
          </div>
        )}
      </div>
    </main>
  );
}
