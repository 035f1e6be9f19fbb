import type { ReactNode } from 'react';
import { classNames } from '../../../platform/ui/class-names.ts';
import type { ItemKind } from '../../orders/order.ts';
import type { FieldProblems, Typed } from '../../../platform/forms/read-form.ts';
import type { Words } from '../../../words.ts';
import { useNewsWords } from '../../../academy/emails/news-words.ts';
import { Notice } from '../../../platform/ui/notice.tsx';
import { TextField, TickField } from '../../../platform/ui/field.tsx';
import { type Credit, CreditBox } from '../../friends/pages/credit-box.tsx';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { fieldsOf, PersonFields } from '../../../platform/ui/person-fields.tsx';
import { StepActions } from '../../../academy/frame/pages/step-frame.tsx';
import { detailsWordsFor } from '../../orders/pages/words-for-kind.ts';
import { isTaught, longestGiftNote } from '../../orders/order-form.ts';

type GiftFieldsProps = {
  /** False where the order is a gift in any case. */
  isChoice: boolean;
  typed: Typed;
  field: ReturnType<typeof fieldsOf>;
  words: Words['enrol']['gift'];
};

/** The recipient's fields, shown by the tick with CSS alone. */
function GiftFields({ isChoice, typed, field, words }: GiftFieldsProps) {
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
      <TextField {...field('giftOn')} label={words.on} hint={words.onHint} type="date" dir="ltr" />
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
    <div className="grid gap-3 not-has-checked:-mb-3">
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

type DetailsFormProps = {
  kind: ItemKind;
  /** Where the form is posted. */
  action: string;
  typed: Typed;
  problems: FieldProblems;
  words: Words['enrol'];
  common: Words['common'];
  /** Fields the server made for this form. */
  hidden: Record<string, string>;
  submit: string;
  /** How long the buyer may ask for a refund, and how soon it is paid: '7 days'. */
  promises: { right: string; paidBack: string };
  /** An address to take instead of the typed one. */
  meant?: string | undefined;
  /** Fields of the item, before and after the buyer's details. */
  before?: ReactNode;
  after?: ReactNode;
  /** False once the order exists: its ticks were set when it was placed. */
  asksForAgreement: boolean;
  /** What begins within the time for changing one's mind, as `typedFormOf` reads it; null where nothing does. */
  beginsSoon?: string | null;
  /** It costs nothing, so no text mentions money. */
  isFree?: boolean;
  /** The tick that spends credit. */
  credit?: (Credit & { priceCentimes: number; locale: Locale }) | null;
  /** The box for a coupon code. */
  coupon?: ReactNode;
  /** The words of the box for messages by WhatsApp; left out, or null, where nobody is asked. */
  asksMessages?: string | null | undefined;
  /** 'choice': a tick makes it a gift; 'always': it is one; null where it cannot be one. */
  gift: 'choice' | 'always' | null;
};

type MessagesProps = { label: DetailsFormProps['asksMessages']; checked: boolean };

const MessagesField = ({ label, checked }: MessagesProps) =>
  typeof label === 'string' && (
    <div>
      <input type="hidden" name="asksMessages" value="yes" />
      <TickField name="messages" value="on" checked={checked} label={label} />
    </div>
  );

/** Step 1: the buyer's details. What was typed is always shown again; each problem is shown beside its field. */
export function DetailsForm(props: DetailsFormProps) {
  const { kind, action, typed, problems, words, common, hidden, submit, promises, asksForAgreement } = props;
  const { isFree = false, beginsSoon = null } = props;
  const details = detailsWordsFor(kind, words);
  const needsPhone = isTaught(kind);
  const news = useNewsWords();
  const field = fieldsOf({ typed, problems }, common.fieldProblems);
  const tick = (name: string) => ({
    name,
    value: 'on',
    checked: typed[name] === 'on',
    problem: field(name).problem,
    isFirstWrong: field(name).isFirstWrong,
    required: true,
  });
  return (
    <form
      method="post"
      action={action}
      noValidate
      data-check={isTaught(kind) ? 'details' : 'membership'}
      data-problems={JSON.stringify(common.fieldProblems)}
      className="grid gap-4 md:gap-5"
    >
      {Object.keys(problems).length > 0 && <Notice tone="error" title={details.problemsTitle} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.meant !== undefined && (
        <Notice tone="warning" title={words.meant.title}>
          <TickField
            name="meantEmail"
            value={props.meant}
            label={words.meant.take(props.meant)}
            isFirstWrong
          />
          <p>{words.meant.keep}</p>
          <input type="hidden" name="seenEmail" value={typed['email']} />
        </Notice>
      )}
      {props.before}
      <PersonFields
        field={field}
        labels={details}
        hints={{ name: details.nameHint, email: details.emailHint, phone: details.phoneHint }}
        phoneRequired={needsPhone}
        phoneExample="06 12 34 56 78"
      />
      <MessagesField label={props.asksMessages} checked={typed['messages'] === 'on'} />
      {props.after}
      {props.gift !== null && (
        <GiftFields isChoice={props.gift === 'choice'} typed={typed} field={field} words={words.gift} />
      )}
      {asksForAgreement && (
        <TickField name="news" value="on" checked={typed['news'] === 'on'} label={news.consent} />
      )}
      {asksForAgreement ? (
        <div className="rounded-md bg-sand px-4 pt-1.5 pb-3">
          <TickField {...tick('isSixteen')} label={details.isSixteen} />
          {beginsSoon !== null && !isFree && (
            <div className="begins-soon">
              <input type="hidden" name="beginsSoon" value={beginsSoon} />
              <TickField {...tick('agreesToStart')} label={details.agreesToStart} />
            </div>
          )}
          {!isFree && (
            <>
              <p className="text-sm">{details.refund(promises.right)}</p>
              {beginsSoon !== null && (
                <details className="begins-soon text-sm text-ink-soft">
                  <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline-offset-4 hover:underline">
                    {details.legal.title}
                  </summary>
                  <p>{details.legal.text(promises.paidBack)}</p>
                </details>
              )}
            </>
          )}
        </div>
      ) : (
        <input type="hidden" name="isSixteen" value="on" />
      )}
      {props.coupon}
      {props.credit && <CreditBox {...props.credit} {...field('credit')} />}
      {asksForAgreement && (
        <p className={classNames('text-sm text-ink-soft', !isFree && 'beside:hidden')}>
          {isFree ? words.free.nothingToPay : words.details.notNow}
        </p>
      )}
      <StepActions submit={submit} back={null} />
    </form>
  );
}
