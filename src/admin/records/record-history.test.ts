import { expect, it } from 'vitest';
import { historyOf } from './record-history.ts';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 0, 1, 12, minute, second));
const line = (act: string, when: Date, revision?: string, email = 'salma@derb.example') => ({
  act,
  at: when,
  email,
  detail: { kind: 'post', ...(revision !== undefined && { revision }) },
});
const kept = (id: string, more: object = {}) => ({
  id,
  record: { title: id } as object | null,
  state: 'replaced' as const,
  note: null,
  madeBy: 'salma@derb.example',
  madeAt: at(0),
  ...more,
});
const told = (...from: Parameters<typeof historyOf>) =>
  historyOf(...from).map(({ act, restores }) => [act, restores?.id ?? null]);

it('tells one line for each thing a person did, the newest first', () => {
  const log = [
    line('remove-record', at(50)),
    line('publish-record', at(40), 'second', 'amal@derb.example'),
    line('ask-price', at(31), 'second'),
    line('save-draft', at(30), 'second'),
    line('save-draft', at(20), 'first'),
    line('create-record', at(10), 'gone'),
  ];
  const revisions = [
    kept('removal', { record: null, state: 'published', note: 'removed', madeAt: at(50) }),
    kept('left', { state: 'draft', note: 'removed', madeAt: at(50) }),
    kept('second', { madeAt: at(30) }),
    kept('first', { state: 'dropped', madeAt: at(20) }),
  ];
  expect(told(log, revisions)).toEqual([
    ['remove-record', null],
    ['publish-record', 'second'],
    ['ask-price', null],
    ['save-draft', null],
    ['save-draft', 'first'],
    ['create-record', null],
  ]);
});

it('leaves out what was saved on the way to publishing it, by the same person', () => {
  const published = line('publish-record', at(10, 30), 'one');
  expect(told([published, line('save-draft', at(10), 'one')], [kept('one')])).toEqual([
    ['publish-record', 'one'],
  ]);
  for (const earlier of [
    line('save-draft', at(9), 'one'),
    line('save-draft', at(10), 'one', 'amal@derb.example'),
    line('save-draft', at(10), 'other'),
  ])
    expect(told([published, earlier], [kept('one')])).toHaveLength(2);
});

it('tells a change that nobody of the staff made, and a draft whose line is elsewhere; nothing that was merged', () => {
  const revisions = [
    kept('carried', { note: 'merged', state: 'draft', madeAt: at(5) }),
    kept('removed', { record: null, note: 'adopted', state: 'published', madeAt: at(4) }),
    kept('changed', { note: 'adopted', madeAt: at(3) }),
    kept('closed', { note: 'adopted', madeAt: at(2) }),
    kept('renamed', { state: 'dropped', madeAt: at(1) }),
    kept('sample', { note: 'delivered' }),
  ];
  expect(told([line('close-sale', at(2)), line('move-record', at(9))], revisions)).toEqual([
    ['remove-record', null],
    ['adopted', 'changed'],
    ['close-sale', null],
    ['save-draft', 'renamed'],
    ['delivered', 'sample'],
  ]);
});
