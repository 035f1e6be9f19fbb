import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '../../../src/platform/i18n/locale.ts';
import { readMarkdown } from '../../../src/platform/text/read-markdown.ts';
import { defaultAttendance } from '../../../src/learning/certificates/certificate.ts';
import { lessonContentSchema, minutesOf } from '../../../src/learning/classroom/lesson.ts';
import { announcedIn } from '../../../src/catalogue/courses/programme.ts';
import { readOutlines } from '../../../src/server/seed-classroom.ts';
import { captionsOf, transcriptOf } from '../../../tools/films/captions.ts';
import { chaptersOf, lessonScripts, pageScripts, readScript, startsOf } from '../../../tools/films/script.ts';
import type { MadeFilm } from '../../shape.ts';
import { courses } from '../courses.ts';
import { trainers } from '../trainers.ts';

const outlines = readOutlines();
const folder = import.meta.dirname;
const inFilms = (...names: string[]) => path.join(folder, 'films', ...names);
const made = JSON.parse(readFileSync(inFilms('films.json'), 'utf8')) as MadeFilm[];
const madeOf = (name: string) => made.find((film) => film.name === name);
const secondsOf = (name: string) => madeOf(name)?.seconds ?? 0;

const lessonsOf = (outline: (typeof outlines)[number]) => outline.modules.flatMap((one) => one.lessons);
const bodyAt = (course: string, key: string, locale: Locale) =>
  path.join(folder, course, `${key}.${locale}.md`);
const bodyOf = (course: string, key: string, locale: Locale) =>
  readFileSync(bodyAt(course, key, locale), 'utf8').trim();
/** Lessons may have no French: then their readers get them in Arabic. */
const isInFrench = ({ course }: { course: string }) => existsSync(bodyAt(course, 'welcome', 'fr'));
const languagesOf = (outline: { course: string }) =>
  locales.filter((locale) => locale !== 'fr' || isInFrench(outline));
const recordOf = (slug: string) => courses.find((course) => course.slug === slug);

/** Whether every unit that the sales page announces has lessons. */
const isFinished = ({ course, modules }: (typeof outlines)[number]): boolean =>
  modules.length === recordOf(course)?.words.en.curriculum.length;

/** Every text in English and Arabic, and in French if it has it, wherever it is. */
function pairsOf(value: unknown, at: string): { at: string; en: string; ar: string; fr: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'ar' in value)
    return [{ at, en: String(value.en), ar: String(value.ar), fr: 'fr' in value ? String(value.fr) : '' }];
  return Object.entries(value).flatMap(([key, each]) => pairsOf(each, `${at}.${key}`));
}
const bodies = outlines.flatMap((outline) =>
  lessonsOf(outline).map(({ key }) => ({
    at: `${outline.course}/${key}`,
    en: bodyOf(outline.course, key, 'en'),
    ar: bodyOf(outline.course, key, 'ar'),
    fr: isInFrench(outline) ? bodyOf(outline.course, key, 'fr') : '',
  })),
);
/** Exercises of an English course are in English for all readers. */
const isTaughtWord = ({ at }: { at: string }) => /^english-mastery\..*\.(choices|steps)\.\d+\.text$/.test(at);
const pairs = [
  ...outlines.flatMap((outline) => pairsOf(outline.modules, outline.course)),
  ...pairsOf([...lessonScripts, ...pageScripts], 'films'),
  ...bodies,
].filter((pair) => !isTaughtWord(pair));

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Whether a reason has all the words of the right answer that the wrong one does not have. */
function isNamedIn(reason: string, right: string, wrong: string): boolean {
  const [told, known] = [wordsIn(reason), wordsIn(wrong)];
  const telling = [...wordsIn(right)].filter((word) => !known.has(word));
  return telling.length > 0 && telling.every((word) => told.has(word));
}

test('every course on sale has lessons', () => {
  const onSale = courses.filter(({ comingSoon, priceCentimes }) => !comingSoon && priceCentimes !== null);
  expect(outlines.map(({ course }) => course).sort()).toEqual(onSale.map(({ slug }) => slug).sort());
});

describe.each(outlines)('the lessons of $course', (outline) => {
  const lessons = lessonsOf(outline);
  const [first] = outline.modules;

  test('satisfy the rules for lessons by teachers', () => {
    for (const { key, title, minutes, task } of lessons) {
      const body = Object.fromEntries(
        languagesOf(outline).map((locale) => [locale, bodyOf(outline.course, key, locale)]),
      );
      const media = '00000000-0000-4000-8000-000000000000';
      const content = { title, minutes, body, media, files: [], link: null, task: task ?? null };
      const parsed = lessonContentSchema.safeParse(content);
      expect(parsed.error?.issues ?? [], key).toEqual([]);
    }
  });

  test('begin with a welcome and one small task, have keys of their own, and one is free', () => {
    const keys = lessons.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.slice(0, 2)).toEqual(['welcome', 'first-task']);
    // The course's home page shows the part before the first heading, its e-mail the part below it.
    for (const locale of languagesOf(outline)) {
      const { outline: headings } = readMarkdown(bodyOf(outline.course, 'welcome', locale), locale);
      expect(headings.length).toBeGreaterThanOrEqual(2);
    }
    for (const key of keys) expect(key).toMatch(/^[a-z0-9-]{1,80}$/);
    expect(lessons.filter(({ isFree }) => isFree).map(({ kind }) => kind)).toEqual(['film']);
    for (const { kind, film, task } of lessons) {
      expect(film !== undefined).toBe(kind === 'film');
      expect(task?.kind).toBe(kind === 'quiz' || kind === 'assignment' ? kind : undefined);
    }
  });

  test('fill a first module with four to read, two films, a quiz and an assignment with a rubric', () => {
    const count = (kind: string) => first?.lessons.filter((lesson) => lesson.kind === kind).length;
    expect([count('text'), count('film'), count('quiz')]).toEqual([4, 2, 1]);
    const tasks = first?.lessons.map(({ task }) => task) ?? [];
    const rubrics = tasks.flatMap((task) => (task?.kind === 'assignment' ? [task.rubric.length] : []));
    expect(rubrics).toEqual([0, 3]);
    for (const { key } of lessons.filter(({ kind }) => kind === 'text')) {
      expect(bodyOf(outline.course, key, 'en').split(/\s+/).length, key).toBeGreaterThan(400);
      expect(bodyOf(outline.course, key, 'ar').split(/\s+/).length, key).toBeGreaterThan(300);
    }
  });

  test('ask questions of all five kinds, each with an explanation', () => {
    const quizzes = lessons.flatMap(({ task }) => (task?.kind === 'quiz' ? [task] : []));
    const questions = quizzes.flatMap((quiz) => quiz.questions);
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(questions.map(({ kind }) => kind)).size).toBe(5);
    for (const quiz of quizzes)
      expect(new Set(quiz.questions.map(({ id }) => id)).size).toBe(quiz.questions.length);
    for (const question of questions) {
      if (question.kind === 'single' || question.kind === 'multiple') {
        const right = question.choices.filter(({ isRight }) => isRight).length;
        expect(question.kind === 'single' ? right === 1 : right > 1, question.id).toBe(true);
      }
      // Whoever was right reads why, whatever kind of question it was.
      expect(question.why, question.id).toBeDefined();
      if (question.kind === 'short')
        expect(question.accepted.length > 0 || question.number !== null, question.id).toBe(true);
    }
  });

  test('tell whoever chose a wrong answer why it is wrong, without naming the right one', () => {
    const asked = lessons.flatMap(({ task }) => (task?.kind === 'quiz' ? task.questions : []));
    const wrong = asked.flatMap((question) => {
      const choices = 'choices' in question ? question.choices : [];
      const rights = choices.filter(({ isRight }) => isRight).map(({ text }) => text);
      return choices.filter(({ isRight }) => !isRight).map((one) => ({ ...one, rights }));
    });
    expect(wrong.filter(({ why }) => why === undefined)).toEqual([]);
    const naming = wrong.filter(({ text, why, rights }) =>
      languagesOf(outline).some((locale) =>
        rights.some((right) => isNamedIn(why?.[locale] ?? '', right[locale], text[locale])),
      ),
    );
    expect(naming.map(({ why }) => why?.en)).toEqual([]);
  });

  test('have the names and numbers of their sales page', () => {
    const record = recordOf(outline.course);
    const live = lessons.filter(({ kind }) => kind === 'live').length;
    const assessed = lessons.filter(({ task, isRequired }) => task && isRequired !== false).length;
    expect(live).toBeLessThanOrEqual(record?.liveSessions ?? 0);
    expect(assessed).toBeLessThanOrEqual(record?.assessments ?? 0);
    for (const locale of locales) {
      const announced = record ? announcedIn(record, locale) : [];
      expect(outline.modules.map(({ title }) => title[locale])).toEqual(
        announced.slice(0, outline.modules.length).map(({ title, subtitle }) => `${title} · ${subtitle}`),
      );
    }
    // What its questions and answers promise about the certificate is the rule.
    const needed = record?.certificate?.attendancePercent ?? defaultAttendance;
    for (const [locale, half] of Object.entries({
      en: 'half of the live sessions',
      ar: 'نصف اللقاءات المباشرة',
    })) {
      const faq = JSON.stringify(record?.words[locale === 'en' ? 'en' : 'ar'].faq);
      expect(faq.includes(half), locale).toBe(record?.courseType === 'live' && needed === 50);
    }
    // A self-paced course is complete from the first day, and says so.
    if (record?.courseType === 'virtual' || isFinished(outline))
      expect([live, assessed]).toEqual([record?.liveSessions ?? 0, record?.assessments]);
    if (record?.courseType === 'virtual') {
      expect(isFinished(outline)).toBe(true);
      expect(JSON.stringify(record.words.en.faq)).toContain('all twelve modules are open from the first day');
      expect(JSON.stringify(record.words.ar.faq)).toContain('الوحدات كلها مفتوحة من اليوم الأول');
    }
    // Only courses taught in groups open step by step.
    const days = outline.modules.map(({ opensAfterDays }) => opensAfterDays);
    expect(days.some((day) => day > 0)).toBe(record?.courseType === 'live');
  });
});

describe.each(outlines.filter(isFinished))('the finished course $course', ({ course, modules }) => {
  test.each(modules.slice(1))('teaches, asks and gives a task in $title.en', ({ lessons }) => {
    const taught = lessons.filter(({ kind }) => kind === 'text' || kind === 'film').length;
    expect([3, 4, 5]).toContain(taught);
    const tasks = lessons.map(({ task }) => task);
    const quizzes = tasks.flatMap((task) => (task?.kind === 'quiz' ? [task] : []));
    expect(quizzes).toHaveLength(1);
    for (const { questions } of quizzes) {
      // A final assessment asks about the whole course.
      expect(questions.length).toBeGreaterThanOrEqual(5);
      expect(questions.length).toBeLessThanOrEqual(10);
      expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
    }
    const rubrics = tasks.flatMap((task) => (task?.kind === 'assignment' ? [task.rubric.length] : []));
    expect(rubrics).toHaveLength(1);
    expect([2, 3, 4, 5]).toContain(rubrics[0]);
  });

  test.each(locales)('has each lesson that its sales page announces (%s)', (locale) => {
    const record = recordOf(course);
    for (const [index, { lessons: announced = [] }] of (record
      ? announcedIn(record, locale)
      : []
    ).entries()) {
      const names = modules[index]?.lessons.map(({ title }) => title[locale]) ?? [];
      expect(names.filter((name) => announced.includes(name))).toEqual(announced);
    }
  });

  test('opens its units in step with its weeks, or all at once at one’s own pace', () => {
    const { courseType, durationWeeks } = recordOf(course) ?? {};
    const step = courseType === 'live' ? ((durationWeeks ?? 0) * 7) / modules.length : 0;
    expect(modules.map(({ opensAfterDays }) => opensAfterDays)).toEqual(modules.map((_, at) => at * step));
  });
});

describe('the words of the lessons', () => {
  test('exist in both languages, and differ', () => {
    expect(pairs.filter(({ en, ar }) => en.trim() === '' || ar.trim() === '' || en === ar)).toEqual([]);
  });

  test('have Arabic letters and commas and Latin digits in Arabic', () => {
    expect(pairs.filter(({ ar }) => !/[\u0621-\u064a]/u.test(ar))).toEqual([]);
    const foreign = pairs.filter(({ ar }) =>
      /[\u0660-\u0669\u06f0-\u06f9]|\u0640(?! ?\d)|[\u0621-\u064a][,;?]/u.test(ar),
    );
    expect(foreign.map(({ at }) => at)).toEqual([]);
  });

  test('are Markdown of supported parts, as many in one language as in the other', () => {
    for (const { at, en, ar, fr } of bodies) {
      const kinds = (text: string, locale: 'en' | 'ar') =>
        readMarkdown(text, locale).blocks.map(({ kind }) => kind);
      expect(kinds(ar, 'ar'), at).toEqual(kinds(en, 'en'));
      const read = [en, ar, fr].map((text) => readMarkdown(text, 'en').blocks);
      expect(JSON.stringify(read), at).not.toContain('**');
    }
  });
});

describe.each(outlines.filter(isInFrench))('the words of $course in French', (outline) => {
  const inCourse = pairs.filter(({ at }) => at.split(/[./]/)[0] === outline.course);
  const shown = new Set(lessonsOf(outline).map(({ film }) => film));
  const films = lessonScripts.filter(({ name }) => shown.has(name));
  const words = [...inCourse, ...pairsOf(films, 'films')];

  test('are all there', () => {
    expect(words.filter(({ en, fr }) => fr.trim() === '' || fr === en)).toEqual([]);
  });

  test('have apostrophes and spaces as French prints them', () => {
    const plain = /[a-zà-ÿ]'|«(?!\u00a0)|(?<!\u00a0)»| [:;!?%]/u;
    expect(words.filter(({ fr }) => plain.test(fr)).map(({ at }) => at)).toEqual([]);
  });

  test('have the parts of the English, and as many of each', () => {
    const kinds = (text: string, locale: Locale) =>
      readMarkdown(text, locale).blocks.map((block) =>
        block.kind === 'list' ? `list of ${block.items.length}` : block.kind,
      );
    for (const { at, en, fr } of words) expect(kinds(fr, 'fr'), at).toEqual(kinds(en, 'en'));
  });
});

/** Seconds of '00:01:07.500'. */
function secondsAt(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

describe('the script of a film', () => {
  const says = { en: 'We count.', ar: 'نحسب.' };
  const title = { kind: 'title', wall: 'majorelle', seconds: 5, words: 'كلمة', says };
  const figure = { wall: 'mint', seconds: 5, objects: ['soap'], figure: '47', poster: true, says };
  const reading = (...frames: object[]) => JSON.stringify({ trainer: 'imane', frames });

  test('is read when every frame is one idea', () => {
    expect(readScript(reading(title, figure), 'a film').frames).toHaveLength(2);
  });

  test.each<[string, object[]]>([
    [
      'It shows 7 words; six are the most.',
      [{ ...title, words: 'هذه كلمات كثيرة جدًا على', note: 'صورة واحدة' }, figure],
    ],
    ['A figure is a number.', [title, { ...figure, figure: 'كثير' }]],
    ['It has the wall of the frame before it.', [title, { ...figure, wall: 'majorelle' }]],
    ['Saffron is the wall of “your turn”, and of nothing else.', [title, { ...figure, wall: 'saffron' }]],
    [
      'A small line is hard to read on this wall.',
      [
        { ...title, wall: 'mint', over: 'الوحدة 01' },
        { ...figure, wall: 'night' },
      ],
    ],
    ['There is no drawing camel.', [title, { ...figure, objects: ['camel'] }]],
    ['One frame is the poster.', [title, { ...figure, poster: undefined }]],
  ])('is refused: %s', (sentence, frames) => {
    expect(() => readScript(reading(...frames), 'a film')).toThrow(sentence);
  });
});

describe.each(lessonScripts)('the film $name', (film) => {
  const { name, frames } = film;
  const said = locales.filter((locale) => frames.every(({ says }) => says[locale] !== undefined));

  test('matches its script, and is small enough for prepaid data', () => {
    const seconds = startsOf(film).at(-1) ?? 0;
    expect(secondsOf(name)).toBe(seconds);
    const isWelcome = name.endsWith('-welcome');
    expect(seconds).toBeGreaterThanOrEqual(isWelcome ? 25 : 50);
    expect(seconds).toBeLessThanOrEqual(isWelcome ? 40 : 100);
    const bytes = (file: string) => statSync(inFilms(name, file)).size;
    const voice = film.voice === undefined ? 0 : 170_000;
    expect(bytes('480.mp4')).toBeLessThanOrEqual((seconds / 60) * (250_000 + voice));
    expect(bytes('240.mp4')).toBeLessThanOrEqual((seconds / 60) * (120_000 + voice));
    // Heard alone: at most 15 megabytes an hour.
    for (const file of film.voice === undefined ? [] : ['opus.webm', 'sound.m4a'])
      expect(bytes(file)).toBeLessThanOrEqual((seconds / 3_600) * 15_000_000);
    expect(bytes('poster.webp')).toBeLessThanOrEqual(12 * 1024);
    // The index is at the beginning: a browser plays the video before it has all of it.
    const start = readFileSync(inFilms(name, '480.mp4')).toString('latin1');
    expect(start.indexOf('moov')).toBeLessThan(start.indexOf('mdat'));
  });

  test('begins with its trainer, and has its parts where the player marks them', () => {
    const [first, ...rest] = frames;
    expect(first?.kind).toBe('title');
    expect(rest.map(({ kind }) => kind)).not.toContain('title');
    expect(madeOf(name)?.chapters).toEqual(chaptersOf(film));
    // A welcome asks for nothing; every other film stops for one turn of hers.
    const turns = chaptersOf(film).filter(({ isTurn }) => isTurn);
    expect(turns).toHaveLength(name.endsWith('-welcome') ? 0 : 1);
  });

  test.each(said)('has captions that are true and in time (%s)', (locale) => {
    const captions = readFileSync(inFilms(name, `captions-${locale}.vtt`), 'utf8');
    expect(captions).toBe(captionsOf(film, locale));
    expect(captions.startsWith('WEBVTT\n\n')).toBe(true);
    const cues = captions.trim().split('\n\n').slice(1);
    expect(cues).toHaveLength(frames.length);
    let before = 0;
    for (const cue of cues) {
      const [times = '', ...lines] = cue.split('\n');
      const [from = -1, to = -1] = times.split(' --> ').map(secondsAt);
      expect(from).toBeGreaterThanOrEqual(before);
      expect(to).toBeGreaterThan(from);
      before = to;
      // Readers need a second for every 22 characters.
      expect(lines.join(' ').length, lines.join(' ')).toBeLessThanOrEqual((to - from) * 22);
      expect(lines.join(' ').length).toBeLessThanOrEqual(120);
    }
    expect(before).toBeLessThanOrEqual(secondsOf(name));
    expect(readFileSync(inFilms(name, `text-${locale}.txt`), 'utf8')).toBe(transcriptOf(film, locale));
  });

  test('shows one of its trainers, and belongs to one lesson', () => {
    expect(trainers.map(({ portrait }) => portrait)).toContain(film.trainer);
    const showing = outlines.flatMap(lessonsOf).filter((lesson) => lesson.film === name);
    expect(showing).toHaveLength(1);
    for (const { kind, minutes } of showing)
      expect(minutes).toBe(minutesOf(kind, { minutes, seconds: secondsOf(name) }));
  });
});
