/**
 * What is typed of an assignment stays on the phone until it was taken: `draft:` with the learner's key and the lesson. So does
 * a choice that is theirs on this phone alone, under another name.
 */
import type { Status } from '../offline.ts';

/** Reads a draft; with a text keeps it first, with null takes it away. Some browsers keep nothing, as in private windows. */
export function draft(name: string, text?: string | null): string | null {
  try {
    if (text === null) localStorage.removeItem(name);
    else if (text !== undefined) localStorage.setItem(name, text);
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function draftNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith('draft:'));
  } catch {
    return [];
  }
}

/** Takes away what was typed by whoever is not the learner any more: after a refund, or with another learner's cookies. */
export async function forgetDrafts(): Promise<void> {
  const names = draftNames();
  if (names.length === 0) return;
  const answer = await fetch('/learn/status');
  if (!answer.ok) return;
  const { open }: Status = await answer.json();
  for (const name of names) if (open[name.split(':')[1] ?? ''] === undefined) draft(name, null);
}
