import { startHrefOf } from '../access-codes.ts';
import type { OpenedPart } from '../bundle-parts.service.ts';
import type { ItemKind } from '../order.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Words } from '../../../words.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { CopyButton } from './copy-button.tsx';
import { OrderFiles, type FilesView } from './order-files.tsx';
import type { Beginning } from './read-opened.ts';

type OrderAccessProps = {
  /** Of a bundle. */
  parts?: readonly Pick<OpenedPart, 'description' | 'token' | 'closedAt'>[];
  /** Of a product. */
  files?: FilesView | null;
  kind: ItemKind;
  /** Slug of the course. */
  slug: string;
  locale: Locale;
  access: { isClassroom: boolean; code: string | null; startUrl: string | null } | null;
  /** Of a course that is taught here. */
  beginning: Beginning | null;
  email: string;
  /** With this address, on this device. */
  isSignedIn: boolean;
  /** '24 hours'. */
  within: string;
  words: Words['order'];
};

type ToClassroomProps = {
  slug: string;
  locale: Locale;
  beginning: Beginning | null;
  words: Words['order']['access']['classroom'];
};

/** The browser holds the order, so that no sign-in is needed before the course. */
function ToClassroom({ slug, locale, beginning, words }: ToClassroomProps) {
  const lesson = beginning?.lesson ?? null;
  return (
    <section
      aria-labelledby="access-title"
      className="rounded-lg border-2 border-mint bg-mint-pale p-5 md:p-7"
    >
      <h2 id="access-title" className="flex items-center gap-2 text-lg font-bold">
        <Icon name="success" size={24} className="text-mint-ink" />
        {beginning?.isBegun === true ? words.begun : words.title}
      </h2>
      {beginning !== null && beginning.rows.length > 0 && (
        <dl className="mt-4 grid gap-2">
          {beginning.rows.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 mb-5">{words.text}</p>
      <ButtonLink href={linksIn(locale).learn(slug)} full>
        {words.button}
        <Icon name="arrow-forward" size={20} />
      </ButtonLink>
      {lesson !== null && (
        <a
          href={lesson.href}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        >
          {lesson.label}
        </a>
      )}
    </section>
  );
}

/** What the paid order opened: the way to the classroom; else the code with its start link, or when it comes. */
export function OrderAccess(props: OrderAccessProps) {
  const {
    kind,
    slug,
    locale,
    access,
    beginning,
    email,
    isSignedIn,
    within,
    words,
    files,
    parts = [],
  } = props;
  const accessWords = words.access;
  if (files) return <OrderFiles files={files} />;
  if (kind !== 'course') {
    const links = linksIn(locale);
    const isIn = kind === 'membership' && isSignedIn;
    return (
      <Notice tone="success" title={accessWords.title}>
        {!isIn && <p>{accessWords.how}</p>}
        {parts
          .filter(({ closedAt }) => closedAt === null)
          .map(({ description, token }) => (
            <p key={token}>
              <a href={links.order(token)} className="link inline-flex min-h-11 items-center">
                {description}
              </a>
            </p>
          ))}
        {kind === 'membership' && (
          <p className={isIn ? undefined : 'mt-3'}>
            <ButtonLink href={isIn ? links.welcome() : links.signIn()}>
              {isIn ? accessWords.enter : accessWords.signIn}
            </ButtonLink>
          </p>
        )}
      </Notice>
    );
  }
  if (access?.isClassroom === true)
    return <ToClassroom slug={slug} locale={locale} beginning={beginning} words={accessWords.classroom} />;
  if (access === null || access.code === null) {
    return (
      <Notice tone="info" title={accessWords.waitingTitle(within)}>
        {accessWords.waitingText(email, within)}
      </Notice>
    );
  }
  return (
    <section
      aria-labelledby="access-title"
      className="rounded-lg border-2 border-mint bg-mint-pale p-5 md:p-7"
    >
      <h2 id="access-title" className="flex items-center gap-2 text-lg font-bold">
        <Icon name="success" size={24} className="text-mint-ink" />
        {accessWords.title}
      </h2>
      <p className="mt-4 text-sm text-ink-soft">{accessWords.code}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3 rounded-md border border-mint bg-paper px-4 py-3">
        <bdi className="text-lg font-bold wrap-anywhere tabular-nums">{access.code}</bdi>
        <CopyButton value={access.code} label={accessWords.code} words={accessWords} />
      </div>
      <p className="mt-3 mb-5 text-sm">{accessWords.how}</p>
      {access.startUrl !== null && (
        <ButtonLink
          href={startHrefOf(access.startUrl, locale)}
          full
          target="_blank"
          rel="noopener noreferrer"
        >
          {accessWords.start}
          <Icon name="external" size={18} />
        </ButtonLink>
      )}
    </section>
  );
}
