/** Which roles may do something, in words: for somebody whose role may not. */
import * as sentences from '../../../src/academy/staff/who-may.ts';
import { formatTags } from '../locale.ts';
import type { Permission } from '../pages/console-page.ts';
import { useWords } from '../words/words.ts';

const { staffRoles, ...sentenceOf } = sentences;

/** 'Owner or Finance'. */
export function useRolesThat(): (may: Permission) => string {
  const { people, locale } = useWords();
  const oneOf = new Intl.ListFormat(formatTags[locale], { type: 'disjunction' });
  return (may) => {
    const roles = staffRoles.filter((role) => sentenceOf[may]({ role }));
    return oneOf.format(roles.map((role) => people.staff.roles[role]));
  };
}

/** 'Role needed: Owner or Finance'. */
export function useWhoMay(): (may: Permission) => string {
  const { common } = useWords();
  const rolesThat = useRolesThat();
  return (may) => common.otherRole.needed(rolesThat(may));
}
