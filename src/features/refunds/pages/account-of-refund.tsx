/** Where money shall go that a person sends: the fields, on the page for it and in the panel of an hour she gives back. */
import type { Typed } from '../../../platform/forms/read-form.ts';
import type { FieldProblems } from '../../../platform/forms/read-form.ts';
import { refundAccountForm } from '../refund-form.ts';
import { readForm } from '../../../platform/forms/read-form.ts';
import type { PayoutWay } from '../refund.ts';
import type { Words } from '../../../words.ts';
import { PayoutFields } from '../payout-fields.tsx';

/** What was typed and is wrong, in words. */
export type WrongAccount = { typed: Typed; problems: Partial<Record<string, string>> };

const inWords = (problems: FieldProblems, say: Words): WrongAccount['problems'] =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem ? [[field, say.common.fieldProblems[problem]]] : [],
    ),
  );

export function readAccount(form: FormData, say: Words) {
  const reading = readForm(refundAccountForm, form);
  return reading.ok
    ? reading
    : { ok: false as const, wrong: { typed: reading.typed, problems: inWords(reading.problems, say) } };
}

type Props = {
  ways: readonly PayoutWay[];
  words: Words['orderRefunds']['account'];
  buyer: { name: string; phone: string };
  wrong: WrongAccount | undefined;
};

export function AccountOfRefund({ ways, words, buyer, wrong }: Props) {
  const typed = wrong?.typed ?? {};
  return (
    <PayoutFields
      ways={ways}
      words={words}
      problems={wrong?.problems ?? {}}
      typed={{
        way: typed['way'] ?? ways[0] ?? '',
        name: typed['name'] ?? buyer.name,
        rib: typed['rib'] ?? '',
        phone: typed['phone'] ?? buyer.phone,
      }}
    />
  );
}
