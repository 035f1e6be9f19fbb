/**
 * '/learn/:course/settings': when she studies, which e-mails come, the link to the certificate's name, and leaving a phone that belongs to
 * somebody else.
 */
import { data, redirect } from 'react-router';
import { signedOutPath } from '../../../academy/accounts/pages/own-path.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TickField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { homeWords, useHomeWords, useLearningEmailWords } from '../words.ts';
import { isLearningEmailKind, type LearningEmailKind } from '../learning-email.ts';
import { LeavingPhone } from '../leave.tsx';
import { ClassroomFrame, closedPage, ClosedPage } from './frame.tsx';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';
import { PushSwitch } from './push.tsx';
import { PlanSettings, postedPlan } from './study-plan.tsx';

export { headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, links, url, clock, memberAuth } = await openClassroom(args);
  const found = await academy.learning.courseSettings({ caller, courseSlug });
  if (!found.ok) return closedPage(found, { locale, url });
  const { course, settings, learner } = found;
  const inDarija = isInDarija(course);
  const { title } = spokenIn(homeWords, locale, inDarija).settings;
  const isSaved = url.searchParams.get('notice') === 'saved';
  const [held, way] = await Promise.all([
    academy.studyPlans.planOf({ learner }),
    academy.studyPlans.wayOfPlan(learner),
  ]);
  const plan = {
    plan: held,
    way,
    isOff: !settings.emails.includes('plan'),
    address: learner.order.email,
    whatsApp: memberAuth.phone && links.accountMessages(),
    now: clock(),
  };
  return data({
    head: { title, description: title, index: false, inDarija },
    course,
    settings,
    isSaved,
    plan,
    publicKey: academy.push.publicKey,
  });
}

export async function action(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, links, url, clock, memberAuth } = await openClassroom(args);
  const form = await postedForm(args.request);
  if (form.get('intent') === 'leave') {
    const headers = await memberAuth.signOut(args.request);
    // Deletes what the classroom kept here too: lessons, the queue and the service worker.
    headers.set('Clear-Site-Data', '"cache", "storage"');
    return redirect(signedOutPath(links.signIn()), { status: 303, headers });
  }
  const planned = postedPlan(form, clock());
  if (planned?.ok === false) return data({ refused: planned.refused }, { status: 422 });
  if (planned !== null) {
    const kept = await academy.studyPlans.changePlan({ caller, courseSlug, change: planned.change });
    if (!kept.ok) return closedPage(kept, { locale, url });
    if (form.get('from') === 'home') return redirect(links.learn(courseSlug), 303);
    return redirect(`${links.courseSettings(courseSlug)}?notice=saved`, 303);
  }
  const emails = form
    .getAll('emails')
    .filter((kind): kind is LearningEmailKind => typeof kind === 'string' && isLearningEmailKind(kind));
  const saved = await academy.learning.saveCourseSettings({ caller, courseSlug, emails });
  if (!saved.ok) return closedPage(saved, { locale, url });
  return redirect(`${links.courseSettings(courseSlug)}?notice=saved`, 303);
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

export default function CourseSettings({ loaderData, actionData }: Props) {
  const { settings: words } = useHomeWords();
  const { kinds } = useLearningEmailWords().page;
  const locale = useLocale();
  const links = linksIn(locale);
  if (!('settings' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  const { course, settings, isSaved, plan, publicKey } = loaderData;
  const refused = actionData && 'refused' in actionData ? actionData.refused : null;
  return (
    <ClassroomFrame courseSlug={course.slug} courseName={course.words[locale].name}>
      <Heading level={1} size={2}>
        {words.title}
      </Heading>
      {isSaved && <Notice tone="success">{words.saved}</Notice>}
      <PlanSettings {...plan} refused={refused} />
      {publicKey !== null && <PushSwitch courseSlug={course.slug} publicKey={publicKey} />}
      <form method="post" className="home-card">
        <h2>{words.emails.title}</h2>
        <p>{words.emails.text}</p>
        {settings.kinds.map((kind) => (
          <TickField
            key={kind}
            id={`emails-${kind}`}
            name="emails"
            value={kind}
            label={kinds[kind]}
            checked={settings.emails.includes(kind)}
          />
        ))}
        <p>
          <Button>{words.save}</Button>
        </p>
      </form>
      <p>
        <a href={links.ownCertificate(course.slug)} className="home-link">
          {words.certificate}
        </a>
      </p>
      <LeavingPhone>
        <form method="post" className="home-card">
          <h2>{words.phone.title}</h2>
          <p>{words.phone.text}</p>
          <p>
            <Button kind="secondary" name="intent" value="leave">
              {words.phone.button}
            </Button>
          </p>
        </form>
      </LeavingPhone>
      <p>
        <a href={links.learn(course.slug)} className="home-link">
          {words.back}
        </a>
      </p>
    </ClassroomFrame>
  );
}
