import { describe, expect, it } from 'vitest';
import { consultationServices } from '../../content/sample/consultation-services.ts';
import { courses } from '../../content/sample/courses.ts';
import { jobs } from '../../content/sample/jobs.ts';
import { posts } from '../../content/sample/posts.ts';
import { products } from '../../content/sample/products.ts';
import { workshops } from '../../content/sample/workshops.ts';
import { linksIn } from '../academy/frame/links.ts';
import routes from '../routes.ts';
import { localeOfPath, locales, nearestTo, pathIn } from '../platform/i18n/locale.ts';
import { addressesIn } from '../../tests/support/site.ts';
import { readTarget } from '../platform/http/read-incoming.ts';
import { inSpokenLanguage, movedTo } from './redirects.ts';
import { someSettings } from '../../tests/support/builders.ts';
import { fc, forAll, forAllInTurn, tries } from '../../tests/support/properties.ts';

/** Where a request is redirected, or null. */
const sent = (url: string): string | null => {
  const target = readTarget(url);
  return target === null ? null : movedTo(target, url);
};

describe('an old or mistyped address redirects to the right page', () => {
  it.each([
    ['/courses/', '/courses'],
    ['/ar/', '/ar'],
    ['//courses//ugc-creation-masterclass', '/courses/ugc-creation-masterclass'],
    ['/Courses/English-Mastery', '/courses/english-mastery'],
    ['/AR/Blog', '/ar/blog'],
    ['/en', '/'],
    ['/en/ar/about', '/ar/about'],
    ['/fr/ar/about', '/ar/about'],
    ['/ar/fr', '/fr'],
    ['/index.html', '/'],
    ['/home', '/'],
    ['/ar/home', '/ar'],
    ['/about.html', '/about'],
    ['/blog/index.php', '/blog'],
    ['/shop', '/tools'],
    ['/shop/finance-tracker', '/products/finance-tracker'],
    ['/tools/finance-tracker', '/products/finance-tracker'],
    ['/privacy', '/privacy-policy'],
    ['/terms', '/terms-and-conditions'],
    ['/cookies', '/cookie-policy'],
    ['/contact-us', '/contact'],
    ['/faq', '/support'],
    ['/products', '/tools'],
    ['/about-us/', '/about'],
    ['/ar/Shop/finance-tracker/', '/ar/products/finance-tracker'],
    ['/rss', '/blog/feed.xml'],
    ['/c/M8QA-ST21', '/certificates/DERB-M8QA-ST21'],
    ['/ar/c/derb-m8qa-st21', '/ar/certificates/DERB-M8QA-ST21'],
  ])('%s → %s', (from, to) => {
    expect(sent(from)).toBe(to);
  });

  it('with its query', () => {
    expect(sent('/Courses/?q=UGC&type=virtual')).toBe('/courses?q=UGC&type=virtual');
  });
});

describe('an old address of the staff pages redirects to the console', () => {
  it.each([
    ['/ar/staff', '/staff'],
    ['/staff/sign-in', '/staff'],
    ['/ar/staff/sign-in', '/staff'],
    ['/staff/sign-out', '/staff'],
    ['/staff/orders/MEM-123456-a1b2', '/staff/orders/MEM-123456-a1b2/show'],
    ['/ar/staff/orders/MEM-123456-a1b2', '/staff/orders/MEM-123456-a1b2/show'],
    ['/staff/orders/MEM-123456-a1b2/record-payment', '/staff/orders/MEM-123456-a1b2/show'],
    ['/staff/orders/MEM-123456-a1b2/receipts/r1', '/staff/orders/MEM-123456-a1b2/show'],
    ['/ar/staff/orders/MEM-123456-a1b2/refund', '/staff/orders/MEM-123456-a1b2/refund'],
    ['/staff/refunds/refund-1', '/staff/refunds/refund-1/show'],
    ['/ar/staff/applications?kind=waitlist', '/staff/applications?kind=waitlist'],
    ['/console', '/staff'],
    ['/console/orders/MEM-123456-a1b2/show', '/staff/orders/MEM-123456-a1b2/show'],
    ['/ar/console/claims', '/staff/claims'],
    ['/staff/letters/letter-1/show', '/staff/deliveries/letter-1/show'],
    ['/staff/events/event-1/show', '/staff/deliveries/event-1/show'],
    ['/staff/proposals', '/staff/applications?kind=host-course'],
  ])('%s → %s', (from, to) => {
    expect(sent(from)).toBe(to);
    expect(sent(to)).toBeNull();
  });
});

describe('the former lists of what was sent redirect to their type of deliveries, with their filters', () => {
  const filterIn = (address: string) => {
    const [pathname, query] = address.split('?');
    expect(pathname).toBe('/staff/deliveries');
    expect(sent(address)).toBeNull();
    return JSON.parse(new URLSearchParams(query).get('filter') ?? '') as unknown;
  };
  it.each([
    ['letters', {}, { type: 'mail' }],
    ['letters', { order: 'MEM-1', state: '' }, { type: 'mail', search: 'MEM-1' }],
    [
      'letters',
      { letter: 'access-ready', state: 'waiting' },
      { type: 'mail', what: 'access-ready', state: 'waiting' },
    ],
    ['events', { kind: 'order.paid' }, { type: 'event', what: 'order.paid' }],
    [
      'notifications',
      { show: 'to-do', gateway: 'cmi' },
      { type: 'notification', state: 'failed', what: 'cmi' },
    ],
  ])('%s %j → %j', (list, filter, expected) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    expect(filterIn(sent(`/staff/${list}?${query}`) ?? '')).toEqual(expected);
  });

  it('whatever stands in their query', () => {
    forAll(tries(100), fc.string(), (typed) => {
      const address = sent(`/ar/staff/letters?filter=${encodeURIComponent(typed)}`) ?? '';
      expect(filterIn(address)).toMatchObject({ type: 'mail' });
    });
  });
});

describe('a right address does not redirect', () => {
  it.each(locales)('every public page (%s)', (locale) => {
    for (const address of addressesIn(locale)) expect([address, sent(address)]).toEqual([address, null]);
  });

  it.each(locales)('every record, so that no redirect hides one (%s)', (locale) => {
    const links = linksIn(locale);
    const all = [
      ...courses.map(({ slug }) => links.course(slug)),
      ...workshops.map(({ slug }) => links.workshop(slug)),
      ...products.map(({ slug }) => links.product(slug)),
      ...posts.map(({ slug }) => links.post(slug)),
      ...jobs.map(({ slug }) => links.job(slug)),
      ...consultationServices.map(({ slug }) => links.service(slug)),
    ];
    for (const address of all) expect([address, sent(address)]).toEqual([address, null]);
  });

  it.each([
    '/orders/AbC/',
    '/staff/orders/MEM-123456-ABCD/show',
    '/staff/catalogue/course/english-mastery',
    '/callbacks/CMI/',
    '/downloads/XyZ',
    '/learn/english-mastery/enter/AbC_d-E',
    '/ar/learn/english-mastery/enter/AbC?next=%2Far%2Flearn%2Fenglish-mastery%2Flive',
    '/learn/emails/AbC',
    '/certificates/DERB-7K3M-Q2XW',
    '/assets/entry.client-AbC.js',
    '/api/Form/submit',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/ar/manifest.webmanifest',
  ])('%s keeps its exact spelling', (address) => {
    expect(sent(address)).toBeNull();
  });

  it('every address with a token keeps its exact spelling', async () => {
    const withToken = (await Promise.resolve(routes)).flatMap(({ path = '' }) =>
      path.includes(':token') ? [`/${path}`.replace('//', '/')] : [],
    );
    expect(withToken).toContain('/learn/:course/enter/:token');
    for (const path of withToken) {
      const address = path.replace(':token', 'AbC-XyZ').replaceAll(/:\w+/g, 'one');
      expect([address, sent(address)]).toEqual([address, null]);
    }
  });
});

describe('any address', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'en',
      'ar',
      'fr',
      'staff',
      'console',
      'refunds',
      'AR',
      'shop',
      'Shop',
      'course',
      'courses',
      'ugc',
      'products',
      'home',
      'index.html',
      'posts',
      'evil.example',
      '%2F',
      '%5C',
      '\\',
      '',
      '.',
      '..',
      '%2e%2e',
      '@evil.example',
      'http:',
      '%D8%A7',
      '%d8%a7',
      ';',
      '%09',
    ),
    fc.string({ maxLength: 8 }),
  );
  const url = fc
    .tuple(fc.array(part, { maxLength: 7 }), fc.constantFrom('', '?a=1', '?next=//evil.example', '?'))
    .map(([parts, query]) => `/${parts.join('/')}${query}`);

  it('ends on this site within two redirects', () => {
    forAll(tries(3_000), url, (first) => {
      let at = first;
      for (let hops = 0; hops <= 2; hops += 1) {
        const next = sent(at);
        if (next === null) return;
        expect(next).toMatch(/^\/(?![/\\])/);
        expect(new URL(next, 'https://academy.example').origin).toBe('https://academy.example');
        at = next;
      }
      throw new Error(`${first} is still on its way at ${at}`);
    });
  });
});

describe('of the languages that an academy speaks', () => {
  const spokenSets = fc.shuffledSubarray([...locales], { minLength: 1 });

  it('one is always found for a page: its own, or the same page in the first, which leads nowhere else', async () => {
    await forAllInTurn(tries(200), spokenSets, fc.constantFrom(...locales), async (spoken, locale) => {
      const settings = async () => someSettings({ languages: spoken });
      const answer = inSpokenLanguage(async () => new Response('page'), { settings });
      const asked = (path: string, method = 'GET') =>
        answer(new Request(`https://academy.example${path}?q=1`, { method }));
      const path = pathIn(locale, '/courses');
      const to = (await asked(path)).headers.get('location');
      expect(to).toBe(spoken.includes(locale) ? null : `${pathIn(spoken[0] ?? 'en', '/courses')}?q=1`);
      expect((await asked(pathIn(localeOfPath(to ?? path), '/courses'))).status).toBe(200);
      // What was typed into an open form is taken.
      expect((await asked(path, 'POST')).status).toBe(200);
    });
  });

  it('one is always found for a program, however it spells what it asks for', () => {
    forAll(tries(500), spokenSets, fc.string(), (spoken, tags) => spoken.includes(nearestTo(tags, spoken)));
    expect(['fr-MA', 'fr_FR', 'FR', 'de, fr;q=0.5'].map((tags) => nearestTo(tags, locales))).toEqual(
      Array.from({ length: 4 }, () => 'fr'),
    );
    expect([nearestTo('fr-MA', ['en', 'ar']), nearestTo('de', ['ar', 'en'])]).toEqual(['ar', 'ar']);
  });
});
