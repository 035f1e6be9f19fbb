/** To organisations that buy seats, and to those whom they invite. Without greeting by name: they speak for a house. */
import { button, facts, paragraph } from '../../academy/emails/email-content.ts';
import { defineEmail } from '../../academy/emails/email.ts';
import { readCourse } from '../../academy/content/content.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import { formatMad } from '../../platform/money/money.ts';
import { formatDate } from '../../platform/time/calendar-date.ts';
import { isErasedAddress } from '../../platform/people/mailbox.ts';
import { paperNumber } from './organisation.ts';
import { readOrganisation, readPaperFacts } from './organisations.service.ts';
import { readInvitation } from './seats.service.ts';
import { organisationWords } from './words.ts';

const nameOfCourse = async (db: Handle, slug: string, locale: 'en' | 'ar' | 'fr') =>
  (await readCourse(db, slug))?.words[locale].name ?? slug;

const paperIssued = defineEmail({
  name: 'organisation-paper',
  async load({ db, publicOrigin }, input) {
    const found = await readPaperFacts(db, String(input['paper']));
    if (!found || isErasedAddress(found.organisation.contactEmail)) return null;
    const { paper, organisation } = found;
    const { locale, contactEmail, contactName: name, token } = organisation;
    const { why } = organisationWords[locale].email;
    const page = publicOrigin + pathIn(locale, `/organisations/${token}`);
    return { to: [contactEmail], locale, name, why, paper, organisation, page };
  },
  write({ locale, paper, organisation, page }) {
    const { email: t, paper: labels } = organisationWords[locale];
    const number = paperNumber(paper);
    const { validUntil, lines } = paper.data;
    return {
      subject: t.subjects[paper.kind](number),
      preview: t.preview,
      heading: t.subjects[paper.kind](number),
      blocks: [
        paragraph(t.texts[paper.kind]),
        facts([
          { label: labels.buyer, value: organisation.name },
          ...lines.map(({ what, quantity }) => ({ label: what, value: t.seats(quantity) })),
          { label: labels.total, value: formatMad(paper.totalCentimes, locale) },
          ...(validUntil === null ? [] : [{ label: labels.valid, value: formatDate(validUntil, locale) }]),
        ]),
        button(t.open, page),
        paragraph(t.keep, true),
      ],
    };
  },
});

const pageOpen = defineEmail({
  name: 'organisation-page',
  async load({ db, publicOrigin, clock }, input) {
    const found = await readOrganisation(db, { id: String(input['organisation']) }, clock());
    if (!found || isErasedAddress(found.contactEmail)) return null;
    const { locale, contactEmail, contactName: name, token } = found;
    const { why } = organisationWords[locale].email;
    return {
      to: [contactEmail],
      locale,
      name,
      why,
      page: publicOrigin + pathIn(locale, `/organisations/${token}`),
    };
  },
  write({ locale, page }) {
    const t = organisationWords[locale].email;
    const { subject, text } = t.page;
    return {
      subject,
      preview: t.preview,
      heading: subject,
      blocks: [paragraph(text), button(t.open, page), paragraph(t.keep, true)],
    };
  },
});

const invitation = defineEmail({
  name: 'seat-invitation',
  async load({ db, publicOrigin }, input) {
    const found = await readInvitation(db, String(input['seat']));
    if (!found) return null;
    const { locale, name: organisation } = found.organisation;
    const course = await nameOfCourse(db, found.deal.courseSlug, locale);
    const { why } = organisationWords[locale].email.invitation;
    const page = publicOrigin + pathIn(locale, `/seats/${found.deal.code}`);
    return { to: [found.seat.email], locale, why: why(organisation), organisation, course, page };
  },
  write({ locale, organisation, course, page }) {
    const { invitation: t } = organisationWords[locale].email;
    return {
      subject: t.subject(course),
      preview: t.preview(organisation),
      heading: t.subject(course),
      blocks: [paragraph(t.text(organisation, course)), button(t.take, page), paragraph(t.names, true)],
    };
  },
});

export const organisationEmails = [paperIssued, pageOpen, invitation];
