/**
 * '/certificates/:number': what is on a certificate and whether it is valid, for anybody who has its number. A request for
 * `application/vc+jwt` is redirected to the signed credential.
 */
import { data, redirect } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { Heading } from '../../../platform/ui/section.tsx';
import { formatDate, dateInMorocco } from '../../../platform/time/calendar-date.ts';
import { useLocale } from '../../../platform/locale.ts';
import { nameFor } from '../certificate.ts';
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
  const [{ siteName }, shown] = await Promise.all([academy.settings(), academy.course(courseSlug)]);
  const name = nameFor(holder, locale);
  const courseName = course.name[locale];
  const address = certificateUrl(origin, number);
  return {
    head: { title: words.head(name, courseName), description: words.description, index: false },
    certificate: { number, holder, course, replacedBy },
    name,
    academy: siteName[locale],
    issuedOn: dateInMorocco(issuedAt),
    revokedOn: revokedAt && dateInMorocco(revokedAt),
    isErased: token === '',
    about: shown && links.course(courseSlug),
    pdf: links.certificatePdf(number),
    replacement: replacedBy && links.certificate(replacedBy),
    token: links.certificateCredential(number),
    linkedin: linkedinUrl({ origin, issuer: siteName.en, number, course }),
    whatsapp: whatsappLink('', words.share(courseName, address)),
  };
}

type Found = Extract<DataOf<typeof loader>, { certificate: unknown }>;

function Status({ found }: { found: Found }) {
  const { page } = useWords();
  const locale = useLocale();
  const { revokedOn, replacement, certificate } = found;
  if (revokedOn !== null)
    return (
      <p className="certificate-status" data-valid="no">
        <Icon name="error" size={22} />
        {page.revoked(formatDate(revokedOn, locale))}
      </p>
    );
  if (replacement !== null)
    return (
      <p className="certificate-status" data-valid="no">
        <Icon name="info" size={22} />
        <a href={replacement}>{page.replaced(certificate.replacedBy ?? '')}</a>
      </p>
    );
  return (
    <p className="certificate-status" data-valid="yes">
      <Icon name="success" size={22} />
      {page.valid}
    </p>
  );
}

function Sheet({ found }: { found: Found }) {
  const { title, by, page } = useWords();
  const locale = useLocale();
  const { certificate, name, academy, issuedOn } = found;
  const { course, holder, number } = certificate;
  const others = [holder.latin, holder.arabic].filter((one) => one !== null && one !== name);
  return (
    <article className="certificate">
      <p className="text-ink-soft">{by(academy)}</p>
      <Heading level={1} size={2} className="text-link">
        {title}
      </Heading>
      <p className="mt-4 text-ink-soft">{page.thisIsToSay}</p>
      <p className="text-2xl font-bold">{found.isErased ? page.erased : <bdi>{name}</bdi>}</p>
      {others.map((other) => (
        <p key={other} className="text-lg">
          <bdi>{other}</bdi>
        </p>
      ))}
      <p className="mt-4 text-ink-soft">{page.completed}</p>
      <p className="text-xl font-bold">{course.name[locale]}</p>
      {course.trainer !== null && <p>{page.taughtBy(course.trainer[locale])}</p>}
      <p>{page.days(formatDate(course.startedOn, locale), formatDate(course.finishedOn, locale))}</p>
      <p>{page.done(course.lessons, course.quizzes, course.assignments, course.attended)}</p>
      <p className="mt-4 text-sm text-ink-soft">
        {page.number} <bdi className="font-semibold">{number}</bdi> · {page.issued}{' '}
        {formatDate(issuedOn, locale)}
      </p>
      <p className="text-sm text-ink-soft">{page.notAccredited}</p>
    </article>
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
  const { about, pdf, linkedin, whatsapp, token, revokedOn, replacement, isErased } = loaderData;
  return (
    <main id="main" className="column certificate-page">
      <Status found={loaderData} />
      <Sheet found={loaderData} />
      {revokedOn === null && replacement === null && !isErased && (
        <p className="flex flex-wrap items-center gap-3">
          <ButtonLink href={pdf} type="application/pdf">
            {page.pdf}
          </ButtonLink>
          {about !== null && (
            <ButtonLink href={about} kind="quiet">
              {page.aboutCourse}
            </ButtonLink>
          )}
          {/* A stranger reads the same page: whose words and profile the two below need is said. */}
          <span className="w-full font-semibold">{page.yours}</span>
          <ButtonLink href={whatsapp} kind="secondary" target="_blank" rel="noopener noreferrer">
            {page.whatsapp}
          </ButtonLink>
          <ButtonLink href={linkedin} kind="secondary" target="_blank" rel="noopener noreferrer">
            {page.linkedin}
          </ButtonLink>
        </p>
      )}
      {!isErased && (
        <details>
          <summary className="min-h-11 font-semibold">{page.check}</summary>
          <p>{page.checkText}</p>
          <p>
            <a href={token}>{page.credential}</a>
          </p>
        </details>
      )}
    </main>
  );
}
