/**
 * '/learn': the courses of a learner, a street of houses: all of whoever is signed in, else those of the orders that the browser
 * holds. Who has none is led to the account, and everybody else to the sign-in.
 */
import { data, redirect } from 'react-router';
import { linksIn } from '../../../academy/frame/links.ts';
import { courseCards, MyCourses } from './course-cards.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { signInPath } from '../../../academy/accounts/pages/own-path.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { classroomWords, useWords } from '../words.ts';
import { ClassroomFrame } from './frame.tsx';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

export { headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const { academy, caller, t, links, locale } = await openClassroom(args);
  const isSignedIn = caller.email !== null;
  const mine = await academy.learning.myCourses({ caller });
  if (mine.length === 0)
    return redirect(isSignedIn ? links.account() : signInPath(links.signIn(), links.myCourses()), 303);
  const { account } = classroomWords[locale].bar;
  const words = t.account.overview;
  const cards = courseCards(mine, { words, links, locale });
  return data({ head: { title: account, description: account, index: false }, words, cards, isSignedIn });
}

export default function OwnCourses({
  loaderData: { words, cards, isSignedIn },
}: {
  loaderData: DataOf<typeof loader>;
}) {
  const { bar, mine } = useWords();
  const links = linksIn(useLocale());
  return (
    <ClassroomFrame courseSlug={null} courseName={bar.account} home={links.myCourses()} isWide>
      <Heading level={1} size={2}>
        {bar.account}
      </Heading>
      <MyCourses cards={cards} words={words} isStreet />
      <p className="home-card items-center sm:grid-cols-[1fr_auto]">
        <span>{isSignedIn ? mine.account : mine.others}</span>
        <ButtonLink
          kind="secondary"
          href={isSignedIn ? links.account() : signInPath(links.signIn(), links.account())}
        >
          {isSignedIn ? mine.account : mine.signIn}
        </ButtonLink>
      </p>
    </ClassroomFrame>
  );
}
