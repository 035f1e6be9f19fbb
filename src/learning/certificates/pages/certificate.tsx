/**
 * '/certificates/:number': what is on a certificate and whether it is valid, for anybody who has its number. A request for
 * `application/vc+jwt` is redirected to the signed credential.
 */
import { data, redirect } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { Logo } from '../../../academy/frame/header.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { Heading } from '../../../platform/ui/section.tsx';
import { formatDate, dateInMorocco } from '../../../platform/time/calendar-date.ts';
import { pathIn } from '../../../platform/i18n/locale.ts';
import { useLocale } from '../../../platform/locale.ts';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import { frameOf, tileCount, tileShapes } from '../../../platform/ui/art/tiles.ts';
import { QrCode } from '../../../selling/orders/pages/order-gift.tsx';
import { nameFor, shortAddress } from '../certificate.ts';
import { certificateUrl, linkedinUrl } from '../open-badge.ts';
import { certificateWords, useWords } from '../words.ts';

/** Revalidated each time, so that a revocation shows at once. */
export const headers = (): HeadersInit => ({ 'Cache-Control': 'no-cache', Vary: 'Accept' });

export async function loader(args: ScreenArgs & { params: { number?: string } }) {
  const { academy, locale, links, publicOrigin: origin } = open(args);
  const words = certificateWords[locale].page;
  const found = await academy.certificates.certificate(args.params.number ?? '');
  if (found === null)
    return data(
      { head: { title: words.unknown, description: words.unknownText, index: false } },
      { status: 404 },
    );
  const { token, number, holder, course, courseSlug, issuedAt, revokedAt, replacedBy } = found;
  if ((args.request.headers.get('accept') ?? '').includes('application/vc+jwt'))
    return redirect(links.certificateCredential(number));
  const [settings, shown] = await Promise.all([academy.settings(), academy.course(courseSlug)]);
  const isErased = token === '';
  const isShown = revokedAt === null && replacedBy === null && !isErased;
  const name = nameFor(holder, locale);
  const { unit } = course;
  const courseName = course.name[locale];
  const address = certificateUrl(origin, number);
  const picture = links.certificatePicture(number, unit ? 'badge' : 'wide');
  return {
    head: {
      title: words.head(name, unit?.title[locale] ?? courseName),
      description: unit ? words.badge : words.description,
      index: false,
      ...(isShown ? { picture } : {}),
    },
    certificate: { number, holder, course, replacedBy },
    name,
    settings,
    short: origin + pathIn(locale, `/${shortAddress(number)}`),
    isShown,
    issuedOn: dateInMorocco(issuedAt),
    revokedOn: revokedAt && dateInMorocco(revokedAt),
    isErased,
    about: shown && links.course(courseSlug),
    pdf: links.certificatePdf(number),
    picture,
    story: links.certificatePicture(number, 'story'),
    replacement: replacedBy && links.certificate(replacedBy),
    token: links.certificateCredential(number),
    linkedin: linkedinUrl({ origin, issuer: settings.siteName.en, number, course }),
    whatsapp: whatsappLink(
      '',
      unit ? words.shareBadge(unit.title[locale], address) : words.share(courseName, address),
    ),
  };
}

type Found = Extract<DataOf<typeof loader>, { certificate: unknown }>;

function Status({ found }: { found: Found }) {
  const { page } = useWords();
  const locale = useLocale();
  const { revokedOn, replacement, certificate } = found;
  const isValid = revokedOn === null && replacement === null;
  return (
    <p className="certificate-status" data-valid={isValid ? 'yes' : 'no'}>
      <Icon name={isValid ? 'success' : revokedOn === null ? 'info' : 'error'} size={22} />
      {revokedOn !== null && page.revoked(formatDate(revokedOn, locale))}
      {revokedOn === null && replacement !== null && (
        <a href={replacement}>{page.replaced(certificate.replacedBy ?? '')}</a>
      )}
      {isValid && page.valid}
    </p>
  );
}

type FrameProps = {
  units: number;
  /** Of a badge: the one tile. */
  only?: number | undefined;
  across?: number;
  down?: number;
};

/** The tiles of the course around the sheet: each is drawn once, and placed as often as the frame needs it. */
export function Frame({ units, only, across = 10, down = 14 }: FrameProps) {
  const places = frameOf(units, across, down).map(({ unit, ...place }) => ({ ...place, unit: only ?? unit }));
  return (
    <svg
      viewBox={`0 0 ${across * 100} ${down * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className="certificate-frame"
    >
      <defs>
        {[...new Set(places.map(({ unit }) => unit))].map((unit) => (
          <g key={unit} id={`framing-${unit}`}>
            {tileShapes(unit).map(({ d, fill, stroke }) => (
              <path key={d} d={d} fill={fill} stroke={stroke} />
            ))}
          </g>
        ))}
      </defs>
      {places.map(({ x, y, unit }) => (
        <use key={`${x} ${y}`} href={`#framing-${unit}`} x={x * 100} y={y * 100} />
      ))}
    </svg>
  );
}

/** Long names are set smaller, so that one line or two are enough. */
const nameSize = (name: string): string =>
  name.length > 30 ? 'text-xl' : name.length > 14 ? 'text-2xl' : 'text-3xl';

function Sheet({ found }: { found: Found }) {
  const { title, page } = useWords();
  const locale = useLocale();
  const { certificate, name, settings, issuedOn, short } = found;
  const { course, holder, number } = certificate;
  const { unit } = course;
  const others = [holder.latin, holder.arabic].filter((one) => one !== null && one !== name);
  return (
    <article className="certificate">
      <Frame units={course.units ?? tileCount} only={unit?.number} />
      <div className="certificate-sheet">
        <Logo href={linksIn(locale).home()} site={{ settings, locale }} />
        <div>
          <Heading level={1} size={4}>
            {unit ? page.badge : title}
          </Heading>
          <p>{page.thisIsToSay}</p>
          <p className={`certificate-name ${nameSize(name)}`}>
            {found.isErased ? page.erased : <bdi>{name}</bdi>}
          </p>
          {others.map((other) => (
            <p key={other} className="text-lg font-semibold">
              <bdi>{other}</bdi>
            </p>
          ))}
        </div>
        <div>
          <p>{unit ? page.finished : page.completed}</p>
          {unit && <p className="text-xl font-bold">{unit.title[locale]}</p>}
          <p className={unit ? undefined : 'text-xl font-bold'}>{course.name[locale]}</p>
          {course.trainer !== null && <p>{page.taughtBy(course.trainer[locale])}</p>}
          <p>{page.days(formatDate(course.startedOn, locale), formatDate(course.finishedOn, locale))}</p>
        </div>
        <div className="certificate-proof">
          <QrCode text={short} label={page.code} />
          <p>
            <bdi className="font-semibold">{number}</bdi>
            <br />
            {page.issued} <span className="whitespace-nowrap">{formatDate(issuedOn, locale)}</span>
          </p>
        </div>
      </div>
    </article>
  );
}

/** What its holder does with it. A stranger reads the same page: whose words and profile the links need is said. */
function Sharing({ found }: { found: Found }) {
  const { page } = useWords();
  const { number, course } = found.certificate;
  const isBadge = course.unit !== undefined;
  return (
    <section aria-labelledby="yours" className="grid gap-3">
      <h2 id="yours" className="text-xl font-bold">
        {isBadge ? page.yourBadge : page.yours}
      </h2>
      <ButtonLink href={found.whatsapp} target="_blank" rel="noopener noreferrer">
        <Icon name="whatsapp" size={20} />
        {page.whatsapp}
      </ButtonLink>
      <div className="grid grid-cols-2 gap-3">
        {!isBadge && (
          <ButtonLink href={found.story} kind="secondary" download={`${number}-story.png`}>
            {page.story}
          </ButtonLink>
        )}
        <ButtonLink href={found.picture} kind="secondary" download={`${number}.png`}>
          {page.picture}
        </ButtonLink>
        {!isBadge && (
          <ButtonLink href={found.pdf} kind="secondary" type="application/pdf">
            {page.pdf}
          </ButtonLink>
        )}
        <ButtonLink href={found.linkedin} kind="secondary" target="_blank" rel="noopener noreferrer">
          {page.linkedin}
        </ButtonLink>
      </div>
    </section>
  );
}

/** What the course taught, and what the learner did in it. */
function Learnt({ found }: { found: Found }) {
  const { page } = useWords();
  const locale = useLocale();
  const { course } = found.certificate;
  return (
    <section aria-labelledby="learnt" className="grid gap-3">
      <h2 id="learnt" className="text-xl font-bold">
        {course.unit ? page.did : page.skills}
      </h2>
      {course.skills && (
        <ul className="divide-y divide-line">
          {course.skills[locale].map((skill) => (
            <li key={skill} className="flex items-center gap-3 py-2.5">
              <Khatam size={18} className="text-mint" />
              {skill}
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-soft">
        {page.done(course.lessons, course.quizzes, course.assignments, course.attended)}
      </p>
      {found.about !== null && (
        <p>
          <a href={found.about} className="home-link">
            {page.aboutCourse}
          </a>
        </p>
      )}
    </section>
  );
}

export default function CertificatePage({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { page } = useWords();
  if (!('certificate' in loaderData))
    return (
      <main id="main" className="column certificate-page">
        <Heading level={1}>{page.unknown}</Heading>
        <p className="text-lg wrap-anywhere">{page.unknownText}</p>
      </main>
    );
  const { token, isErased, isShown, short } = loaderData;
  return (
    <main id="main" className="column certificate-page">
      <div>
        <Sheet found={loaderData} />
      </div>
      <div className="grid content-start gap-8">
        <Status found={loaderData} />
        {isShown && <Sharing found={loaderData} />}
        <Learnt found={loaderData} />
        <section className="certificate-check">
          <p>
            {page.anybody}{' '}
            <bdi dir="ltr" className="font-semibold wrap-anywhere">
              {short.replace(/^https?:\/\//, '')}
            </bdi>
          </p>
          <p className="text-sm text-ink-soft">{page.notAccredited}</p>
          {!isErased && (
            <details className="lane-more">
              <summary>
                {page.check}
                <Icon name="chevron-down" size={20} />
              </summary>
              <p>{page.checkText}</p>
              <p>
                <a href={token}>{page.credential}</a>
              </p>
            </details>
          )}
        </section>
      </div>
    </main>
  );
}
