/** Begins the course that was agreed on: its address is asked for once, then the draft opens. */
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ProposalRow } from '../../../src/features/applications/application-stages.staff.ts';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { nameOf, useWhy } from './use-moving.ts';

/** What an address can be made of a title; nothing of one in Arabic letters. */
export const slugFor = (topic: string): string =>
  topic
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');

type Props = { row: ProposalRow; onClose: () => void; onDone: () => void };

export function BeginCourse({ row, onClose, onDone }: Props) {
  const { pipeline } = useSay();
  const say = pipeline.begin;
  const [slug, setSlug] = useState(() => slugFor(row.topic));
  const deed = useDeed();
  const why = useWhy();
  const notify = useNotify();
  const navigate = useNavigate();
  const code = deed.failure?.code;
  const submit = async () => {
    const made = await deed.run(() =>
      ask<{ slug: string }>('POST', `/applications/${row.id}/course`, { slug: slug.trim() }),
    );
    if (made === null) return;
    notify(say.done, { type: 'success' });
    void navigate(`/catalogue/course/${made.slug}`);
  };
  const faultOfSlug = deed.faultOf('slug') === undefined ? undefined : say.badSlug;
  const told = code === 'moved-meanwhile' && deed.failure ? why(deed.failure) : deed.problem;
  return (
    <DeedDialog
      title={say.title(nameOf(row))}
      lead={say.lead}
      submit={say.submit}
      deed={{ ...deed, problem: code === 'slug-taken' ? null : told }}
      onSubmit={submit}
      onClose={code === 'moved-meanwhile' ? onDone : onClose}
    >
      <TypedField
        label={say.slug}
        value={slug}
        onChange={setSlug}
        hint={say.hint}
        fault={code === 'slug-taken' ? say.taken : faultOfSlug}
        ltr
        required
        maxLength={100}
      />
    </DeedDialog>
  );
}
