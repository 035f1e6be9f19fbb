/** '/learn/:course/made.pdf': the learner's page on paper, in the language of the address. */
import { nothing } from '../../../academy/frame/page-headers.ts';
import { pdfAnswer } from '../../../selling/orders/pages/document-answer.ts';
import { type ClassroomArgs, openClassroom } from '../../classroom/pages/open-classroom.ts';

export async function loader(args: ClassroomArgs): Promise<Response> {
  const { academy, caller, courseSlug, locale } = await openClassroom(args);
  const bytes = await academy.portfolio.portfolioSheet({ caller, courseSlug, locale });
  return bytes === null ? nothing(404) : pdfAnswer(bytes, courseSlug);
}
