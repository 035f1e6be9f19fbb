/** Moves a proposal, says where it stands now, and tells the second colleague who was first. */
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type {
  BoardAnswer,
  ProposalRow,
} from '../../../src/features/applications/application-stages.staff.ts';
import { ask, Refused, type WireFailure } from '../wire.ts';
import { useSay } from '../words/words.ts';

export type Stage = BoardAnswer['stages'][number]['stage'];

export const nameOf = ({ name, email }: Pick<ProposalRow, 'name' | 'email'>): string => name ?? email;

/** What a refusal says in words. */
export function useWhy(): (failure: WireFailure) => string {
  const { pipeline, office } = useSay();
  return ({ code, detail }) => {
    const { by, stage } = detail ?? {};
    if (code !== 'moved-meanwhile') return office.failures[code];
    const named = pipeline.stages[stage as Stage];
    return typeof by === 'string' ? pipeline.first(by, named) : pipeline.movedOn(named);
  };
}

export function useMoving(onMoved: () => void) {
  const { pipeline } = useSay();
  const why = useWhy();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async move(row: ProposalRow, from: Stage, to: Stage) {
      setBusy(true);
      try {
        await ask('POST', `/applications/${row.id}/stage`, { from, to });
        notify(pipeline.moved(nameOf(row), pipeline.stages[to]), { type: 'success' });
      } catch (failure) {
        if (!(failure instanceof Refused)) throw failure;
        notify(why(failure.failure), { type: 'warning', autoHideDuration: 10_000 });
      } finally {
        setBusy(false);
        onMoved();
      }
    },
  };
}
