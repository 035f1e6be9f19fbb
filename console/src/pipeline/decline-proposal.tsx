/** Declines a proposal: the letter stands there as she will read it, with the office's own sentence in it, before it goes. */
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type {
  DecliningLetter,
  ProposalRow,
} from '../../../src/features/applications/application-stages.staff.ts';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { ShownLetter } from './shown-letter.tsx';
import { nameOf, useWhy, type Stage } from './use-moving.ts';

/** As long as the wire takes. */
const longest = 600;
const pauseMs = 400;

/** The letter with what was typed last, as soon as she pauses. */
function useLetter(id: string, sentence: string): DecliningLetter | null {
  const [letter, setLetter] = useState<DecliningLetter | null>(null);
  useEffect(() => {
    let isOvertaken = false;
    const read = async () => {
      try {
        const path = `/applications/${id}/declining-letter`;
        const shown = await ask<DecliningLetter>('POST', path, { sentence });
        if (!isOvertaken) setLetter(shown);
      } catch (failure) {
        // What stood there stays; declining itself says what is wrong.
        if (!(failure instanceof Refused)) throw failure;
      }
    };
    const timer = setTimeout(() => void read(), pauseMs);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
    };
  }, [id, sentence]);
  return letter;
}

type Props = { row: ProposalRow; stage: Stage; onClose: () => void; onDone: () => void };

export function DeclineProposal({ row, stage, onClose, onDone }: Props) {
  const { pipeline, office } = useSay();
  const say = pipeline.decline;
  const [sentence, setSentence] = useState('');
  const letter = useLetter(row.id, sentence);
  const deed = useDeed();
  const why = useWhy();
  const notify = useNotify();
  const submit = async () => {
    const body = { from: stage, sentence };
    const done = await deed.run(() => ask('POST', `/applications/${row.id}/declining`, body));
    if (done === null) return;
    notify(say.done(nameOf(row)), { type: 'success' });
    onDone();
  };
  const told = deed.failure?.code === 'moved-meanwhile' ? why(deed.failure) : deed.problem;
  return (
    <DeedDialog
      title={say.title(nameOf(row))}
      lead={say.lead}
      submit={say.submit}
      deed={{ ...deed, problem: told }}
      onSubmit={submit}
      onClose={deed.failure?.code === 'moved-meanwhile' ? onDone : onClose}
    >
      <TypedField
        label={say.sentence}
        value={sentence}
        onChange={setSentence}
        hint={office.writeIn[row.locale]}
        fault={deed.faultOf('sentence')}
        rows={2}
        maxLength={longest}
      />
      <ShownLetter
        letter={letter}
        to={letter && say.to(letter.to)}
        label={say.letter}
        reading={say.reading}
      />
    </DeedDialog>
  );
}
