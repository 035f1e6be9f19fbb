import { count } from '../../../platform/i18n/count.ts';
import type { CourseOnOffer } from '../../../site/offers/read-catalogue.service.ts';
import { comparisonId } from '../catalogue-query.ts';
import { givesCertificate, includedService } from '../course.ts';
import { describeCourse, type CourseView, type ViewContext } from './course-view.ts';

/** The lines of each course, in the order of the table. */
type Cells = Record<'forWhom' | 'how' | 'time' | 'price' | 'get', (string | null)[]>;

function cellsOf({ course, words, ...view }: CourseView, { t, locale }: ViewContext): Cells {
  const texts = t.courses.compare;
  const some = (n: number | null, forms: Parameters<typeof count>[1]) =>
    n === null || n === 0 ? null : count(n, forms, locale);
  return {
    forWhom: [words.forWhom ?? null],
    how: [
      course.courseType === 'live' ? some(course.liveSessions, texts.sessions) : null,
      view.meets,
      view.start,
    ],
    time: [words.studyTime || null],
    price: [view.priceText, view.inParts],
    get: [
      some(course.assessments, texts.tasks),
      includedService(course) === null ? null : texts.consultation,
      givesCertificate(course) ? texts.certificate : null,
    ],
  };
}

/** Two courses that learners mix up, line by line; everything but `forWhom` is a fact that other pages show too. */
export function describeComparison(pair: readonly [CourseOnOffer, CourseOnOffer], context: ViewContext) {
  const [one, other] = pair;
  const { t, locale } = context;
  const words = t.courses.compare;
  const views = pair.map((onOffer) => describeCourse(onOffer, context));
  const cells = views.map((view) => cellsOf(view, context));
  return {
    id: comparisonId(one.course.slug, other.course.slug),
    question: words.question(one.field?.name[locale] ?? null),
    courses: views.map(({ course, words: { name }, href }) => ({ name, href, writtenIn: course.writtenIn })),
    rows: (['forWhom', 'how', 'time', 'price', 'get'] as const)
      .map((row) => ({
        label: words[row],
        cells: cells.map((each) => each[row].filter((line) => line !== null)),
      }))
      .filter((row) => row.cells.some((lines) => lines.length > 0)),
  };
}

/** Closed; the anchor is inside, so that browsers open it for a link that leads to it. */
export function Comparison({ id, question, courses, rows }: ReturnType<typeof describeComparison>) {
  return (
    <details className="comparison">
      <summary>{question}</summary>
      <table id={id}>
        <thead>
          <tr>
            {courses.map(({ name, href, writtenIn }) => (
              <th key={href} scope="col">
                <a href={href} className="link" lang={writtenIn} dir="auto">
                  {name}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, cells }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {label}
              </th>
            </tr>
            <tr>
              {cells.map((lines, index) => (
                <td key={courses[index]?.href}>
                  {lines.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </details>
  );
}
