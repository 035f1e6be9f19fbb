import { longestSprintText } from '../sprint-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField, TickField } from '../../../platform/ui/field.tsx';
import type { SprintAnswer } from './sprint-action.ts';
import type { SprintLoaded } from './sprint-page.ts';

type Props = {
  loaded: SprintLoaded;
  intent: 'join' | 'change';
  startsOn: string;
  before: { goal: string; reminders: boolean; partner: boolean };
  answer: SprintAnswer | null;
};

/** Her goal and what she wishes: when she joins, and when she changes it. */
export function SprintWishes({ loaded, intent, startsOn, before, answer }: Props) {
  const { words, problemWords, self } = loaded;
  const { join, settings } = words;
  const name = intent === 'join' ? `join ${startsOn}` : 'change';
  const back = answer?.form === name ? answer : null;
  const typed = back?.typed;
  const problem = back?.problems['goal'];
  const id = `${intent}-${startsOn}`;
  return (
    <form method="post" action={self} noValidate data-check="sprint" className="grid gap-4">
      <input type="hidden" name="sprint" value={startsOn} />
      <TextField
        name="goal"
        id={`goal-${id}`}
        label={join.goal}
        hint={join.goalHint}
        value={typed ? typed['goal'] : before.goal}
        problem={problem && problemWords[problem]}
        isFirstWrong={problem !== undefined}
        maxLength={longestSprintText.goal}
        dir="auto"
        autoComplete="off"
        required
      />
      <TickField
        name="partner"
        id={`partner-${id}`}
        label={join.partner}
        checked={typed ? typed['partner'] === 'yes' : before.partner}
      />
      <TickField
        name="reminders"
        id={`reminders-${id}`}
        label={join.reminders}
        checked={typed ? typed['reminders'] === 'yes' : before.reminders}
      />
      <div>
        <Button name="intent" value={intent}>
          {intent === 'join' ? join.submit : settings.save}
        </Button>
      </div>
    </form>
  );
}
