/** Hears that the content has changed: by the database's hint at once, by looking again and again in case a hint was lost. */
import type { Database } from '../../platform/db/database.ts';
import { contentVersion } from './catalogue.table.ts';

/** What was published shows within two seconds, whatever became of the hint: one small row is read for it. */
const lookEveryMs = 1_500;

/** Calls back on every change of the version. Returns the way to stop. */
export function watchContent(
  database: Database,
  onChange: () => void,
  log: { warn(fields: object, message: string): void },
): () => void {
  let known: number | null = null;
  const look = async () => {
    try {
      const [row] = await database.db
        .select({ version: contentVersion.version })
        .from(contentVersion)
        .limit(1);
      if (known !== null && row && row.version !== known) onChange();
      known = row?.version ?? known;
    } catch (error) {
      log.warn({ err: error }, 'The version of the content could not be read');
    }
  };
  void look();
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  const stopListening = database.listen('content', onChange);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}
