import { data, redirect } from 'react-router';
import { isReportKind, reportForm } from '../report-form.ts';
import { mostOf, reportReasons } from '../space.ts';
import {
  type DataOf,
  type FieldProblems,
  postedForm,
  readForm,
  type Typed,
} from '../../../platform/forms/read-form.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { ChoiceCards, TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { CommunityFrame, MissingPage } from './community-frame.tsx';
import { communityHead, openCommunity } from './open-community.ts';
import { MemberText } from '../../../platform/ui/member-text.tsx';

type Args = ScreenArgs & { params: { kind?: string; id?: string } };

const thanksMark = 'sent';

export async function loader(args: Args) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, t, links, url } = community;
  const { kind = '', id = '' } = args.params;
  const words = t.communitySafety.report;
  const shared = { words, communityWords: t.communityInside, problemWords: t.common.fieldProblems };
  const read = isReportKind(kind)
    ? await academy.safety.toReport({ member, kind, id })
    : ({ ok: false } as const);
  if (!read.ok || !isReportKind(kind))
    return data(
      { ...communityHead(t.communityInside.missing.title, community), ...shared, found: null },
      { status: 404 },
    );
  const found = {
    label: words.kinds[kind],
    name: read.name ?? words.noName,
    body: read.body,
    isSent: url.searchParams.has(thanksMark),
    self: links.communityReport(kind, id),
    home: links.communityInside(),
    // The author of a question without a name has no page to link to.
    memberPage: read.memberId === null ? null : links.communityMember(read.memberId),
    noteHint: words.noteHint(mostOf.note),
  };
  return data({ ...communityHead(words.title, community), ...shared, found }, { status: 200 });
}

export async function action(args: Args) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, links } = community;
  const { kind = '', id = '' } = args.params;
  const reading = readForm(reportForm, await postedForm(args.request));
  const again = (tooMany: boolean, problems: FieldProblems = {}) => ({
    typed: reading.typed,
    problems,
    tooMany,
  });
  if (!isReportKind(kind)) return data(again(false), { status: 404 });
  if (!reading.ok) return data(again(false, reading.problems), { status: 422 });
  const result = await academy.safety.report({ member, kind, id, words: reading.value });
  if (result.ok) return redirect(`${links.communityReport(kind, id)}?${thanksMark}`, 303);
  return result.reason === 'too-many'
    ? data(again(true), { status: 429 })
    : data(again(false), { status: 404 });
}

type Loaded = DataOf<typeof loader>;
type Props = {
  loaderData: Loaded;
  actionData?: { typed: Typed; problems: FieldProblems; tooMany: boolean };
};
type Found = NonNullable<Loaded['found']>;

function Thanks({ found, words: { thanks } }: { found: Found; words: Loaded['words'] }) {
  return (
    <>
      <Notice tone="success" title={thanks.title}>
        {thanks.text}
      </Notice>
      <p>{thanks.block}</p>
      <div className="flex flex-wrap gap-3">
        {found.memberPage !== null && (
          <ButtonLink href={found.memberPage} kind="secondary">
            {thanks.toMember}
          </ButtonLink>
        )}
        <ButtonLink href={found.home} kind="secondary">
          {thanks.back}
        </ButtonLink>
      </div>
    </>
  );
}

/** Quotes the text, as the team will see it. */
export default function Report({ loaderData, actionData }: Props) {
  const { frame, words, communityWords, problemWords, found } = loaderData;
  if (found === null) return <MissingPage frame={frame} words={communityWords} />;
  const { typed, problems = {}, tooMany = false } = actionData ?? {};
  const problem = (name: string) => problems[name] && problemWords[problems[name]];
  if (found.isSent)
    return (
      <CommunityFrame frame={frame} title={words.title}>
        <Thanks found={found} words={words} />
      </CommunityFrame>
    );
  return (
    <CommunityFrame frame={frame} title={words.title} lead={words.lead}>
      {tooMany && <Notice tone="warning">{words.tooMany}</Notice>}
      <figure className="grid gap-2 border-s-4 border-saffron ps-4">
        <figcaption className="text-sm text-ink-soft">
          {found.label} · <bdi>{found.name}</bdi>
        </figcaption>
        <blockquote className="max-h-72 overflow-y-auto" tabIndex={0}>
          <MemberText body={found.body} />
        </blockquote>
      </figure>
      <form method="post" action={found.self} noValidate data-check="report" className="grid gap-6">
        <ChoiceCards
          name="reason"
          legend={words.reason}
          value={typed?.['reason'] ?? null}
          problem={problem('reason')}
          options={reportReasons.map((value) => ({ value, ...words.reasons[value] }))}
        />
        <TextField
          name="note"
          label={words.note}
          hint={found.noteHint}
          rows={4}
          dir="auto"
          value={typed?.['note']}
          problem={problem('note')}
        />
        <div>
          <Button>{words.send}</Button>
        </div>
      </form>
      <p className="text-sm text-ink-soft">{words.danger}</p>
    </CommunityFrame>
  );
}
