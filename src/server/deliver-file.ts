/** A file that a signed link delivers, or a page in her language that says why it does not come. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerDownload, type DownloadDesk } from '../features/shop/downloads.ts';
import { StoreAway } from '../platform/files/file-store.ts';
import type { Target } from '../platform/http/read-incoming.ts';
import { refuse } from './refuse.ts';
import { writeAnswer, type Finish } from './write-answer.ts';

type Delivering = Omit<DownloadDesk, 'rules'> & {
  finish: Finish;
  log: { error(fields: object, message: string): void };
};

/** What stands in the way is the academy's to repair: it goes to the log, without a link or a key. */
export async function deliverFile(
  { academy, store, trustedProxyHops, finish, log }: Delivering,
  target: Target,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const desk = { academy, store, trustedProxyHops, rules: finish.rules() };
  const found = await answerDownload(desk, target, incoming, outgoing).catch((error: unknown) => {
    if (!(error instanceof StoreAway)) throw error;
    log.error({ path: 'downloads', reason: error.message }, 'The store of files is away');
    return 'away' as const;
  });
  if (found === 'answered') return;
  if (found === 'missing')
    log.error({ path: 'downloads' }, 'A product names a file that is not among the downloads');
  const refusal = found === 'missing' ? 'file-missing' : 'store-away';
  await writeAnswer(refuse(refusal, target), { target, incoming, outgoing, finish });
}
