import { data, redirect } from 'react-router';
import { settlementKinds, type SettlementKind } from '../../../domain/orders/settlement-file.ts';
import { mayDecideClaims, mayReconcile } from '../../../domain/staff/who-may.ts';
import type { SettlementResult } from '../../../flows/reconcile-verbs.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards, FieldProblemText, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { OfficeCard, OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice, type Office } from './open-office.ts';
import { confirmTicked, settlementView } from './settlement-view.ts';
import { SettlementMatches } from './settlement-matches.tsx';

const countFrom = (query: URLSearchParams, name: string): number =>
  Number(/^\d{1,4}$/.exec(query.get(name) ?? '')?.[0] ?? 0);

function pageOf(office: Office) {
  const { say, links, url, staff, allowed } = office;
  const words = say.reconcile.settlement;
  const query = url.searchParams;
  const [confirmed, refused] = [countFrom(query, 'confirmed'), countFrom(query, 'refused')];
  return {
    ...officeHead(words.title, office),
    words,
    allowed,
    mayDecide: mayDecideClaims(staff),
    self: links.staffSettlement(),
    told: [
      ...(confirmed > 0 ? [{ text: words.confirmed(confirmed), isGood: true }] : []),
      ...(refused > 0 ? [{ text: words.notConfirmed(refused), isGood: false }] : []),
      ...(query.has('none') ? [{ text: words.noneChosen, isGood: false }] : []),
    ],
  };
}

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args, mayReconcile);
  if (office.elsewhere) return office.elsewhere;
  return data(pageOf(office), { status: office.allowed ? 200 : 403 });
}

type Handed = { kind: SettlementKind; pasted: string; file: Uint8Array | null };

/** The file when one was chosen, else the pasted lines. */
async function handedIn(form: FormData): Promise<Handed> {
  const kind = settlementKinds.find((one) => one === form.get('kind')) ?? 'bank';
  const chosen = form.get('file');
  const typed = form.get('lines');
  const pasted = typeof typed === 'string' ? typed : '';
  const isChosen = chosen instanceof File && chosen.size > 0;
  const file = isChosen
    ? new Uint8Array(await chosen.arrayBuffer())
    : pasted.trim() === ''
      ? null
      : new TextEncoder().encode(pasted);
  return { kind, pasted: isChosen ? '' : pasted, file };
}

/** Compares what was handed in and shows it at once, since nothing of it is kept; or confirms what was ticked. */
export async function action(args: ScreenArgs) {
  const office = await openOffice(args, mayReconcile);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, staff, allowed } = office;
  const form = allowed ? await postedForm(args.request) : new FormData();
  if (!allowed) return redirect(links.staffSettlement(), 303);
  if (form.get('act') === 'confirm') {
    const done = await confirmTicked(office, form.getAll('confirm'));
    return redirect(`${links.staffSettlement()}?${new URLSearchParams(done).toString()}`, 303);
  }
  const { kind, pasted, file } = await handedIn(form);
  const result: SettlementResult | null =
    file && (await academy.staff.matchSettlement({ kind, file, staff }));
  const { problems } = say.reconcile.settlement;
  if (result?.ok)
    return data({ kind, pasted: '', problem: null, view: settlementView(kind, result.matches, office) });
  return data({ kind, pasted, problem: problems[result?.reason ?? 'none'], view: null }, { status: 422 });
}

export type Loaded = DataOf<typeof loader>;
export type Acted = DataOf<typeof action>;

function HandIn({ loaded, acted }: { loaded: Loaded; acted: Acted | undefined }) {
  const { words, self } = loaded;
  const problem = acted?.problem ?? null;
  const hasView = acted?.view !== null && acted?.view !== undefined;
  return (
    <OfficeCard>
      <form method="post" action={self} encType="multipart/form-data" className="grid gap-5">
        <ChoiceCards
          name="kind"
          legend={words.kind}
          value={acted?.kind ?? 'bank'}
          options={[
            { value: 'bank', icon: 'bank', ...words.kinds.bank },
            { value: 'cmi', icon: 'card', ...words.kinds.cmi },
          ]}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <div className="field" data-field="file">
            <label htmlFor="field-file" className="field-label">
              {words.file}
            </label>
            <p id="field-file-hint" className="field-hint">
              {words.fileHint}
            </p>
            <input
              type="file"
              id="field-file"
              name="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              aria-describedby="field-file-hint field-file-problem"
              aria-invalid={problem !== null ? true : undefined}
              className="field-file"
            />
            <FieldProblemText id="field-file-problem" problem={problem} />
          </div>
          <TextField
            name="lines"
            label={words.paste}
            hint={words.pasteHint}
            rows={hasView ? 2 : 4}
            dir="ltr"
            value={acted?.pasted}
          />
        </div>
        <div>
          <Button kind={hasView ? 'secondary' : 'primary'}>{words.submit}</Button>
        </div>
      </form>
    </OfficeCard>
  );
}

export default function Settlement({ loaderData, actionData }: { loaderData: Loaded; actionData?: Acted }) {
  const { frame, words, allowed, told } = loaderData;
  const view = actionData?.view ?? null;
  return (
    <OfficeFrame frame={frame} title={words.title} lead={words.lead} refused={!allowed}>
      {told.map(({ text, isGood }) => (
        <Notice key={text} tone={isGood ? 'success' : 'warning'}>
          {text}
        </Notice>
      ))}
      {view !== null && <SettlementMatches view={view} loaded={loaderData} />}
      <HandIn loaded={loaderData} acted={actionData} />
    </OfficeFrame>
  );
}
