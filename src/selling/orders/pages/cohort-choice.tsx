import type { CohortView } from '../../../catalogue/courses/cohort.view.ts';
import { useCohortWords } from '../../../catalogue/courses/cohort.words.ts';
import { FieldProblemText, focused, TickField } from '../../../platform/ui/field.tsx';

type CohortChoiceProps = {
  groups: readonly CohortView[];
  /** The group chosen before, in a form that came back or by the order. */
  value?: string | undefined;
  problem?: string | null;
  isFirstWrong?: boolean;
  legend?: string;
  /** Those that begin within the time for changing one's mind; whoever joins another is not asked to begin at once. */
  soon?: string;
};

/** The tick of an order that is moved to a group, or an hour, that begins so soon. */
export type StartTickView = { label: string; soon: string; checked: boolean; problem: string | null };

/** Shown beside the groups while one that begins so soon is chosen; without `:has()` always. */
export function StartTick({ label, soon, checked, problem }: StartTickView) {
  return (
    <div className="begins-soon">
      <input type="hidden" name="beginsSoon" value={soon} />
      <TickField
        name="agreesToStart"
        value="on"
        label={label}
        checked={checked}
        problem={problem}
        isFirstWrong={problem !== null}
      />
    </div>
  );
}

/** The group selected when the page opens: the one chosen before, while it has a seat; else the only one with a seat. */
function preselectedOf(groups: readonly CohortView[], typed: string | undefined): string | undefined {
  const open = groups.filter(({ isFull }) => !isFull);
  if (open.some(({ id }) => id === typed)) return typed;
  return open.length === 1 ? open[0]?.id : undefined;
}

/** Native radio buttons, one for each dated group: its first day, its hours, and the seats left. */
export function CohortChoice({ groups, value, problem, isFirstWrong, legend, soon }: CohortChoiceProps) {
  const { choice } = useCohortWords();
  const chosen = preselectedOf(groups, value);
  const problemId = 'field-cohort-problem';
  const first = groups.find(({ isFull }) => !isFull)?.id;
  return (
    <fieldset
      role="radiogroup"
      className="field min-w-0"
      data-field="cohort"
      aria-describedby={problemId}
      aria-invalid={problem ? true : undefined}
    >
      <legend className="field-label mb-2">
        {legend ?? (groups.length === 1 ? choice.only : choice.legend)}
      </legend>
      <FieldProblemText id={problemId} problem={problem} />
      <div className="grid gap-3">
        {groups.map(({ id, starts, meets, sessions, seats, isFull, joinUntil }) => (
          <label key={id} className="choice">
            <input
              type="radio"
              name="cohort"
              value={id}
              defaultChecked={id === chosen}
              disabled={isFull}
              data-later={soon === undefined || soon.split(' ').includes(id) ? undefined : ''}
              {...focused(isFirstWrong && id === first)}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{starts}</span>
              <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
                {[meets, sessions, seats].filter(Boolean).map((part) => (
                  <span key={part}>{part} </span>
                ))}
              </span>
              {joinUntil !== null && <span className="block text-sm text-ink-soft">{joinUntil}</span>}
            </span>
          </label>
        ))}
      </div>
      <p className="field-hint mt-2">{choice.hint}</p>
    </fieldset>
  );
}
