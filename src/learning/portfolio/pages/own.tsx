/** '/learn/:course/made': a learner chooses which of her accepted work stands on a page of her own, publishes it and takes it back. */
import { data, redirect } from 'react-router';
import { linksIn } from '../../../academy/frame/links.ts';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { useLocale } from '../../../platform/locale.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { TickField } from '../../../platform/ui/field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { ClassroomFrame, closedPage, ClosedPage } from '../../classroom/pages/frame.tsx';
import { type ClassroomArgs, openClassroom } from '../../classroom/pages/open-classroom.ts';
import { type Choice, most, readChoice } from '../portfolio.ts';
import type { Published } from '../portfolio.service.ts';
import { portfolioWords, usePortfolioWords } from '../words.ts';

export { headers } from '../../classroom/pages/open-classroom.ts';

type Refused = { reason: 'nothing' | 'too-many' | 'busy'; choice: Choice };

async function read(args: ClassroomArgs, refused: Refused | null) {
  const { academy, caller, courseSlug, locale, links, url, publicOrigin } = await openClassroom(args);
  const found = await academy.portfolio.ownPortfolio({ caller, courseSlug });
  if (!found.ok) return closedPage(found, { locale, url });
  const { title, description } = portfolioWords[locale].own;
  const { course, page, certificate } = found;
  const choices = new Map(refused?.choice.works.map((one) => [one.id, one]));
  const works = found.works.map(({ id, title: name, text, photos, words, chosen }) => ({
    id,
    title: name[locale],
    text,
    photos: photos.map((photo) => links.handedFile(id, photo.id)),
    hasWords: words !== '',
    chosen: refused === null ? chosen : (choices.get(id) ?? null),
  }));
  const live = page?.publishedAt ? page : null;
  const body = {
    head: { title, description, index: false },
    course: { slug: course.slug, name: course.words[locale].name },
    works,
    hasCertificate: certificate !== null,
    showsCertificate: (refused?.choice ?? page)?.hasCertificate ?? false,
    page: live && { href: links.made(live.code), address: publicOrigin + links.made(live.code) },
    isWithdrawn: page !== null && live === null,
    isSaved: url.searchParams.get('notice') === 'saved',
    refused: refused?.reason ?? null,
  };
  return data(body, { status: refused === null ? 200 : 422 });
}

export const loader = (args: ClassroomArgs) => read(args, null);

export async function action(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, links, url } = await openClassroom(args);
  const form = await postedForm(args.request);
  const choice = readChoice(form);
  const done: Published | { ok: true } =
    form.get('intent') === 'withdraw'
      ? await academy.portfolio.withdrawPortfolio({ caller, courseSlug })
      : await academy.portfolio.publishPortfolio({ caller, courseSlug, choice });
  if (done.ok) return redirect(`${links.ownMade(courseSlug)}?notice=saved`, 303);
  if ('course' in done) return closedPage(done, { locale, url });
  return read(args, { reason: done.reason, choice });
}

type Own = Extract<DataOf<typeof loader>, { works: unknown }>;

function Shown({ page, course }: { page: NonNullable<Own['page']>; course: Own['course'] }) {
  const { own } = usePortfolioWords();
  const links = linksIn(useLocale());
  return (
    <section className="home-card" aria-label={own.published}>
      <p>
        <a href={page.href} className="home-link">
          {own.see}
        </a>
      </p>
      <ButtonLink
        href={whatsappLink('', own.share(course.name, page.address))}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="whatsapp" size={20} />
        {own.whatsapp}
      </ButtonLink>
      <ButtonLink href={links.madeSheet(course.slug)} kind="secondary" type="application/pdf">
        {own.sheet}
      </ButtonLink>
      <form method="post">
        <Button kind="quiet" className="-ms-2" name="intent" value="withdraw">
          {own.withdraw}
        </Button>
      </form>
    </section>
  );
}

function Work({ work }: { work: Own['works'][number] }) {
  const { own } = usePortfolioWords();
  const { id, chosen } = work;
  return (
    <li className="task-card">
      <TickField
        name="work"
        id={`work-${id}`}
        value={id}
        label={<b>{own.work(work.title)}</b>}
        checked={chosen !== null}
      />
      {work.photos.length > 0 && (
        <ul className="task-photos">
          {work.photos.map((src) => (
            <li key={src}>
              <img src={src} alt="" loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      {work.text !== '' && (
        <>
          <p className="task-words line-clamp-4 text-ink-soft">{work.text}</p>
          <TickField
            name="text"
            id={`text-${id}`}
            value={id}
            label={own.text}
            checked={chosen?.hasText ?? true}
          />
        </>
      )}
      {work.hasWords && (
        <TickField
          name="words"
          id={`words-${id}`}
          value={id}
          label={own.words}
          checked={chosen?.hasWords ?? false}
        />
      )}
    </li>
  );
}

function Choosing({ shown }: { shown: Own }) {
  const { own } = usePortfolioWords();
  return (
    <form method="post" className="grid gap-5">
      <div>
        <Heading level={2} size={3}>
          {own.choose}
        </Heading>
        <p className="text-ink-soft">{own.chooseText(most.works)}</p>
      </div>
      <ul className="grid gap-5">
        {shown.works.map((work) => (
          <Work key={work.id} work={work} />
        ))}
      </ul>
      {shown.hasCertificate && (
        <div>
          <TickField name="certificate" label={own.certificate} checked={shown.showsCertificate} />
          <p className="text-sm text-ink-soft">{own.certificateText}</p>
        </div>
      )}
      <Button full name="intent" value="publish">
        {shown.page === null ? own.publish : own.again}
      </Button>
    </form>
  );
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

export default function OwnMadePage({ loaderData, actionData }: Props) {
  const { own } = usePortfolioWords();
  const links = linksIn(useLocale());
  const shown = actionData ?? loaderData;
  if (!('works' in shown)) return 'closed' in shown ? <ClosedPage closed={shown.closed} /> : null;
  const { course, page, isSaved, isWithdrawn, refused } = shown;
  return (
    <ClassroomFrame courseSlug={course.slug} courseName={course.name}>
      <Heading level={1} size={2}>
        {own.title}
      </Heading>
      {refused !== null && <Notice tone="error">{own.problems[refused]}</Notice>}
      {refused === null && isSaved && page !== null && <Notice tone="success">{own.published}</Notice>}
      {refused === null && isWithdrawn && <Notice tone="info">{own.withdrawn}</Notice>}
      <p className="text-ink-soft">{own.lead}</p>
      {page !== null && <Shown page={page} course={course} />}
      {shown.works.length === 0 ? <p>{own.none}</p> : <Choosing shown={shown} />}
      <p>
        <a href={links.learn(course.slug)} className="home-link">
          {own.back}
        </a>
      </p>
    </ClassroomFrame>
  );
}
