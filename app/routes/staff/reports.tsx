import type { ScreenArgs } from '../../academy-context.ts';
import { fill } from '../../locale/fill.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/section.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { ReportCase } from './report-case.tsx';
import { answerReports, loadReports, type ReportsAnswer, type ReportsLoaded } from './reports-page.ts';

export const loader = (args: ScreenArgs) => loadReports(args);
export const action = (args: ScreenArgs) => answerReports(args);

function Held({ loaded: { words, held, self } }: { loaded: ReportsLoaded }) {
  return (
    <section aria-labelledby="held" className="grid gap-3">
      <Heading level={2} size={4} id="held">
        {words.heldTitle}
      </Heading>
      <ul className="card divide-y divide-line px-5">
        {held.map(({ memberId, name, state, isOwn }) => (
          <li key={memberId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="min-w-0 break-words">
              <bdi className="font-semibold">{name}</bdi>{' '}
              <span className="text-sm text-ink-soft">{state}</span>
            </span>
            {isOwn ? (
              <p className="text-sm">{words.ownHeld}</p>
            ) : (
              <form method="post" action={self}>
                <input type="hidden" name="id" value={memberId} />
                <Button kind="quiet" name="intent" value="lift" aria-label={fill(words.liftName, { name })}>
                  {words.lift}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { loaderData: ReportsLoaded; actionData?: ReportsAnswer };

/** What members reported, and what is done about it. */
export default function Reports({ loaderData: loaded, actionData }: Props) {
  const { frame, words, allowed, cases, held, partners, circle, done } = loaded;
  const answer = actionData ?? null;
  return (
    <OfficeFrame frame={frame} title={words.title} lead={words.lead} refused={!allowed}>
      {done !== null && answer === null && <Notice tone="success">{done}</Notice>}
      {answer !== null && answer.refused !== null && <Notice tone="warning">{words[answer.refused]}</Notice>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="secondary" href={partners.href}>
          {words.partners.link}
          {partners.waiting > 0 && ` (${partners.waiting})`}
        </ButtonLink>
        <ButtonLink kind="secondary" href={circle}>
          {words.circle}
        </ButtonLink>
        <p className="w-full text-sm text-ink-soft">{words.circleNote}</p>
      </div>
      {cases.length === 0 ? (
        <p className="max-w-2xl text-ink-soft">{words.none}</p>
      ) : (
        <ul className="grid gap-4">
          {cases.map((item) => (
            <ReportCase key={item.key} item={item} loaded={loaded} answer={answer} />
          ))}
        </ul>
      )}
      {held.length > 0 && <Held loaded={loaded} />}
    </OfficeFrame>
  );
}
