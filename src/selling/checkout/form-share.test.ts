import { count } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type ApplicationKind, applicationKinds } from '../../catalogue/applicants/application.ts';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { aCourse } from '../../../tests/support/builders.ts';
import { seedOffers, somebody } from '../../../tests/support/applications.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { databaseLimits } from '../../platform/limits/limits.ts';

const mostFormsOfCaller = databaseLimits.form.most;

const hour = 3_600_000;
const [here, elsewhere] = ['203.0.113.7', '203.0.113.8'];

const funded = aCourse({ scholarships: { seats: 1, givenBy: '' } });
describeAcademy('what one caller may send with the academy’s forms', { courses: [funded] }, (test_) => {
  beforeEach(() => seedOffers(test_.db));

  type Send = (who: string, address: string) => Promise<{ ok: boolean }>;
  const sends = (): Record<ApplicationKind, Send> => {
    const { academy } = test_;
    const { phone } = somebody;
    const of = (who: string, address: string) => ({
      ...somebody,
      email: `${who}@example.com`,
      phone,
      address,
    });
    return {
      waitlist: (...who) => academy.joinWaitlist({ ...of(...who), courseSlug: 'selling-online' }),
      workshop: (...who) => academy.applyToWorkshop({ ...of(...who), workshopSlug: 'a-workshop' }),
      'host-course': (...who) =>
        academy.proposeCourse({ ...of(...who), courseTopic: 'Caftans', experience: null }),
      'access-request': (who, address) =>
        academy.requestAccess({ locale: 'en', email: `${who}@example.com`, productSlug: 'budget', address }),
      contact: (...who) => academy.writeToUs({ ...of(...who), topic: 'press', message: 'A question.' }),
      careers: (...who) =>
        academy.applyForJob({ ...of(...who), jobSlug: 'a-job', link: null, message: 'I would like to.' }),
      scholarship: (...who) =>
        academy.askForScholarship({
          ...of(...who),
          courseSlug: 'selling-online',
          message: 'a',
          plan: 'b',
          means: 'c',
        }),
      consultation: (...who) =>
        academy.requestConsultation({
          ...of(...who),
          serviceSlug: 'a-service',
          preferredTimes: 'Tuesdays',
          message: 'My shop.',
        }),
    };
  };
  const rows = async () => {
    const [[stored], [posted]] = [
      await test_.db.select({ all: count() }).from(applications),
      await test_.db.select({ all: count() }).from(outbox),
    ];
    return [stored?.all, posted?.all];
  };
  const refused = { ok: false, reason: 'many-forms' };

  test.each(applicationKinds)(
    '%s: twenty in an hour, what is sent twice counted once; of the rest nothing is stored or written',
    async (kind) => {
      const send = sends()[kind];
      for (let number = 0; number < mostFormsOfCaller; number++) {
        expect(await send(`person-${number}`, here)).toMatchObject({ ok: true });
        if (number < 2) expect(await send(`person-${number}`, here)).toMatchObject({ ok: true });
      }
      const before = await rows();
      expect(await send('one-more', here)).toEqual(refused);
      expect(await send('person-0', here)).toMatchObject({ ok: true });
      expect(await rows()).toEqual(before);
      expect(await send('one-more', elsewhere)).toMatchObject({ ok: true });
      test_.pass(hour);
      expect(await send('again', here)).toMatchObject({ ok: true });
    },
  );

  test('each kind of form has a limit of its own: who sends many of one can still send another', async () => {
    const { contact, careers } = sends();
    for (let number = 0; number < mostFormsOfCaller; number++) await contact(`person-${number}`, here);
    expect(await contact('one-more', here)).toEqual(refused);
    expect(await careers('one-more', here)).toEqual({ ok: true });
  });
});
