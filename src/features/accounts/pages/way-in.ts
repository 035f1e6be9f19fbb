/** Where a sign-in leads: what she ordered says it, and nothing that a browser kept. */
import type { Standing } from '../member.ts';
import type { Links } from '../../site/links.ts';
import { ownPath } from './own-path.ts';

/** `next`: the page she came for, when it is one of ours. */
export function wayIn(standing: Standing, links: Links, next: unknown): string {
  switch (standing) {
    case 'unknown':
      return links.notRegistered();
    case 'unpaid':
      return links.paymentRequired();
    case 'buyer':
    case 'member':
    case 'team':
      return ownPath(next) ?? links.welcome();
  }
}
