const hourly = 24;
const daily = 7;
const pattern = /^derb-(\d{4}-\d{2}-\d{2})T(\d{2}-\d{2}-\d{2})-(\d{3})Z(-[a-z-]+)?\.tar\.gz$/;

/** The name of a backup taken at a moment (UTC), sorting by time: 'derb-2026-11-21T07-00-00-000Z.tar.gz'. */
export function backupName(at: Date, occasion?: 'before-migration'): string {
  const moment = at.toISOString().replaceAll(/[:.]/g, '-');
  return `derb-${moment}${occasion ? `-${occasion}` : ''}.tar.gz`;
}

/** Backups among a folder's files, the newest first. */
export function backupsNewestFirst(names: readonly string[]): string[] {
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse();
}

/** Which backups may go: all but the newest 24 and the newest of each of the latest 7 days (UTC) that have any. */
export function backupsToDrop(names: readonly string[]): string[] {
  const all = backupsNewestFirst(names);
  const keep = new Set(all.slice(0, hourly));
  const days = new Map<string, string>();
  for (const name of all) {
    const day = pattern.exec(name)?.[1] ?? '';
    if (!days.has(day)) days.set(day, name);
  }
  for (const newestOfDay of [...days.values()].slice(0, daily)) keep.add(newestOfDay);
  return all.filter((name) => !keep.has(name));
}
