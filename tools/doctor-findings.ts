/** What the doctor says of what it measured. */
import { cardFirms } from '../src/academy/settings/payment-methods.ts';
import { settingRows } from '../src/platform/setting-rows.ts';

/** 'mend': people meet it today. 'look': it may become a fault. */
export type Finding = { state: 'good' | 'look' | 'mend'; about: string; text: string };

export const good = (about: string, text: string): Finding => ({ state: 'good', about, text });
export const look = (about: string, text: string): Finding => ({ state: 'look', about, text });
export const mend = (about: string, text: string): Finding => ({ state: 'mend', about, text });

export const hour = 3_600_000;
const gigabyte = 1024 ** 3;

/** Whether one letter more, less or other makes one name of the other. */
function isNear(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, others] = [one.slice(at), other.slice(at)];
  return rest.slice(1) === others.slice(1) || rest === others.slice(1) || rest.slice(1) === others;
}

const firms = cardFirms.join('|').toUpperCase();
const ours = new RegExp(`^(ACADEMY|STAFF|${firms}|WHATSAPP|EVENTS|FILES_S3|TRUSTED_PROXY)_`);

/** Names in the environment that look like settings and are none: the start passes them over. */
export function ofNames(environment: Readonly<Record<string, string | undefined>>): Finding[] {
  const known = settingRows.flatMap(({ name }): string[] => [name, `${name}_FILE`]);
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => isNear(one, name));
      if (meant !== undefined) return [look('Settings', `${name} is no setting: is ${meant} meant?`)];
      return ours.test(name) ? [look('Settings', `${name} is no setting: see docs/settings.md.`)] : [];
    });
}

export function ofSpace({ bavail, blocks, bsize }: Record<'bavail' | 'blocks' | 'bsize', number>): Finding {
  const free = bavail * bsize;
  const share = bavail / blocks;
  const text = `${(free / gigabyte).toFixed(1)} GB are free (${Math.round(share * 100)} %)`;
  if (free < gigabyte / 2 || share < 0.05)
    return mend('Disk', `${text}: orders stop when it is full. Make room now.`);
  return share < 0.1 ? look('Disk', `${text}: make room before it is 5 %.`) : good('Disk', `${text}.`);
}

/** What of the sample nobody has published since: nothing of it is sold in production. */
export type Delivered = { settings: boolean; courses: number; products: number; consultations: number };

export function ofSample({ settings, courses, products, consultations }: Delivered): Finding {
  const left = [
    settings && 'the settings, with the price of the membership',
    courses > 0 && `${courses} courses`,
    products > 0 && `${products} products`,
    consultations > 0 && `${consultations} consultations`,
  ].filter(Boolean);
  return left.length === 0
    ? good('Sample', 'All that is sold is the academy’s own.')
    : look(
        'Sample',
        `Not sold, because nobody has published them since they came with the sample: ${left.join(', ')}. Write and publish them in Derb admin, or remove them there (Sample content); a course is then opened for sale.`,
      );
}

/** Ages in milliseconds; null where there is none. */
export type Archive = {
  on: boolean;
  failed: boolean;
  archived: number | null;
  /** The newest base copy; 'unseen' where the role may not look. */
  copied: number | null | 'unseen';
};

export function ofArchive({ on, failed, archived, copied }: Archive): Finding {
  if (!on)
    return look(
      'Backups',
      'PostgreSQL archives nothing (archive_mode is off): set up a backup, see docs/backups.md.',
    );
  if (failed)
    return mend(
      'Backups',
      'The last log file could not be archived: see the log of PostgreSQL and archive_command.',
    );
  if (copied === null || (copied !== 'unseen' && copied > 8 * 24 * hour))
    return mend(
      'Backups',
      `${copied === null ? 'There is no base copy' : 'The last base copy is more than eight days old'}: the archived log alone brings nothing back. See docs/backups.md.`,
    );
  if (archived === null || archived > 2 * hour)
    return look(
      'Backups',
      'Nothing was archived in two hours: set archive_timeout, or look whether anybody wrote at all.',
    );
  const text = `The log was archived ${Math.round(archived / 60_000)} minutes ago`;
  return copied === 'unseen'
    ? look(
        'Backups',
        `${text}; whether there is a base copy is not seen: grant execute on function pg_ls_waldir() (docs/backups.md).`,
      )
    : good('Backups', `${text}, the last base copy made ${Math.round(copied / hour)} hours ago.`);
}
