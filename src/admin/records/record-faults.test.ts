import { describe, expect, test } from 'vitest';
import { sampleRecords } from '../../../tests/support/sample-records.ts';
import { isAdvice, type RecordFault } from '../../platform/records/record-fault.ts';
import { type Locale, locales } from '../../platform/i18n/locale.ts';
import { wholeRecord, type WrittenIn } from '../../platform/records/record.ts';
import { hindering, missingWords, statesIn } from './missing-words.ts';
import { missingIn, readRecord } from './record-faults.ts';
import type { RecordKind, RecordOf } from './record-kinds.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

type Loose = Record<string, unknown>;

const kinds = Object.keys(sampleRecords) as RecordKind[];
const everyRecord = kinds.flatMap((kind) =>
  sampleRecords[kind].map((record): [string, RecordKind, object] => [
    `${kind} ${'slug' in record ? record.slug : ''}`,
    kind,
    record,
  ]),
);
const slugsOf = (kind: 'trainer' | 'course' | 'service') =>
  new Set(sampleRecords[kind].map(({ slug }) => slug));
const known = { trainers: slugsOf('trainer'), courses: slugsOf('course'), services: slugsOf('service') };

const first = <K extends RecordKind>(kind: K): RecordOf[K] => {
  const [record] = sampleRecords[kind];
  if (record === undefined) throw new Error(`No sample ${kind}`);
  return record;
};

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A copy with another value at a path; `undefined` removes it. */
function changed(record: object, path: string, value: unknown): Loose {
  const whole = copy(record) as Loose;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<Loose>((each, step) => each[step] as Loose, whole);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return whole;
}

/** The faults of the first sample of a kind, read with a value at a path. */
function faultsWith(kind: RecordKind, path: string, value: unknown): RecordFault[] {
  const reading = readRecord(kind, changed(first(kind), path, value));
  return reading.ok ? [] : reading.faults;
}

/** What is missing in it before it may be published. */
const missingWith = (kind: RecordKind, path: string, value: unknown) =>
  missingIn(kind, changed(first(kind), path, value), { ...known, today: '2026-11-22' });

/** Paths of texts that are not empty. */
function pathsOfTexts(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value === '' ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => pathsOfTexts(each, path ? `${path}.${key}` : key));
}

describe('reading', () => {
  test.each(everyRecord)('the sample %s is in the right shape', (_, kind, record) => {
    expect(readRecord(kind, copy(record))).toMatchObject({ ok: true });
  });

  test('a record that was read reads the same again, also after it was written as JSON', () => {
    forAll(fc.constantFrom(...everyRecord), ([, kind, record]) => {
      const reading = readRecord(kind, record);
      expect(reading.ok && readRecord(kind, copy(reading.record))).toEqual(reading);
    });
  });

  test('whatever is sent is read or refused, and nothing is thrown', () => {
    forAll(fc.constantFrom(...kinds), fc.jsonValue(), (kind, given) => {
      const reading = readRecord(kind, given);
      expect(reading.ok || reading.faults.length > 0).toBe(true);
    });
  });

  test('whatever value one field of a course has, only that field is reported', () => {
    const paths = ['slug', 'startsOn', 'priceCentimes', 'comingSoon', 'portrait', 'taughtIn', 'position'];
    forAll(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
      const reported = new Set(faultsWith('course', path, value).map((fault) => fault.path));
      expect([...reported].filter((each) => each !== path)).toEqual([]);
    });
  });

  test.each<[string, RecordKind, string, unknown, RecordFault]>([
    ['no record', 'course', 'words', 'text', { path: 'words', problem: 'wrong-type' }],
    ['a key nobody knows', 'course', 'colour', 'red', { path: 'colour', problem: 'unknown-key' }],
    [
      'one among the words',
      'course',
      'words.ar.colour',
      '',
      { path: 'words.ar.colour', problem: 'unknown-key' },
    ],
    [
      'the language it is read in',
      'course',
      'writtenIn',
      'en',
      { path: 'writtenIn', problem: 'unknown-key' },
    ],
    ['no slug', 'course', 'slug', undefined, { path: 'slug', problem: 'required' }],
    ['an empty slug', 'course', 'slug', ' ', { path: 'slug', problem: 'required' }],
    ['a slug with capitals', 'course', 'slug', 'My-Course', { path: 'slug', problem: 'bad-slug' }],
    ['a slug of the classroom', 'course', 'slug', 'status', { path: 'slug', problem: 'slug-reserved' }],
    ['a slug that leads away', 'course', 'slug', '../x', { path: 'slug', problem: 'bad-slug' }],
    [
      'a price in words',
      'course',
      'priceCentimes',
      '990',
      { path: 'priceCentimes', problem: 'not-a-number' },
    ],
    ['half a centime', 'course', 'priceCentimes', 99.5, { path: 'priceCentimes', problem: 'not-whole' }],
    [
      'a price below nothing',
      'course',
      'priceCentimes',
      -1,
      { path: 'priceCentimes', problem: 'out-of-range', limit: 0 },
    ],
    [
      'a price of a house',
      'course',
      'priceCentimes',
      10_000_001,
      { path: 'priceCentimes', problem: 'out-of-range', limit: 10_000_000 },
    ],
    [
      'a day that no year has',
      'course',
      'startsOn',
      '2026-02-30',
      { path: 'startsOn', problem: 'not-a-date' },
    ],
    [
      'a day with its hour',
      'course',
      'startsOn',
      '2026-02-03T10:00',
      { path: 'startsOn', problem: 'not-a-date' },
    ],
    ['a day long ago', 'course', 'startsOn', '0206-02-03', { path: 'startsOn', problem: 'out-of-range' }],
    ['an hour that no day has', 'workshop', 'startsAt', '24:00', { path: 'startsAt', problem: 'not-a-time' }],
    [
      'an instant without its zone',
      'campaign',
      'startsAt',
      '2026-01-01T00:00:00',
      { path: 'startsAt', problem: 'not-a-date' },
    ],
    [
      'a kind of course there is not',
      'course',
      'courseType',
      'evening',
      { path: 'courseType', problem: 'not-a-choice' },
    ],
    ['a language in words', 'course', 'taughtIn', 'Darija', { path: 'taughtIn', problem: 'bad-format' }],
    ['yes in words', 'course', 'comingSoon', 'yes', { path: 'comingSoon', problem: 'wrong-type' }],
    [
      'a name as long as a page',
      'course',
      'words.en.name',
      'a'.repeat(121),
      { path: 'words.en.name', problem: 'too-long', limit: 120 },
    ],
    [
      'too many tags',
      'post',
      'tags',
      Array(7).fill('money'),
      { path: 'tags', problem: 'too-many', limit: 6 },
    ],
    ['a tag twice', 'post', 'tags', ['money', 'money'], { path: 'tags', problem: 'twice' }],
    [
      'two live calls of one name',
      'settings',
      'liveCalls.1.id',
      'questions',
      { path: 'liveCalls', problem: 'twice' },
    ],
    [
      'a sign that ends texts',
      'course',
      'words.en.name',
      'a\u0000b',
      { path: 'words.en.name', problem: 'control-signs' },
    ],
    [
      'a name on two lines',
      'course',
      'words.en.name',
      'a\nb',
      { path: 'words.en.name', problem: 'control-signs' },
    ],
    ['an address that is none', 'trainer', 'linkedin', 'linkedin', { path: 'linkedin', problem: 'bad-link' }],
    [
      'one that anybody can read on the way',
      'trainer',
      'linkedin',
      'http://x.example',
      { path: 'linkedin', problem: 'bad-link' },
    ],
    [
      'one that runs',
      'trainer',
      'linkedin',
      'javascript:alert(1)',
      { path: 'linkedin', problem: 'bad-link' },
    ],
    [
      'a film of another server',
      'course',
      'videoUrl',
      '//evil.example/x.mp4',
      { path: 'videoUrl', problem: 'bad-link' },
    ],
    [
      'the same with a backslash',
      'course',
      'videoUrl',
      '/\\evil.example/x.mp4',
      { path: 'videoUrl', problem: 'bad-link' },
    ],
    [
      'a still from elsewhere',
      'course',
      'videoPoster',
      'https://x.example/a',
      { path: 'videoPoster', problem: 'bad-file' },
    ],
    [
      'a picture with a path',
      'trainer',
      'portrait',
      '../../etc',
      { path: 'portrait', problem: 'bad-picture' },
    ],
    [
      'a file above its folder',
      'product',
      'files.en.path',
      'a/../../b',
      { path: 'files.en.path', problem: 'bad-file' },
    ],
    [
      'a file named like a folder',
      'product',
      'files.en.name',
      'a/b.pdf',
      { path: 'files.en.name', problem: 'bad-file' },
    ],
    [
      'a sent file that says it is a page',
      'product',
      'files.en',
      {
        name: 'a.pdf',
        path: 'office/0197a9f0-0000-7000-8000-000000000001/a.pdf',
        type: 'text/html',
        bytes: 9,
      },
      { path: 'files.en.type', problem: 'bad-file' },
    ],
    ['stars between tenths', 'workshop', 'rating', 4.85, { path: 'rating', problem: 'out-of-range' }],
    [
      'parts out of their order',
      'course',
      'instalments.parts.1.afterDays',
      30,
      { path: 'instalments', problem: 'out-of-order' },
    ],
    [
      'no parts',
      'course',
      'instalments.parts',
      [],
      { path: 'instalments.parts', problem: 'too-few', limit: 1 },
    ],
    [
      'a campaign that gives all away',
      'campaign',
      'percent',
      100,
      { path: 'percent', problem: 'out-of-range', limit: 99 },
    ],
    [
      'a RIB with a wrong key',
      'settings',
      'bankTransfer.rib',
      '007780000123456789012397',
      { path: 'bankTransfer.rib', problem: 'bad-rib' },
    ],
    ['an e-mail address that is none', 'settings', 'email', 'hello', { path: 'email', problem: 'bad-email' }],
    ['a phone that cannot be', 'settings', 'phone', '12', { path: 'phone', problem: 'bad-phone' }],
    [
      'settings without a word',
      'settings',
      'tagline',
      { ar: ' ' },
      { path: 'tagline.en', problem: 'required' },
    ],
    [
      'a bank code that is none',
      'settings',
      'bankTransfer.swift',
      'x',
      { path: 'bankTransfer.swift', problem: 'bad-bic' },
    ],
  ])('%s is refused, and the field is named', (_, kind, path, value, fault) => {
    expect(faultsWith(kind, path, value)).toEqual([fault]);
  });

  test.each(['دورة\u202e', 'a\ud800b', '\u200fدورة\u200b', '\ufeffE\u00adcommerce\u2069'])(
    'marks that nobody sees and halves of signs are dropped: %j',
    (name) => expect(faultsWith('course', 'words.ar.name', name)).toEqual([]),
  );

  test('keys of Object.prototype count as unknown keys', () => {
    const given: unknown = JSON.parse(
      `{"__proto__":{"slug":"x"},${JSON.stringify(first('trainer')).slice(1)}`,
    );
    expect(readRecord('trainer', given)).toEqual({
      ok: false,
      faults: [{ path: '__proto__', problem: 'unknown-key' }],
    });
  });

  test('texts are trimmed, composed (NFC), and have Unix line ends', () => {
    const given = changed(first('post'), 'words.en.body', '  Cafe\u0301\r\n\r\nand tea\r ');
    const reading = readRecord('post', given);
    expect(reading.ok && reading.record.words.en.body).toBe('Café\n\nand tea');
  });

  test('a RIB is kept as its 24 digits, however it was typed', () => {
    const { bankTransfer } = first('settings');
    const typed = bankTransfer?.rib.replace(/(.{4})/g, '$1 ');
    const reading = readRecord('settings', changed(first('settings'), 'bankTransfer.rib', typed));
    expect(reading.ok && reading.record.bankTransfer).toEqual(bankTransfer);
  });

  test('an optional field may also be null, as forms send it', () => {
    const reading = readRecord('workshop', changed(first('workshop'), 'priceCentimes', null));
    expect(reading.ok && reading.record).toEqual(changed(first('workshop'), 'priceCentimes', undefined));
    const course = readRecord('course', changed(first('course'), 'instalments', null));
    expect(course.ok && course.record.instalments).toBeNull();
  });

  test('an empty text in an optional field is the same as none', () => {
    const film = readRecord('course', changed(first('course'), 'videoUrl', ' '));
    expect(film.ok && film.record.videoUrl).toBeNull();
    const place = readRecord('workshop', changed(first('workshop'), 'words.en.location', ''));
    expect(place.ok && place.record.words.en.location).toBeNull();
  });

  test('a draft may lack a language, or words in it: they are read as empty', () => {
    const reading = readRecord('trainer', changed(first('trainer'), 'words.ar', null));
    expect(reading.ok && reading.record.words.ar).toEqual({ name: '', title: '' });
    const course = readRecord('course', changed(first('course'), 'words.ar', { name: null, faq: [{}] }));
    expect(course.ok && course.record.words.ar).toMatchObject({
      name: '',
      faq: [{ question: '', answer: '' }],
      curriculum: [],
    });
    expect(readRecord('course', changed(first('course'), 'words', undefined))).toMatchObject({ ok: true });
  });
});

describe('an article in one language', () => {
  const post = first('post') as { words: { en: object; ar: object } };
  const empty = { title: '', description: '', body: '' };

  test('may be published; nothing is asked of the other language', () => {
    expect(missingIn('post', { ...post, words: { ...post.words, ar: empty } })).toEqual([]);
    expect(missingIn('post', { ...post, words: { ...post.words, en: empty } })).toEqual([]);
  });

  test('is asked for the rest of a language that was begun, and for one of all', () => {
    const begun = { ...post, words: { ...post.words, ar: { ...empty, title: 'بسطة' } } };
    expect(missingIn('post', begun).map(({ path }) => path)).toEqual(['words.ar.body']);
    expect(missingIn('post', { ...post, words: { en: empty, ar: empty } })).not.toEqual([]);
  });
});

describe('what is missing', () => {
  const own = everyRecord.filter(([, kind]) => kind !== 'settings');
  test.each(own)('the sample %s lacks nothing', (_, kind, record) => {
    expect(missingIn(kind, record, known)).toEqual([]);
  });

  test('the sample’s settings lack an account of the academy’s own', () => {
    expect(missingIn('settings', first('settings'), known)).toEqual([
      { path: 'bankTransfer.accountName', problem: 'still-sample' },
      { path: 'bankTransfer.rib', problem: 'still-sample' },
      { path: 'cashAgency.beneficiary', problem: 'still-sample' },
      { path: 'mobileWallet.holder', problem: 'still-sample' },
    ]);
  });

  test.each(locales)('a text that is missing in %s is asked for there alone', (locale) => {
    const words = own.flatMap(([, kind, record]) =>
      pathsOfTexts((record as { words: Loose }).words[locale], `words.${locale}`).map((path) => ({
        kind,
        record,
        path,
      })),
    );
    forAll(tries(300), fc.constantFrom(...words), fc.constantFrom('', ' \u200b', null), (word, gone) => {
      const { kind, record, path } = word;
      const faults = missingIn(kind, changed(record, path, gone), known);
      expect(faults.filter((fault) => fault.path !== path && kind !== 'legal')).toEqual([]);
    });
    const course = changed(first('course'), `words.${locale}.description`, '');
    expect(missingIn('course', course, known)).toEqual([
      { path: `words.${locale}.description`, problem: missingWords[locale] },
    ]);
  });

  test('one whole language is enough, and what another says without a name asks for nothing', () => {
    for (const [, kind, record] of own) {
      const { words } = record as { words: Record<Locale, Loose> };
      for (const locale of locales)
        expect(missingIn(kind, { ...record, words: { [locale]: words[locale] } }, known)).toEqual([]);
    }
    const begun = changed(changed(first('course'), 'words.ar', {}), 'words.ar.level', 'مبتدئات');
    expect(missingIn('course', begun, known)).toEqual([]);
  });

  test('with one language whole the others hold nothing back, whatever they lack, and only whole ones are shown', () => {
    const some = fc.array(fc.nat(), { maxLength: 6 });
    const published = own.filter(([, kind]) => kind !== 'legal');
    forAll(
      tries(300),
      fc.constantFrom(...published),
      fc.constantFrom(...locales),
      some,
      some,
      (one, kept, ...gone) => {
        const [, kind] = one;
        const record = locales
          .filter((locale) => locale !== kept)
          .reduce((before, locale, turn) => {
            const texts = pathsOfTexts((before as { words: Loose }).words[locale], `words.${locale}`);
            return (gone[turn] ?? []).reduce<object>(
              (each, at) => changed(each, texts[at % texts.length] ?? 'slug', ' '),
              before,
            );
          }, one[2]);
        // A choice is no text: without it the draft would not be kept.
        if (!readRecord(kind, record).ok) return;
        const faults = missingIn(kind, record, known);
        const states = statesIn(record, faults);
        expect([states[kept], hindering(kind, record, faults)]).toEqual(['whole', []]);
        const unfinished = locales.filter((locale) => states[locale] !== 'whole');
        const shown = wholeRecord<WrittenIn & { words: object }>({ words: {}, ...record, unfinished });
        expect(shown?.writtenIn ?? locales).toEqual(locales.filter((locale) => states[locale] === 'whole'));
      },
    );
  });

  test('with none whole everything is asked for, as is what is wrong beside the words, and a legal page in all its languages', () => {
    const none = locales.reduce<object>(
      (each, one) => changed(each, `words.${one}.description`, ''),
      first('course'),
    );
    const faults = missingIn('course', none);
    expect([faults.length, hindering('course', none, faults)]).toEqual([locales.length, faults]);
    const half = changed(changed(first('course'), 'words.ar.description', ''), 'priceCentimes', null);
    expect(hindering('course', half, missingIn('course', half))).toEqual([
      { path: 'priceCentimes', problem: 'required' },
    ]);
    const law = changed(first('legal'), 'words.ar.lead', '');
    const asked = missingIn('legal', law, known);
    expect([asked.length, hindering('legal', law, asked)]).toEqual([1, asked]);
  });

  test('a language that readers are shown has to be whole', () => {
    const empty = changed(changed(first('job'), 'words.en.tasks', []), 'words.ar.tasks', []);
    expect(missingIn('job', empty)).toEqual([
      { path: 'words.en.tasks', problem: 'missing-in-english', limit: 1 },
      { path: 'words.ar.tasks', problem: 'missing-in-arabic', limit: 1 },
    ]);
  });

  test('a record without any words is asked for them in the first language', () => {
    expect(missingWith('trainer', 'words', {})).toEqual([
      { path: 'words.en.name', problem: 'missing-in-english' },
      { path: 'words.en.title', problem: 'missing-in-english' },
    ]);
  });

  test('the still of a film is a file of the site or a picture of the library, and reported when it is not in the library', () => {
    const id = '0c1f8a5e-6f0e-4c2c-9a39-8b1d3b9f7a10';
    const course = { ...first('course'), videoPoster: `picture-${id}-1600x900` };
    expect(readRecord('course', course).ok).toBe(true);
    expect(missingIn('course', course, { pictures: new Set([id]) })).toEqual([]);
    expect(missingIn('course', course, { pictures: new Set() })).toEqual([
      { path: 'videoPoster', problem: 'lost-picture' },
    ]);
  });

  test('a location that neither language names is still to be announced', () => {
    const open = changed(changed(first('workshop'), 'words.en.location', null), 'words.ar.location', null);
    expect(missingIn('workshop', open)).toEqual([]);
    expect(missingIn('workshop', changed(open, 'words.en.location', 'Fes'))).toEqual([]);
  });

  test.each<[string, RecordKind, string, unknown, RecordFault]>([
    [
      'a course on sale without a price',
      'course',
      'priceCentimes',
      null,
      { path: 'priceCentimes', problem: 'required' },
    ],
    [
      'parts that come to less than the price',
      'course',
      'instalments.depositCentimes',
      1,
      { path: 'instalments', problem: 'below-price', limit: 89_999 },
    ],
    [
      'a trainer who is not there',
      'course',
      'trainer',
      'nobody',
      { path: 'trainer', problem: 'unknown-reference' },
    ],
    [
      'a name that no page fills in',
      'course',
      'words.ar.faq.0.answer',
      'بعد {courseDays}',
      { path: 'words.ar.faq.0.answer', problem: 'unknown-name' },
    ],
    [
      'a writer who is not there',
      'post',
      'author',
      'nobody',
      { path: 'author', problem: 'unknown-reference' },
    ],
    [
      'an article changed before it came out',
      'post',
      'updatedOn',
      '2020-01-01',
      { path: 'updatedOn', problem: 'ends-before-start' },
    ],
    [
      'a picture without a word',
      'post',
      'words.ar.body',
      'نص\n\n![ ](/media/a.jpg)',
      { path: 'words.ar.body', problem: 'missing-alt' },
    ],
    [
      'an expert who is not there',
      'service',
      'expert',
      'nobody',
      { path: 'expert', problem: 'unknown-reference' },
    ],
    [
      'a consultation for nothing',
      'service',
      'priceCentimes',
      0,
      { path: 'priceCentimes', problem: 'required' },
    ],
    ['nothing to deliver', 'product', 'files', null, { path: 'files', problem: 'required' }],
    ['a price of nothing', 'product', 'priceCentimes', 0, { path: 'priceCentimes', problem: 'required' }],
    [
      'a free course in parts',
      'course',
      'priceCentimes',
      0,
      { path: 'instalments', problem: 'free-with-price' },
    ],
    ['a gift with a price', 'product', 'isFree', true, { path: 'isFree', problem: 'free-with-price' }],
    [
      'a campaign for no course that is there',
      'campaign',
      'courses',
      ['nothing'],
      { path: 'courses.0', problem: 'unknown-reference' },
    ],
    [
      'work that is closed before it is announced',
      'job',
      'openUntil',
      '2026-11-01',
      { path: 'openUntil', problem: 'ends-before-start' },
    ],
    [
      'work whose pay ends before it begins',
      'job',
      'pay.toCentimes',
      100,
      { path: 'pay.toCentimes', problem: 'out-of-range', limit: 550_000 },
    ],
    [
      'a bonus that is not there',
      'settings',
      'bonusConsultation.service',
      'nothing',
      { path: 'bonusConsultation.service', problem: 'unknown-reference' },
    ],
    [
      'money back within no days',
      'settings',
      'refundPolicy.paidBackWithinDays',
      0,
      { path: 'refundPolicy.paidBackWithinDays', problem: 'required' },
    ],
  ])('%s is reported', (_, kind, path, value, fault) => {
    const before = missingIn(kind, first(kind), { ...known, today: '2026-11-22' });
    const reported = missingWith(kind, path, value).filter(
      (each) => !before.some((other) => other.path === each.path && other.problem === each.problem),
    );
    expect(reported).toEqual([fault]);
  });

  test('a course that is coming soon needs no price yet', () => {
    const soon = { ...first('course'), comingSoon: true, priceCentimes: null };
    expect(missingIn('course', soon, known)).toEqual([]);
  });

  test('a campaign must end after it begins', () => {
    const { startsAt } = first('campaign');
    expect(missingIn('campaign', { ...first('campaign'), endsAt: startsAt })).toEqual([
      { path: 'endsAt', problem: 'ends-before-start' },
    ]);
  });

  test.each<[RecordKind, string, unknown]>([
    ['workshop', 'heldOn', '2026-11-21'],
    ['job', 'openUntil', '2026-11-21'],
    ['campaign', 'endsAt', '2026-11-21T10:00:00Z'],
  ])('a %s whose day has passed is reported as advice', (kind, path, value) => {
    const reported = missingWith(kind, path, value);
    expect(reported).toEqual([{ path, problem: 'in-the-past' }]);
    expect(reported.every(isAdvice)).toBe(true);
    expect(missingIn(kind, changed(first(kind), path, value), known)).toEqual([]);
  });

  test('today is not in the past', () => {
    expect(missingWith('workshop', 'heldOn', '2026-11-22')).toEqual([]);
  });

  test('a record of a wrong shape is reported as it is when it is read', () => {
    expect(missingIn('course', changed(first('course'), 'portrait', 7))).toEqual([
      { path: 'portrait', problem: 'wrong-type' },
    ]);
  });
});
