/** '/learn/:course/certificate': what is still to do, the form for the spelling of the name, and the certificate. */
import { isInScriptOf } from '../../../platform/i18n/locale.ts';
import { cutText } from '../../../platform/text/typed-text.ts';
import { data, redirect } from 'react-router';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { certificateNameLimit } from '../../../platform/limits/limits.ts';
import { Heading } from '../../../platform/ui/section.tsx';
import { dateInMorocco, formatDate } from '../../../platform/time/calendar-date.ts';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { ClassroomFrame, closedPage, ClosedPage } from '../../classroom/pages/frame.tsx';
import { openClassroom, type ClassroomArgs } from '../../classroom/pages/open-classroom.ts';
import { type CourseProgress, progressText } from '../../classroom/course-progress.ts';
import { Badges, type BadgesOf, ComingModules } from '../../classroom/pages/outline.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import { useWords as useClassroomWords } from '../../classroom/words.ts';
import { Frame } from './certificate.tsx';
import { holderSchema } from '../certificate.ts';
import type { OwnCertificate } from '../certificates.service.ts';
import { certificateWords, useWords, type Words } from '../words.ts';
import { count } from '../../../platform/i18n/count.ts';

export { headers } from '../../classroom/pages/open-classroom.ts';

type Problem = keyof Words['own']['problems'];
type Typed = {
  latin: string;
  arabic: string;
  problems: Partial<Record<'latin' | 'arabic', Problem>>;
  /** The name was corrected too often: the day in Morocco from which it may be corrected again. */
  closedUntil?: string;
};

async function read(args: ClassroomArgs, typed: Typed | null) {
  const { academy, caller, courseSlug, locale, links, url, publicOrigin, clock } = await openClassroom(args);
  const found = await academy.certificates.ownCertificate({ caller, courseSlug });
  if (!found.ok) return closedPage(found, { locale, url });
  const inDarija = isInDarija(found.course);
  const { title, description } = spokenIn(certificateWords, locale, inDarija).own;
  const { course } = found;
  const own = { ...found.own, today: formatDate(dateInMorocco(clock()), locale) };
  const head = { title, description, index: false, inDarija };
  const address = publicOrigin + links.course(course.slug);
  return data({ head, course, address, own, typed }, { status: typed === null ? 200 : 422 });
}

export const loader = (args: ClassroomArgs) => read(args, null);

const isProblem = (message: string): message is Problem => message in certificateWords.en.own.problems;

export async function action(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, links, url } = await openClassroom(args);
  const form = await args.request.formData();
  const fieldOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? cutText(value, 400) : '';
  };
  const written = { latin: fieldOf('latin'), arabic: fieldOf('arabic') };
  const reading = holderSchema.safeParse(written);
  if (!reading.success) {
    const problems: Typed['problems'] = {};
    for (const {
      path: [field],
      message,
    } of reading.error.issues)
      if (field === 'latin' || field === 'arabic')
        problems[field] ??= isProblem(message) ? message : 'too-long';
    return read(args, { ...written, problems });
  }
  const issued = await academy.certificates.issueCertificate({ caller, courseSlug, holder: reading.data });
  if (issued.ok) return redirect(links.certificate(issued.number), 303);
  if (issued.reason === 'too-many-names')
    return read(args, { ...written, problems: {}, closedUntil: dateInMorocco(issued.until) });
  if (!('course' in issued)) return redirect(links.ownCertificate(courseSlug), 303);
  return closedPage(issued, { locale, url });
}

type OnTheWayProps = Extract<OwnCertificate, { state: 'on-the-way' }> & { of: BadgesOf; courseSlug: string };

type Props = Pick<Extract<OwnCertificate, { state: 'on-the-way' }>, 'waiting' | 'hasOptional'> &
  Pick<CourseProgress, 'units'> & { courseSlug: string };

/** What is left before a certificate: the modules with how much of each is done, and the tasks that wait for their mark. */
export function Missing({ units, waiting, hasOptional, courseSlug }: Props) {
  const { own } = useWords();
  const locale = useLocale();
  const counting = units.filter(({ of }) => of > 0);
  const left = counting.filter(({ done, of }) => done < of);
  const finished = counting.length - left.length;
  // Then only live sessions or modules to come are missing, which the page tells by itself.
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="missing" className="grid gap-2">
      <h2 id="missing" className="text-xl font-bold">
        {own.left}
      </h2>
      <ul className="grid gap-1">
        {left.map(({ moduleId, title, done, of }) => (
          <li key={moduleId} className="flex justify-between gap-4">
            <bdi>{title[locale]}</bdi>
            <span className="shrink-0 text-ink-soft">{own.ofLessons(done, of)}</span>
          </li>
        ))}
        {finished > 0 && <li>{count(finished, own.finished, locale)}</li>}
        {waiting.map(({ key, title }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4">
            <a href={linksIn(locale).lesson(courseSlug, key)} className="home-link">
              <bdi>{title[locale]}</bdi>
            </a>
            <span className="text-ink-soft">{own.waits}</span>
          </li>
        ))}
      </ul>
      {hasOptional && <p className="text-sm text-ink-soft">{own.optional}</p>}
    </section>
  );
}

function OnTheWay({ of, courseSlug, ...way }: OnTheWayProps) {
  const { requirements, name } = way;
  const { own } = useWords();
  const { home } = useClassroomWords();
  const locale = useLocale();
  const { progress } = requirements;
  return (
    <>
      <div>
        <progress className="text-mint" value={progress.percent} max={100} aria-labelledby="on-the-way" />
        <p id="on-the-way">{progressText(progress, home.progress, locale)}</p>
      </div>
      {requirements.attended !== null && (
        <p>{own.attendance(requirements.attended.percent, requirements.attended.needed)}</p>
      )}
      <p className="text-ink-soft">{progress.isWhole ? own.whenDone : own.wholeCourse}</p>
      <Missing {...way} units={progress.units} courseSlug={courseSlug} />
      <p>{own.name(name)}</p>
      <ComingModules progress={progress} isOpen />
      <Badges progress={progress} name={name} of={of} />
    </>
  );
}

function NameForm({ typed, given }: { typed: Typed | null; given: { latin: string; arabic: string } }) {
  const { own } = useWords();
  const locale = useLocale();
  const closedUntil = typed?.closedUntil;
  const problemOf = (field: 'latin' | 'arabic') => {
    const problem = typed?.problems[field];
    if (field === 'latin' && closedUntil !== undefined)
      return own.tooManyNames(
        certificateNameLimit.most,
        certificateNameLimit.days,
        formatDate(closedUntil, locale),
      );
    return problem && own.problems[problem];
  };
  return (
    <form method="post" className="grid gap-5">
      <TextField
        name="latin"
        label={own.latin}
        hint={own.latinHint}
        value={typed?.latin ?? given.latin}
        problem={problemOf('latin')}
        isFirstWrong={typed?.problems.latin !== undefined || closedUntil !== undefined}
        maxLength={80}
        dir="ltr"
      />
      <TextField
        name="arabic"
        label={own.arabic}
        hint={own.arabicHint}
        value={typed?.arabic ?? given.arabic}
        problem={problemOf('arabic')}
        isFirstWrong={typed?.problems.latin === undefined && typed?.problems.arabic !== undefined}
        maxLength={80}
        dir="rtl"
      />
      <Button full>{own.make}</Button>
    </form>
  );
}

/** `today`: when it would be issued. */
type Own = OwnCertificate & { today: string };

/** The certificate as it will be, with the name that the order has; the page of it shows the rest. */
const Preview = ({ own, course }: { own: Own & { state: 'earned' }; course: string }) => {
  const { title, page } = useWords();
  return (
    <div className="certificate certificate-preview" aria-hidden="true">
      <Frame units={own.units} across={14} down={10} />
      <div className="certificate-sheet">
        <p className="font-semibold">{title}</p>
        <bdi className="certificate-name text-2xl">{own.name}</bdi>
        <p className="text-sm text-balance">
          {page.completed} <b className="block">{course}</b>
        </p>
        <p className="flex w-full items-end justify-between gap-3 text-start text-xs">
          {page.issued} {own.today}
          <Khatam size={48} className="text-majorelle" />
        </p>
      </div>
    </div>
  );
};

type OwnProps = { own: Own; of: BadgesOf; courseSlug: string; typed: Typed | null };

function OwnPart({ own, of, courseSlug, typed }: OwnProps) {
  const { own: words } = useWords();
  const links = linksIn(useLocale());
  switch (own.state) {
    case 'none':
      return <p>{words.none}</p>;
    case 'on-the-way':
      return <OnTheWay {...own} of={of} courseSlug={courseSlug} />;
    case 'earned': {
      const written = isInScriptOf('ar', own.name) ? 'arabic' : 'latin';
      return (
        <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-12">
          <Preview own={own} course={of.course} />
          <div className="grid gap-6">
            <h2 className="text-xl font-bold">{words.earned}</h2>
            <NameForm typed={typed} given={{ latin: '', arabic: '', [written]: own.name }} />
          </div>
        </div>
      );
    }
    case 'issued': {
      const { holder, number, revokedAt } = own.certificate;
      if (revokedAt !== null) return <p>{words.revoked}</p>;
      return (
        <>
          <a href={links.certificate(number)} tabIndex={-1} aria-hidden="true">
            <img
              src={links.certificatePicture(number, 'wide')}
              alt=""
              width={1200}
              height={630}
              className="h-auto w-full max-w-2xl rounded-lg border border-line"
            />
          </a>
          <ButtonLink href={links.certificate(number)} className="justify-self-start">
            {words.see}
          </ButtonLink>
          <details className="lane-more" open={typed !== null}>
            <summary>
              {words.again}
              <Icon name="chevron-down" size={20} />
            </summary>
            <p className="mb-4 text-ink-soft">{words.againText}</p>
            <NameForm typed={typed} given={{ latin: holder.latin ?? '', arabic: holder.arabic ?? '' }} />
          </details>
        </>
      );
    }
  }
}

export default function OwnCertificatePage({
  loaderData,
  actionData,
}: {
  loaderData: DataOf<typeof loader>;
  actionData?: DataOf<typeof action>;
}) {
  const { own: words } = useWords();
  const locale = useLocale();
  const shown = actionData ?? loaderData;
  if ('closed' in shown) return <ClosedPage closed={shown.closed} />;
  if (!('own' in shown)) return null;
  const { course, address, own, typed } = shown;
  return (
    <ClassroomFrame
      courseSlug={course.slug}
      courseName={course.words[locale].name}
      isWide={own.state === 'earned'}
    >
      <Heading level={1} size={2}>
        {words.title}
      </Heading>
      <OwnPart
        own={own}
        of={{ course: course.words[locale].name, address }}
        courseSlug={course.slug}
        typed={typed}
      />
      <p>
        <a href={linksIn(locale).learn(course.slug)} className="home-link">
          {words.back}
        </a>
      </p>
    </ClassroomFrame>
  );
}
