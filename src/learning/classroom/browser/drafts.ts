/**
 * What is typed in a lesson stays on the phone until it is sent: `draft:` with the learner's key and the lesson. Choices of
 * this phone, such as the speed of films, are stored the same way under another name.
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

/** Contains the learner's key: no other learner finds it, and it is deleted when access ends. */
export const draftName = (part: HTMLElement, ...of: string[]): string => {
  const { learner = '', lesson = '' } = {
    ...part.closest<HTMLElement>('[data-lesson]')?.dataset,
    ...part.closest<HTMLElement>('[data-learner]')?.dataset,
  };
  return ['draft', learner, lesson, ...of].filter(Boolean).join(':');
};

/** Keeps the text of a field, and fills in what was kept. True when it did so. */
export function keepText(name: string, field: HTMLTextAreaElement): boolean {
  // What was typed before this script loaded is newer than the draft, and that is newer than what the page came with.
  const isTyped = field.value !== field.defaultValue;
  const found = isTyped ? null : draft(name);
  if (isTyped) draft(name, field.value);
  if (found !== null) field.value = found;
  field.addEventListener('input', () => draft(name, field.value || null));
  return found !== null;
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
