/** The parts of a classroom page that need a script, each fetched where a page names it: `data-classroom="keep"`. */
import * as install from './install.ts';

type Part = { start(element: HTMLElement): void };

const parts: Record<string, () => Promise<Part>> = {
  keep: () => import('./keep.ts'),
  kept: () => import('./kept.ts'),
  waiting: () => import('./waiting.ts'),
  done: () => import('./send-event.ts'),
  note: () => import('./notes.ts'),
  leave: () => import('./leave.ts'),
  quiz: () => import('./quiz.ts'),
  assignment: () => import('./assignment.ts'),
  recorder: () => import('./recorder.ts'),
  question: () => import('./question.ts'),
  player: () => import('./player.ts'),
  push: () => import('./push.ts'),
  auto: () => import('./auto.ts'),
  // Here at once: a browser offers its icon when it likes.
  install: () => Promise.resolve(install),
};

export function startClassroom(elements: Iterable<HTMLElement>): void {
  for (const element of elements)
    for (const name of (element.dataset['classroom'] ?? '').split(' '))
      parts[name]?.().then(
        (part) => part.start(element),
        () => undefined,
      );
}

// A part that replaced another one, as the answer to its form.
document.addEventListener('placed', ({ target }) => {
  if (target instanceof HTMLElement && target.dataset['classroom']) startClassroom([target]);
});
