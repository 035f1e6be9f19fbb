import { data } from 'react-router';
import { testPaymentForm } from '../../../selling/checkout/test-form.ts';
import { normaliseTransferCode } from '../../../selling/orders/transfer-code.ts';
import { phone } from '../../../platform/people/phone.ts';
import { type DataOf, postedForm, readForm, type Typed } from '../../../platform/forms/read-form.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { fieldsOf, PersonFields } from '../../../platform/ui/person-fields.tsx';
import { openTestScreen, type Refused, TestFrame } from './test-frame.tsx';

export async function loader(args: ScreenArgs) {
  const { t, links, nav } = await openTestScreen(args);
  const { title, description } = t.testScreens.formTest;
  return {
    head: { title, description, index: false },
    words: t.testScreens,
    codeLabel: t.enrol.cash.code,
    problemWords: t.common.fieldProblems,
    nav,
    self: links.formTest(),
  };
}

const form = testPaymentForm.pick({ name: true, email: true }).extend({ phone });

type Answer = Refused & { read: Typed | null };

/** Validates like every form of the site, and stores nothing. */
export async function action(args: ScreenArgs) {
  await openTestScreen(args);
  const reading = readForm(form, await postedForm(args.request));
  const { typed } = reading;
  if (!reading.ok) return data<Answer>({ typed, problems: reading.problems, read: null }, { status: 422 });
  const code = normaliseTransferCode(typed['transferCode'] ?? '');
  const read = { ...reading.value, ...(code === '' ? {} : { transferCode: code }) };
  return data<Answer>({ typed, problems: {}, read });
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

/** Shows how the site normalises names, addresses, phones and codes as people type them. */
export default function FormTest({ loaderData, actionData }: Props) {
  const { words, codeLabel, problemWords, nav, self } = loaderData;
  const { formTest, fields } = words;
  const field = fieldsOf(actionData ?? { typed: {}, problems: {} }, problemWords);
  const labels: Record<string, string> = { ...fields, transferCode: codeLabel };
  return (
    <TestFrame nav={nav} title={formTest.title} lead={formTest.lead}>
      {actionData?.read && (
        <Notice tone="success" title={formTest.accepted}>
          <dl className="grid gap-1">
            {Object.entries(actionData.read).map(([name, value]) => (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt>{labels[name]}:</dt>
                <dd className="font-semibold wrap-anywhere">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Notice>
      )}
      <form method="post" action={self} noValidate className="card grid max-w-2xl gap-5 p-5 md:p-8">
        {Object.keys(actionData?.problems ?? {}).length > 0 && <Notice tone="error" title={words.problems} />}
        <PersonFields field={field} labels={fields} hints={{ phone: fields.phoneHint }} phoneRequired />
        <TextField {...field('transferCode')} label={codeLabel} dir="ltr" maxLength={80} />
        <Button>{formTest.submit}</Button>
      </form>
    </TestFrame>
  );
}
