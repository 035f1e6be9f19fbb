/** '/made/:code': what a learner made, for whoever has the address. Withdrawn it answers 410, and nobody keeps a copy. */
import { data } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { useLocale } from '../../../platform/locale.ts';
import { DoorSheet, TileRow } from '../../../platform/ui/doors.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { ShownWork } from '../shown-portfolio.service.ts';
import { portfolioWords, usePortfolioWords } from '../words.ts';

export const headers = (): HeadersInit => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });

export async function loader(args: ScreenArgs & { params: { code?: string } }) {
  const { academy, locale, links } = open(args);
  const words = portfolioWords[locale].page;
  const found = await academy.portfolio.shownPortfolio(args.params.code ?? '');
  if (found.state !== 'shown') {
    const title = found.state === 'gone' ? words.gone : words.unknown;
    const description = found.state === 'gone' ? words.goneText : words.unknownText;
    const status = found.state === 'gone' ? 410 : 404;
    return data({ head: { title, description, index: false } }, { status });
  }
  const { page } = found;
  const isOpen = (await academy.course(page.courseSlug)) !== null;
  const title = words.title(page.firstName);
  return {
    head: { title, description: words.description, index: false },
    page,
    courseHref: isOpen ? links.course(page.courseSlug) : null,
  };
}

function Work({ work, code }: { work: ShownWork; code: string }) {
  const { page: words } = usePortfolioWords();
  const locale = useLocale();
  const title = work.title[locale];
  return (
    <article className="task-card">
      <h2 className="text-xl font-bold">
        <bdi>{title}</bdi>
      </h2>
      {work.photos.map(({ id, width, height }, at) => (
        <img
          key={id}
          src={linksIn(locale).madePhoto(code, id)}
          alt={words.photo(title, at + 1)}
          width={width}
          height={height}
          loading="lazy"
          className="h-auto w-full rounded-md border border-line"
        />
      ))}
      {work.text !== '' && <p className="task-words">{work.text}</p>}
      {work.words !== '' && (
        <figure className="task-feedback" data-state="right">
          <figcaption className="text-sm text-mint-ink">{words.words}</figcaption>
          <blockquote className="task-words text-lg font-semibold">{work.words}</blockquote>
        </figure>
      )}
    </article>
  );
}

export default function MadePage({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { page: words } = usePortfolioWords();
  const locale = useLocale();
  const links = linksIn(locale);
  if (!('page' in loaderData))
    return (
      <main id="main" className="column grid gap-4 py-12">
        <Heading level={1}>{loaderData.head.title}</Heading>
        <p className="text-lg">{loaderData.head.description}</p>
        <p>
          <a href={links.home()} className="home-link">
            {words.home}
          </a>
        </p>
      </main>
    );
  const { page, courseHref } = loaderData;
  const told = words.learntIn(page.course[locale], page.trainer?.[locale] ?? null);
  return (
    <main id="main" className="column py-8 md:py-12">
      <div className="mx-auto grid max-w-2xl gap-8">
        <div className="grid gap-2">
          <Heading level={1} size={2}>
            {words.title(page.firstName)}
          </Heading>
          <p className="text-lg text-ink-soft">
            {courseHref === null ? told : <a href={courseHref}>{told}</a>}
          </p>
        </div>
        {page.works.map((work) => (
          <Work key={work.id} work={work} code={page.code} />
        ))}
        {page.tiles.length > 0 && (
          <div>
            <DoorSheet doors={[]} units={page.tiles} />
            <TileRow
              tiles={page.tiles.map((number) => ({ number, isEarned: true }))}
              label={`${words.tiles} (${page.tiles.length})`}
            />
          </div>
        )}
        {page.certificate !== null && (
          <p>
            <a href={links.certificate(page.certificate)} className="home-link">
              <Icon name="success" size={20} />
              {words.certificate}
            </a>
          </p>
        )}
      </div>
    </main>
  );
}
