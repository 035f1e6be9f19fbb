/** '/learn/:course/push': a browser says that the course's words may reach it, or no more; and the switch for that. */
import { Button } from '../../../platform/ui/button.tsx';
import { linksIn } from '../../../academy/frame/links.ts';
import { TickField } from '../../../platform/ui/field.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { usePushWords } from '../words.ts';
import { type ClassroomArgs, openClassroom } from './open-classroom.ts';

export async function action(args: ClassroomArgs): Promise<Response> {
  const { academy, caller, courseSlug } = await openClassroom(args);
  const sent: unknown = await args.request.json().catch(() => null);
  const set = await academy.push.setPush({ caller, courseSlug, sent });
  const status = set.ok ? 200 : set.reason === 'bad-address' ? 400 : 403;
  return Response.json(set, { status, headers: { 'Cache-Control': 'private, no-store' } });
}

/** Shown where a browser can: what it says of itself decides which sentence is shown. `publicKey`: what it subscribes with. */
export function PushSwitch({ courseSlug, publicKey }: { courseSlug: string; publicKey: string }) {
  const words = usePushWords();
  const links = linksIn(useLocale());
  return (
    <section
      hidden
      className="home-card"
      data-classroom="push"
      data-action={links.push(courseSlug)}
      data-key={publicKey}
    >
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <div data-in="off">
        <TickField name="discreet" label={words.discreet} />
      </div>
      <p data-in="off">
        <Button type="button" kind="secondary" data-act="on">
          {words.allow}
        </Button>
      </p>
      <p data-in="on">
        <Button type="button" kind="quiet" data-act="off">
          {words.stop}
        </Button>
      </p>
      <div role="status">
        {(['on', 'blocked', 'broken', 'iphone'] as const).map((state) => (
          <p key={state} data-in={state}>
            {words[state]}
          </p>
        ))}
      </div>
    </section>
  );
}
