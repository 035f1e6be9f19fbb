/** The contact forms: faults are shown, valid input arrives, and too much is refused. */
import { describe, expect, it } from 'vitest';
import { closeAfter } from '../../src/catalogue/applicants/pages/applicant-form.tsx';
import { words } from '../../src/words.ts';
import type { FieldProblem } from '../../src/platform/people/person.ts';
import { databaseLimits } from '../../src/platform/limits/limits.ts';
import { settings } from '../../content/sample/settings.ts';
import { trainers } from '../../content/sample/trainers.ts';
import { linksIn } from '../../src/academy/frame/links.ts';
import { formatNumber } from '../../src/platform/i18n/count.ts';
import { locales } from '../../src/platform/i18n/locale.ts';
import { visit } from '../support/visitor.ts';
import { newLearner } from '../support/visits.ts';
import { everything } from '../support/extent.ts';

const mostFormsOfCaller = databaseLimits.form.most;

const t = words.ar;
const message = 'My shop has visitors and few orders. I would like to know why, and what to do first.';
const topic = 'Natural soap from Safi';
const person = newLearner;

type Asked = {
  path: string;
  /** Valid values of all its fields. */
  right: () => Record<string, string>;
  /** The faults when only half an e-mail address and half a phone number were typed. */
  problems: FieldProblem[];
  sent: string;
  /** After how long its dialog closes automatically. */
  closes?: number;
  /** Its thanks repeat what was written. */
  shows?: boolean;
};

const forms: Record<string, Asked> = {
  workshop: {
    path: '/workshops/content-creation-class/apply',
    right: person,
    problems: ['name-required', 'phone-invalid'],
    sent: t.workshopApplication.places['next-session'],
    closes: closeAfter.workshop,
  },
  waitlist: {
    path: '/courses/fashion-business-masterclass/waitlist',
    right: person,
    problems: ['name-required'],
    sent: t.waitlist.successText,
    closes: closeAfter.waitlist,
  },
  proposal: {
    path: '/host-course',
    right: () => ({ ...person(), courseTopic: topic }),
    problems: ['name-required', 'topic-short'],
    sent: t.hostCourse.form.success,
    closes: closeAfter.hostCourse,
  },
  product: {
    path: '/products/finance-tracker/access',
    right: () => ({ email: person().email }),
    problems: [],
    sent: t.access.heading.sent,
    closes: closeAfter.access,
  },
  contact: {
    path: '/contact',
    right: () => ({ ...person(), topic: 'payment', message }),
    problems: ['name-required', 'choice-required'],
    sent: t.contact.form.sentTitle,
    shows: true,
  },
  job: {
    path: '/careers/learner-support-darija',
    right: () => ({ ...person(), link: 'https://salma.example/work', message }),
    problems: ['name-required'],
    sent: t.careers.job.form.sentTitle,
  },
  consultation: {
    path: '/consultation/your-shop-line-by-line',
    right: () => ({ ...person(), preferredTimes: 'Tuesday after 18:00', message }),
    problems: ['name-required', 'phone-invalid'],
    sent: t.consultation.service.form.sentTitle,
  },
};

describe.each(Object.entries(forms))(
  'the form: %s',
  (name, { path, right, problems, sent, closes, shows = false }) => {
    it('lists what is missing, keeps what was typed, and arrives', async () => {
      const visitor = await visit(`/ar${path}`);
      const half = { email: 'salma@', ...('phone' in right() && { phone: '12' }) };
      const wrong = await visitor.send(half);
      expect(wrong.status).toBe(422);
      for (const problem of [...problems, 'email-invalid'] as const)
        expect(wrong.text).toContain(t.common.fieldProblems[problem]);
      for (const [field, typed] of Object.entries(half))
        expect(wrong.$(`main input[name=${field}]`).val()).toBe(typed);
      expect(wrong.$('main [aria-invalid=true]').first().attr('autofocus')).toBeDefined();
      const thanks = await visitor.send(right());
      expect(thanks.status).toBe(200);
      expect(thanks.text).toContain(sent);
      if (shows) expect(thanks.text).toContain(right()['message']);
      expect(thanks.$('main form input[name=email]').length).toBe(0);
      expect(thanks.$('[data-close-after]').attr('data-close-after')).toBe(closes?.toString());
    });

    it.runIf(everything || name === 'contact')(
      'reports when too much came in an hour, and keeps what was typed',
      async () => {
        const visitor = await visit(path);
        for (let sent = 0; sent < mostFormsOfCaller; sent += 1) {
          const form = new URLSearchParams(right());
          const { status, headers } = await visitor.ask(path, { method: 'POST', body: form });
          expect(status).toBe(shows ? 200 : 303);
          // Without a dialog the visitor is redirected to the form's place on its page, or shown what was sent.
          if (closes === undefined && !shows) expect(headers.get('location')).toBe(`${path}?sent#form`);
        }
        const typed = right();
        const page = await visitor.send(typed);
        expect(page.status).toBe(429);
        expect(page.text).toContain(words.en.apply.manyForms);
        expect(page.$('main input[name=email]').val()).toBe(typed['email']);
        expect(page.$('main textarea[name=message]').val()).toBe(typed['message']);
      },
    );
  },
);

it.each(locales)(
  '%s: the page for trainers says their share and what one of them says; what may stay empty is folded',
  async (locale) => {
    const visitor = await visit(linksIn(locale).hostCourse());
    const { trainerSharePercent } = settings;
    expect(visitor.page.text).toContain(
      formatNumber((trainerSharePercent ?? 0) / 100, locale, { style: 'percent' }).replace(/\s/g, ' '),
    );
    const said = trainers.flatMap((trainer) => trainer.words[locale].teaching ?? []);
    expect(said).toHaveLength(1);
    expect(visitor.page.$('main blockquote').text()).toBe(said[0]);
    const open = () => visitor.page.$('main details[open] input[name=phone]').length;
    expect(open()).toBe(0);
    await visitor.send({ ...person(), courseTopic: topic, phone: '12' });
    expect(open()).toBe(1);
  },
);

it('the link of a job application is an https address', async () => {
  const visitor = await visit('/careers/learner-support-darija');
  const page = await visitor.send({ ...forms['job']?.right(), link: 'http://salma.example' });
  expect(page.text).toContain(words.en.common.fieldProblems['link-invalid']);
});
