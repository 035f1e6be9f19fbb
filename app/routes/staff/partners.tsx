import { data, redirect } from 'react-router';
import { typedIn } from '../../../domain/people/read-form.ts';
import { mayModerate } from '../../../domain/staff/who-may.ts';
import { dateInMorocco, formatDate } from '../../../domain/time/calendar-date.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/section.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice } from './open-office.ts';

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args, mayModerate);
  if (office.elsewhere) return office.elsewhere;
  const { academy, allowed, say, links, locale, url } = office;
  const words = say.staffReports.partners;
  const waiting = allowed ? await academy.staff.moderation.waitingForPartner() : [];
  const sprints = [...new Set(waiting.map(({ startsOn }) => startsOn))].sort();
  const page = {
    ...officeHead(words.title, office),
    allowed,
    words,
    self: links.staffPartners(),
    reports: links.staffReports(),
    isPaired: url.searchParams.has('paired'),
    sprints: sprints.map((startsOn) => ({
      startsOn,
      title: words.sprint(formatDate(startsOn, locale)),
      members: waiting
        .filter((each) => each.startsOn === startsOn)
        .map(({ memberId, name, city, goal, joinedAt }) => ({
          memberId,
          name,
          city,
          goal,
          since: words.since(formatDate(dateInMorocco(joinedAt), locale)),
        })),
    })),
  };
  return data(page, { status: allowed ? 200 : 403 });
}

export async function action(args: ScreenArgs) {
  const office = await openOffice(args, mayModerate);
  if (office.elsewhere) return office.elsewhere;
  const { academy, staff, links, allowed } = office;
  if (!allowed) return data({ refused: null }, { status: 403 });
  const { sprint = '', one = '', other = '' } = typedIn(await postedForm(args.request));
  const paired = await academy.staff.moderation.pairPartners({
    startsOn: sprint,
    memberIds: [one, other],
    staff,
  });
  if (paired.ok) return redirect(`${links.staffPartners()}?paired`, 303);
  return data({ refused: paired.reason }, { status: 409 });
}

type Loaded = DataOf<typeof loader>;
type Sprint = Loaded['sprints'][number];
type Waiting = Sprint['members'][number];

function PairForm({ who, sprint, loaded }: { who: Waiting; sprint: Sprint; loaded: Loaded }) {
  const { words, self } = loaded;
  const others = sprint.members.filter(({ memberId }) => memberId !== who.memberId);
  if (others.length === 0) return <p className="text-sm text-ink-soft">{words.alone}</p>;
  return (
    <form method="post" action={self} className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
      <input type="hidden" name="sprint" value={sprint.startsOn} />
      <input type="hidden" name="one" value={who.memberId} />
      <SelectField
        name="other"
        id={`other-${sprint.startsOn}-${who.memberId}`}
        label={words.with}
        choose={words.choose}
        required
        options={others.map(({ memberId, name, goal }) => ({ value: memberId, label: `${name}: ${goal}` }))}
      />
      <Button kind="secondary">{words.submit}</Button>
    </form>
  );
}

/** Who wishes a partner: two goals are read and put together by a person. */
export default function Partners({
  loaderData: loaded,
  actionData,
}: {
  loaderData: Loaded;
  actionData?: DataOf<typeof action>;
}) {
  const { frame, words, allowed, sprints, reports, isPaired } = loaded;
  const refused = actionData?.refused ?? null;
  return (
    <OfficeFrame frame={frame} title={words.title} lead={words.lead} refused={!allowed}>
      <BackLink href={reports} label={words.back} />
      {refused !== null && <Notice tone="warning">{words.refused[refused]}</Notice>}
      {isPaired && refused === null && <Notice tone="success">{words.paired}</Notice>}
      {sprints.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {sprints.map((sprint) => (
        <section key={sprint.startsOn} aria-labelledby={sprint.startsOn} className="grid gap-3">
          <Heading level={2} size={4} id={sprint.startsOn}>
            {sprint.title}
          </Heading>
          <ul className="grid gap-3">
            {sprint.members.map((who) => (
              <li key={who.memberId} className="card grid gap-3 p-5">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <bdi className="font-semibold">{who.name}</bdi>
                  {who.city !== '' && <bdi className="text-ink-soft">{who.city}</bdi>}
                  <span className="text-sm text-ink-soft">{who.since}</span>
                </p>
                <p dir="auto" className="break-words">
                  {who.goal}
                </p>
                <PairForm who={who} sprint={sprint} loaded={loaded} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </OfficeFrame>
  );
}
