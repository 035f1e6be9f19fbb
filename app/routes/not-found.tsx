import { data } from 'react-router';
import { open, type ScreenArgs } from '../academy-context.ts';
import { ClosedDoor } from '../layout/closed-door.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function loader(args: ScreenArgs) {
  const { say, links } = open(args);
  const words = say.common.missing;
  return data(
    {
      head: { title: words.title, description: words.text, index: false },
      words,
      buttons: say.common.buttons,
      home: links.home(),
      courses: links.courses(),
    },
    { status: 404 },
  );
}

/** A form posted to an address that does not exist gets the same answer. */
export const action = (args: ScreenArgs) => loader(args);

export default function NotFound({ loaderData }: { loaderData: ReturnType<typeof loader>['data'] }) {
  const { words, buttons, home, courses } = loaderData;
  return (
    <ClosedDoor title={words.title}>
      <p className="text-lg text-ink-soft">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={home}>{buttons.returnHome}</ButtonLink>
        <ButtonLink href={courses} kind="secondary">
          {buttons.browseCourses}
        </ButtonLink>
      </div>
    </ClosedDoor>
  );
}
