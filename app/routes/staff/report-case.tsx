import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards, TextField } from '../../ui/field.tsx';
import type { ReportsLoaded, ReportsAnswer } from './reports-page.ts';

type CaseCard = ReportsLoaded['cases'][number];
type Props = { item: CaseCard; loaded: ReportsLoaded; answer: ReportsAnswer | null };

/** A text of somebody else's, as text: in the direction of its own letters, line by line. */
function Quote({ label, text }: { label: string; text: string }) {
  return (
    <figure className="grid gap-1 border-s-4 border-saffron ps-4">
      <figcaption className="text-xs text-ink-soft">{label}</figcaption>
      <blockquote dir="auto" className="break-words whitespace-pre-line">
        {text}
      </blockquote>
    </figure>
  );
}

/** Of a text without a name the author is shown only when somebody asks, and the log keeps that. */
function Author({ item, loaded: { words, self }, answer }: Props) {
  if (!item.isAnonymous)
    return (
      <p className="text-sm">
        <span className="text-ink-soft">{words.by}</span>{' '}
        <bdi className="font-semibold">{item.author ?? words.gone}</bdi>
      </p>
    );
  if (answer?.revealed?.key === item.key)
    return <p className="text-sm font-semibold">{words.revealed(answer.revealed.name ?? words.gone)}</p>;
  return (
    <form
      method="post"
      action={`${self}#${item.anchor}`}
      className="flex flex-wrap items-center gap-x-3 text-sm"
    >
      <input type="hidden" name="kind" value={item.kind} />
      <input type="hidden" name="id" value={item.id} />
      <span>{words.noName}</span>
      <Button kind="quiet" name="intent" value="reveal">
        {words.reveal}
      </Button>
      <span className="text-ink-soft">{words.revealNote}</span>
    </form>
  );
}

function Texts({ item, loaded: { words } }: Props) {
  return (
    <div className="grid gap-4">
      {item.answersTo !== null && <Quote label={words.answersTo} text={item.answersTo} />}
      {item.quoted.map((text) => (
        <Quote key={text} label={words.quoted} text={text} />
      ))}
      {item.now !== null && <Quote label={words.now} text={item.now} />}
      {item.isGone && <p className="text-sm font-semibold text-clay-ink">{words.deleted}</p>}
      {item.notes.length > 0 && (
        <div className="grid gap-1">
          <p className="text-xs text-ink-soft">{words.notes}</p>
          <ul className="grid gap-1">
            {item.notes.map((note) => (
              <li key={note} dir="auto" className="break-words whitespace-pre-line">
                {note}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Decide({ item, loaded, answer }: Props) {
  const { words, self, problemWords } = loaded;
  const back = answer?.key === item.key ? answer : null;
  const problem = (name: string) => back?.problems[name] && problemWords[back.problems[name]];
  const isOwn = item.own !== null;
  const said = isOwn ? words.ownAlone : words;
  return (
    <form
      method="post"
      action={`${self}#${item.anchor}`}
      noValidate
      data-check="decision"
      className="grid gap-4 border-t border-line pt-4"
    >
      <input type="hidden" name="kind" value={item.kind} />
      <input type="hidden" name="id" value={item.id} />
      {isOwn ? (
        <>
          <p className="font-semibold">{words.ownAlone.text}</p>
          <input type="hidden" name="act" value="keep" />
        </>
      ) : (
        <ChoiceCards
          name="act"
          legend={words.decide}
          value={back?.typed['act'] ?? null}
          problem={problem('act')}
          options={item.acts}
        />
      )}
      <TextField
        name="reason"
        id={`reason-${item.anchor}`}
        label={said.reason}
        hint={said.reasonHint}
        rows={3}
        dir="auto"
        value={back?.typed['reason']}
        problem={problem('reason')}
        isFirstWrong={back?.problems['reason'] !== undefined}
      />
      <div>
        <Button name="intent" value="decide">
          {said.submit}
        </Button>
      </div>
    </form>
  );
}

/** All that waits about one text or one member: what was said of it, how it stood, and the decision. */
export function ReportCase(props: Props) {
  const { item, loaded } = props;
  return (
    <li id={item.anchor} className="card grid scroll-mt-6 gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="heading me-2 text-lg">{item.title}</h2>
        {item.reasons.map((reason) => (
          <Badge key={reason} tone="warning">
            {reason}
          </Badge>
        ))}
        <span className="text-sm text-ink-soft">{item.since}</span>
      </div>
      <Author {...props} />
      <Texts {...props} />
      {item.href !== null && (
        <a
          href={item.href}
          className="justify-self-start font-semibold text-majorelle underline-offset-4 hover:underline"
        >
          {loaded.words.open}
        </a>
      )}
      {item.own === 'for-another' ? (
        <p className="border-t border-line pt-4 font-semibold">{loaded.words.own}</p>
      ) : (
        <Decide {...props} />
      )}
    </li>
  );
}
