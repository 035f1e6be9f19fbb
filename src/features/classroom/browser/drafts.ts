/**
 * A draft of an assignment stays on the phone until it is handed in: `draft:` with the learner's key and the lesson. Choices
 * of this phone, such as the speed of films, are stored the same way under another name.
 */
import type { Status } from '../offline.ts';

/** Reads a draft; a text is stored first, null deletes it. Some browsers store nothing, as in private windows. */
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

/** Deletes drafts of learners without access: after a refund, or when another learner is signed in. */
export async function deleteDrafts(): Promise<void> {
  const names = draftNames();
  if (names.length === 0) return;
  const answer = await fetch('/learn/status');
  if (!answer.ok) return;
  const { open }: Status = await answer.json();
  for (const name of names) if (open[name.split(':')[1] ?? ''] === undefined) draft(name, null);
}
