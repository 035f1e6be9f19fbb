import { redirect } from 'react-router';
import { hasSeat, isCohortRefusal, type CohortRefusal } from '../../cohorts/cohort.ts';
import { cohortRows, viewCohort, type CohortView } from '../../cohorts/cohort.view.ts';
import { useCohortWords } from '../../cohorts/cohort.words.ts';
import { type open } from '../../site/academy-context.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { CohortChoice } from '../../checkout/pages/cohort-choice.tsx';

type Opened = Pick<ReturnType<typeof open>, 'academy' | 'locale' | 'links' | 'clock' | 'url'>;

export type OrderGroupView = {
  rows: { label: string; value: string }[];
  /** Why it cannot be paid for as it stands. */
  problem: CohortRefusal | null;
  /** Which groups can be chosen, the order's own among them while it has a seat. */
  choices: CohortView[];
  /** Of the order's own, where it has a seat. */
  chosen: string | undefined;
  waitlist: string;
  /** What a choice that was just sent was refused for. */
  refusal: CohortRefusal | null;
};

/** When an order's course begins: its dated group, or one's own pace; null for what has neither. */
export async function readOrderGroup(
  { academy, locale, links, clock, url }: Opened,
  token: string,
): Promise<OrderGroupView | null> {
  const [found, view] = await Promise.all([
    academy.cohorts.cohortOfOrder(token),
    academy.orderByToken(token),
  ]);
  if (found === null || view === null) return null;
  const { course, cohort, problem, others } = found;
  const own = cohort !== null && problem === null && others.length > 0 && hasSeat(cohort) ? [cohort] : [];
  const choices = [...own, ...others].sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
  const notice = url.searchParams.get('notice') ?? '';
  return {
    rows: cohortRows(cohort, locale, course),
    problem,
    choices: choices.map((one) => viewCohort(one, locale, clock())),
    chosen: own[0]?.id,
    waitlist: links.waitlist(view.order.itemSlug),
    refusal: isCohortRefusal(notice) ? notice : null,
  };
}

export const groupIn = (form: FormData): string | undefined => {
  const cohort = form.get('cohort');
  return typeof cohort === 'string' && cohort !== '' ? cohort : undefined;
};

/** Takes the group that was chosen for a waiting order, and shows the page again: with why not, where it was refused. */
export async function answerGroup(
  academy: Opened['academy'],
  { token, form, self }: { token: string; form: FormData; self: string },
): Promise<Response> {
  const cohort = groupIn(form);
  const taken = cohort && (await academy.cohorts.takeCohort({ token, cohort }));
  if (!taken) return redirect(`${self}?notice=cohort-needed`, 303);
  return redirect(taken.ok ? self : `${self}?notice=${taken.reason}`, 303);
}

/** What is wrong with a waiting order's group, and which others can be taken; nothing while it has a seat. */
export function OrderGroup({ group, action }: { group: OrderGroupView; action: string }) {
  const words = useCohortWords().order;
  const { problem, choices, waitlist, refusal } = group;
  if (problem === null) return null;
  const { title, text } = words[problem];
  return (
    <div className="grid gap-4">
      <Notice tone="warning" title={title}>
        {choices.length === 0 ? words.noOther : text}
      </Notice>
      {choices.length === 0 ? (
        <ButtonLink href={waitlist} full>
          {words.waitlist}
        </ButtonLink>
      ) : (
        <form method="post" action={action} className="grid gap-4">
          <CohortChoice
            groups={choices}
            value={group.chosen}
            problem={refusal === null ? null : words.required}
            isFirstWrong={refusal !== null}
          />
          <Button name="intent" value="cohort" full>
            {words.submit}
          </Button>
        </form>
      )}
    </div>
  );
}
