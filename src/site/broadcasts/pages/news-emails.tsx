/**
 * '/news-emails/:token': where an e-mail's own link ends news, without a sign-in. Opening it changes nothing, because programs
 * that read mail open every link; a mail program's one press is a POST, and is answered as such.
 */
import { data, redirect } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { newsWords, useNewsWords } from '../../../academy/emails/news-words.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { useLocale } from '../../../platform/locale.ts';

type Args = ScreenArgs & { params: { token?: string } };

export async function loader(args: Args) {
  const { academy, locale } = open(args);
  const token = args.params.token ?? '';
  const found = await academy.news.newsByToken(token);
  const { title, description } = newsWords[locale].page;
  const page = { head: { title, description, index: false }, token, found };
  return data(page, { status: found === null ? 404 : 200 });
}

export async function action(args: Args) {
  const { academy, links } = open(args);
  const token = args.params.token ?? '';
  const form = await postedForm(args.request);
  const isKnown = await academy.news.setNewsByToken({ token, wanted: form.get('wanted') === 'on' });
  if (!isKnown) return data(null, { status: 404 });
  // Programs that press for somebody do not follow to another page.
  if (form.has('List-Unsubscribe')) return data(null, { status: 200 });
  return redirect(links.newsEmails(token), 303);
}

export default function NewsEmails({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { page } = useNewsWords();
  const links = linksIn(useLocale());
  const { found, token } = loaderData;
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
          <>
            {found.isOn ? (
              <p className="text-lg">{page.isOn}</p>
            ) : (
              <Notice tone="success" title={page.isOff}>
                {page.isOffText}
              </Notice>
            )}
            <form method="post" action={links.newsEmails(token)}>
              <Button
                name="wanted"
                value={found.isOn ? 'off' : 'on'}
                kind={found.isOn ? 'primary' : 'secondary'}
              >
                {found.isOn ? page.stop : page.again}
              </Button>
            </form>
          </>
        )}
      </div>
    </main>
  );
}
