/** A page of a few paragraphs: one component for every page that is only words and a next step. */
import { linksIn, type Links } from '../../links.ts';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { whatsappLink } from '../../layout/whatsapp-link.ts';
import { fill } from '../../locale/fill.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading, Kicker, Section } from '../../ui/section.tsx';
import type { PlainPage } from '../../../content/shape.ts';
import type { Words } from '../../../content/words.ts';
import { formatMad } from '../../../domain/money/money.ts';
import type { AcademySettings } from '../../../domain/catalogue/settings.ts';

/** Where the page's one button leads: a page of the site, or the messaging app. */
export type NextStep = keyof Pick<Links, 'courses' | 'community' | 'contact'> | 'whatsapp' | 'email';

function addressOf(next: NextStep, links: Links, settings: AcademySettings, subject: string): string {
  if (next === 'whatsapp') return whatsappLink(settings.whatsapp, subject);
  if (next === 'email') return `mailto:${settings.email}?subject=${encodeURIComponent(subject)}`;
  return links[next]();
}

/** Makes the loader of a plain page; numbers in its sentences come from the settings, so that no two pages disagree. */
export const plainPageLoader =
  (pick: (say: Words) => PlainPage, next: NextStep) => async (args: ScreenArgs) => {
    const { academy, say, locale } = open(args);
    const settings = await academy.settings();
    const page = pick(say);
    const values = {
      ...settings.refundPolicy,
      orderExpiryDays: settings.orderExpiryDays,
      email: settings.email,
      price: formatMad(settings.membershipPriceCentimes, locale),
      transferCheck: settings.transferCheckPromise[locale],
    };
    const told = (sentence: string): string => fill(sentence, values);
    return {
      head: { title: page.title, description: told(page.description) },
      kicker: page.kicker,
      heading: page.heading,
      lead: told(page.lead),
      sections: page.sections.map((section) => ({
        heading: section.heading,
        paragraphs: (section.paragraphs ?? []).map(told),
        points: (section.points ?? []).map(told),
      })),
      action: { text: page.action, href: addressOf(next, linksIn(locale), settings, page.heading) },
      contact: { words: say.company, settings, locale },
    };
  };

export type PlainPageData = Awaited<ReturnType<ReturnType<typeof plainPageLoader>>>;

function Contact({ contact }: { contact: PlainPageData['contact'] }) {
  const { words, settings, locale } = contact;
  const rows = [
    {
      label: words.phone,
      value: settings.phone,
      href: `tel:${settings.phone.replace(/\s/g, '')}`,
      dir: 'ltr' as const,
    },
    { label: words.email, value: settings.email, href: `mailto:${settings.email}`, dir: 'ltr' as const },
    { label: words.address, value: settings.address[locale], href: null, dir: undefined },
  ];
  return (
    <dl className="mt-10 grid gap-5 border-t border-line pt-8">
      {rows.map((row) => (
        <div key={row.label}>
          <dt className="text-sm text-ink-soft">{row.label}</dt>
          <dd className="font-semibold" dir={row.dir}>
            {row.href === null ? row.value : <a href={row.href}>{row.value}</a>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function PlainScreen({ data, withContact = false }: { data: PlainPageData; withContact?: boolean }) {
  return (
    <main id="main">
      <Section tone="sand">
        <div className="max-w-[44rem]">
          <Kicker>{data.kicker}</Kicker>
          <Heading level={1} className="mt-4">
            {data.heading}
          </Heading>
          <p className="mt-6 text-lg">{data.lead}</p>
          {data.sections.map((section) => (
            <div key={section.heading} className="mt-10">
              <Heading level={2} size={3}>
                {section.heading}
              </Heading>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
              {section.points.length > 0 && (
                <ul className="mt-3 grid list-disc gap-2 ps-6">
                  {section.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
          {withContact && <Contact contact={data.contact} />}
          <div className="mt-10">
            <ButtonLink href={data.action.href} kind="primary">
              {data.action.text}
            </ButtonLink>
          </div>
        </div>
      </Section>
    </main>
  );
}
