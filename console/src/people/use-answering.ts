/** Answering a request: sent once at a time; whoever came second reads who was first. */
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '../layout/save-file.ts';
import { useDeed } from '../layout/use-deed.ts';
import { ask, askFile, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';

export function useAnswering(id: string, onAnswered: (overtaken: string | null) => void) {
  const { people, lists } = useSay();
  const notify = useNotify();
  const deed = useDeed();
  const [proof, setProof] = useState('');
  const reason = deed.failure?.detail?.['reason'];
  const problem =
    typeof reason === 'string' ? (people.requests.reasons[reason] ?? deed.problem) : deed.problem;
  const run = <T>(asked: () => Promise<T>): Promise<T | null> =>
    deed.run(async () => {
      try {
        return await asked();
      } catch (refused) {
        if (!(refused instanceof Refused) || refused.failure.code !== 'is-answered') throw refused;
        const by = refused.failure.detail?.['by'];
        onAnswered(people.requests.already(typeof by === 'string' ? by : '–'));
        return null;
      }
    });
  const send = async (path: 'answer' | 'erasure', body: object, said: string): Promise<void> => {
    const sent = await run(() => ask<object>('POST', `/data-requests/${id}/${path}`, body));
    if (sent === null) return;
    notify(said, { type: 'success' });
    onAnswered(null);
  };
  const takeFile = async (): Promise<void> => {
    const file = await run(() => askFile(`/data-requests/${id}/file`, 'POST', { proof }));
    if (file === null) return;
    saveFile(file);
    notify(lists.exports.saved(file.name), { type: 'success' });
  };
  return { deed, problem, proof, setProof, send, takeFile };
}
