/** A learner chooses when she studies, lets the hour reach her phone, and opens the lesson from what is shown there. */
import { createECDH, randomBytes } from 'node:crypto';
import { linksIn } from '../../src/academy/frame/links.ts';
import { expect, expectGood, test } from '../support/journey.ts';
import { sampleLessons } from '../support/sample-lessons.ts';
import { Visitor } from '../support/visitor.ts';
import { chooseMethod, giveDetails, newLearner, payByCard } from '../support/visits.ts';

const course = 'ecommerce-mastery-virtual';
const locale = 'ar';

/** What a push service would give a browser: here there is none. */
function aSubscription() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(24).toString('base64url')}`,
    expirationTime: null,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

test('ar: days are chosen after the first lesson, the phone shows the hour, and a press opens the lesson @all', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const links = linksIn(locale);
  const [first, second] = sampleLessons(course);
  const lessonAt = (key = '') => links.lesson(course, key);
  const visitor = new Visitor(origin);
  await visitor.open(`/ar/courses/${course}/enrol`);
  await giveDetails(visitor, newLearner());
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  await visitor.ask(lessonAt(first?.key), { method: 'POST', body: new FormData() });
  const consent = { name: 'consent', value: 'essential', url: origin };
  await context.addCookies([
    ...[...visitor.cookies].map(([name, value]) => ({ name, value, url: origin })),
    consent,
  ]);
  await context.grantPermissions(['notifications']);
  await context.addInitScript((subscription) => {
    const given = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true };
    Object.assign(PushManager.prototype, {
      subscribe: async () => given,
      getSubscription: async () => given,
    });
  }, aSubscription());

  await page.goto(links.course(course));
  await page.locator('button[name=intent][value=plan]').click();
  const line = page.locator('a[href$="/settings#plan"]');
  await expect(line).toBeVisible();
  await expectGood(page);
  await line.click();
  const onPhone = page.locator('[data-classroom=push]');
  await onPhone.locator('[data-act=on]').click();
  await expect(onPhone.locator('p[data-in=on]').last()).toBeVisible();
  await expectGood(page);

  const shown = {
    title: 'درب',
    text: 'الدرس التالي · 6 دقائق',
    path: lessonAt(second?.key),
    lang: 'ar',
    dir: 'rtl',
  };
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(shown),
  });
  const notifications = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, dir, data }) => ({ title, body, dir, data: String(data) }));
    });
  await expect
    .poll(notifications)
    .toEqual([{ title: shown.title, body: shown.text, dir: 'rtl', data: shown.path }]);
  const [worker] = context.serviceWorkers();
  // A press that a test makes may open no window: where it leads is what is asked.
  const opened = await worker?.evaluate(`registration.getNotifications().then(
    ([notification]) =>
      new Promise((resolve) => {
        Object.defineProperty(clients, 'openWindow', { value: async (to) => resolve(to) });
        dispatchEvent(new NotificationEvent('notificationclick', { notification }));
      }),
  )`);
  await page.goto(String(opened));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second?.title.ar ?? '');
});
