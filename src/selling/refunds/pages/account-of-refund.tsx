/** Where staff send money back to: the fields, on the page for it and in the panel of an hour that is given back. */
import { type FieldProblems, readForm, type Typed } from '../../../platform/forms/read-form.ts';
import { refundAccountForm } from '../refund-form.ts';
import type { PayoutWay, RefundWay } from '../../orders/refund.ts';
import { fullName } from '../../../platform/people/person.ts';
import type { Words } from '../../../words.ts';
import { ChoiceCards, TextField } from '../../../platform/ui/field.tsx';
import { Prop } from '../../../platform/ui/portrait.tsx';

const props: Record<RefundWay, string> = {
  gateway: 'card',
  'gateway-office': 'invoice',
  'bank-transfer': 'bank',
  'cash-agency': 'kiosk',
  cash: 'banknote',
};

type TypedPayout = { way: string; name: string; rib: string; phone: string };

type FieldWords<Way extends RefundWay> = Readonly<
  Record<'way' | 'name' | 'rib' | 'ribHint' | 'phone' | 'phoneHint', string>
> & { readonly ways: Readonly<Record<Way, Readonly<{ title: string; text: string }>>> };

type PayoutFieldsProps<Way extends RefundWay> = {
  ways: readonly Way[];
  words: FieldWords<Way>;
  typed: TypedPayout;
  problems: Partial<Record<string, string>>;
  /** The way a refund goes already, and the label for choosing it again. */
  present?: { way: string; title: string; text: string };
};

/** The way and the recipient: CSS alone shows only the fields of the chosen way. */
function PayoutFields<Way extends RefundWay>({
  ways,
  words,
  typed,
  problems,
  present,
}: PayoutFieldsProps<Way>) {
  const [first] = Object.keys(problems);
  const fault = (name: string) => ({ problem: problems[name], isFirstWrong: name === first });
  return (
    <div className="group/way grid gap-5">
      <ChoiceCards
        name="way"
        legend={words.way}
        value={typed.way}
        {...fault('way')}
        options={ways.map((way) => ({
          value: way,
          picture: <Prop name={props[way]} />,
          ground: 'bg-lilac',
          ...(way === present?.way ? { title: present.title, text: present.text } : words.ways[way]),
        }))}
      />
      <div className="hidden gap-5 group-has-[[name=way]:checked]/way:grid">
        <TextField
          name="name"
          label={words.name}
          value={typed.name}
          {...fault('name')}
          dir="auto"
          maxLength={120}
        />
        <div className="group-has-[[value=cash-agency]:checked]/way:hidden">
          <TextField
            name="rib"
            label={words.rib}
            hint={words.ribHint}
            value={typed.rib}
            {...fault('rib')}
            dir="ltr"
            inputMode="numeric"
            maxLength={80}
          />
        </div>
        <div className="group-has-[[value=bank-transfer]:checked]/way:hidden">
          <TextField
            name="phone"
            type="tel"
            label={words.phone}
            hint={words.phoneHint}
            value={typed.phone}
            {...fault('phone')}
            dir="ltr"
            maxLength={30}
          />
        </div>
      </div>
    </div>
  );
}

/** What was typed and is wrong, in words. */
export type WrongAccount = { typed: Typed; problems: Partial<Record<string, string>> };

const inWords = (problems: FieldProblems, t: Words): WrongAccount['problems'] =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem ? [[field, t.common.fieldProblems[problem]]] : [],
    ),
  );

export function readAccount(form: FormData, t: Words) {
  const reading = readForm(refundAccountForm, form);
  return reading.ok
    ? reading
    : { ok: false as const, wrong: { typed: reading.typed, problems: inWords(reading.problems, t) } };
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
        // Nothing is chosen for the buyer, and an agency pays only whoever is named as on their card.
        way: typed['way'] ?? '',
        name: typed['name'] ?? (fullName.safeParse(buyer.name).success ? buyer.name : ''),
        rib: typed['rib'] ?? '',
        phone: typed['phone'] ?? buyer.phone,
      }}
    />
  );
}
