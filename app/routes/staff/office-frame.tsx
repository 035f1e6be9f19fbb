import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { Heading } from '../../ui/section.tsx';
import { SignOutForm } from '../../ui/sign-out-form.tsx';
import type { Frame } from './open-office.ts';

/** The bar of the office: its pages, who is there, and the way out. */
function OfficeBar({ frame }: { frame: Frame }) {
  const { words, staff, pages, signOut } = frame;
  return (
    <div className="grid gap-3 border-b border-line pb-4 md:flex md:items-center md:justify-between">
      <PageTabs label={words.navigation} pages={pages} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span className="min-w-0 break-words">
          {words.signedInAs} <bdi className="font-semibold text-ink">{staff.email}</bdi> (
          {words.roles[staff.role]})
        </span>
        <SignOutForm action={signOut} label={words.signOut} colour="text-majorelle" />
      </div>
    </div>
  );
}

type Props = { frame: Frame; title: ReactNode; lead?: string; children?: ReactNode; refused?: boolean };

/** A page of the office. `refused`: the role may not see what is on it. */
export function OfficeFrame({ frame, title, lead, children, refused }: Props) {
  return (
    <main id="main" className="column py-8 md:py-12">
      <OfficeBar frame={frame} />
      <div className="mt-6 grid gap-6 md:mt-8">
        <div className="grid gap-2">
          <Heading level={1} size={2}>
            {title}
          </Heading>
          {lead !== undefined && <p className="max-w-3xl text-ink-soft">{lead}</p>}
        </div>
        {refused ? <Notice tone="warning">{frame.words.notAllowed}</Notice> : children}
      </div>
    </main>
  );
}

/** A part of an office page on a card of its own. */
export function OfficeCard({ title, children, id }: { title?: ReactNode; children: ReactNode; id?: string }) {
  return (
    <section id={id} className="card grid content-start gap-4 p-5 md:p-6">
      {title !== undefined && (
        <Heading level={2} size={4}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  );
}

export type OfficeFact = { label: string; value: ReactNode; ltr?: boolean };

/** Facts as a list of pairs, one under the other on phones. What strangers wrote stays text, in its own direction. */
export function OfficeFacts({ facts }: { facts: readonly OfficeFact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(7rem,auto)_1fr]">
      {facts.map(({ label, value, ltr }) => (
        <div key={label} className="contents">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="mb-2 min-w-0 font-semibold break-words sm:mb-0">
            {ltr ? <bdi dir="ltr">{value}</bdi> : <bdi>{value}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
