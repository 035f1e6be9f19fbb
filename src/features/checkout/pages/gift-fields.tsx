import { longestGiftNote } from '../order-form.ts';
import type { Typed } from '../../../platform/forms/read-form.ts';
import type { Words } from '../../../words.ts';
import { TextField, TickField } from '../../../platform/ui/field.tsx';
import type { fieldsOf } from '../../../platform/ui/person-fields.tsx';

type GiftFieldsProps = {
  /** False where it is a gift in any case. */
  isChoice: boolean;
  typed: Typed;
  field: ReturnType<typeof fieldsOf>;
  words: Words['enrol']['gift'];
};

/** For whom it is, when it is not for who buys: the fields show with the tick, by the style sheet alone. */
export function GiftFields({ isChoice, typed, field, words }: GiftFieldsProps) {
  const fields = (
    <>
      <TextField
        {...field('recipientName')}
        label={words.name}
        required={!isChoice}
        autoComplete="off"
        dir="auto"
      />
      <TextField
        {...field('recipientEmail')}
        label={words.email}
        hint={words.emailHint}
        required={!isChoice}
        type="email"
        inputMode="email"
        autoComplete="off"
        dir="ltr"
      />
      <TextField
        {...field('giftNote')}
        label={words.note}
        hint={words.noteHint}
        rows={3}
        maxLength={longestGiftNote}
        dir="auto"
      />
    </>
  );
  if (!isChoice)
    return (
      <>
        <input type="hidden" name="gift" value="on" />
        {fields}
      </>
    );
  return (
    <div className="grid gap-3">
      <TickField
        name="gift"
        value="on"
        checked={typed['gift'] === 'on'}
        label={words.tick}
        problem={field('gift').problem}
        isFirstWrong={field('gift').isFirstWrong}
      />
      <div className="gift-fields">{fields}</div>
    </div>
  );
}
