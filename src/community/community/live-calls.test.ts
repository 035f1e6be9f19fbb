import { describe, expect, it } from 'vitest';
import { callId, comingCalls, findCall, isCallOpen, type LiveCall } from './live-calls.ts';
import { addDays, instantInMorocco, timeInMorocco } from '../../platform/time/calendar-date.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const aCall = (of: Partial<LiveCall> = {}): LiveCall => ({
  id: 'questions',
  weekday: 2,
  startsAt: '20:30',
  minutes: 60,
  everyWeeks: 1,
  countedFrom: '2026-12-01',
  words: {
    en: { title: 'Questions', text: '' },
    ar: { title: 'أسئلة', text: '' },
    fr: { title: 'Questions', text: '' },
  },
  joinUrl: 'https://meet.example/questions',
  ...of,
});
const saturdays = aCall({
  id: 'workshop',
  weekday: 6,
  startsAt: '11:00',
  everyWeeks: 2,
  countedFrom: '2026-12-05',
});

describe('the coming calls', () => {
  it('are every Tuesday, and every second Saturday, counted from a given one', () => {
    const coming = comingCalls([aCall(), saturdays], new Date('2026-11-30T08:00:00Z'), 28);
    expect(coming.map(callId)).toEqual([
      'questions-2026-12-01',
      'workshop-2026-12-05',
      'questions-2026-12-08',
      'questions-2026-12-15',
      'workshop-2026-12-19',
      'questions-2026-12-22',
    ]);
  });

  it('start at the same hour of Morocco’s time all year, in Ramadan too', () => {
    forAll(fc.integer({ min: 0, max: 1500 }), (days) => {
      const now = new Date(`${addDays('2024-01-01', days)}T00:00:00Z`);
      for (const { begins } of comingCalls([aCall(), saturdays], now, 28))
        expect(['20:30', '11:00']).toContain(timeInMorocco(begins));
    });
  });

  it('include a running one until it is over', () => {
    const calls = [aCall()];
    expect(comingCalls(calls, instantInMorocco('2026-12-01', '21:29'), 1)).toHaveLength(1);
    expect(comingCalls(calls, instantInMorocco('2026-12-01', '21:30'), 1)).toHaveLength(0);
  });

  it('are counted backwards from a later week too', () => {
    const coming = comingCalls(
      [{ ...saturdays, countedFrom: '2027-01-02' }],
      new Date('2026-11-30T08:00:00Z'),
      14,
    );
    expect(coming.map(callId)).toEqual(['workshop-2026-12-05']);
  });
});

describe('the link of a call', () => {
  it('is shown from a quarter of an hour before until the end', () => {
    const [call] = comingCalls([aCall()], new Date('2026-12-01T08:00:00Z'), 1);
    if (!call) throw new Error('There is a call on that day.');
    const at = (time: string) => isCallOpen(call, instantInMorocco('2026-12-01', time));
    expect(timeInMorocco(call.begins)).toBe('20:30');
    expect([at('20:14:59'), at('20:15:00'), at('21:29:59'), at('21:30:00')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a call in a URL', () => {
  it('is found on its day only', () => {
    expect(findCall([aCall(), saturdays], 'workshop-2026-12-19')?.date).toBe('2026-12-19');
    for (const id of [
      'workshop-2026-12-12',
      'questions-2026-12-02',
      'other-2026-12-08',
      'questions-2026-13-41',
      '',
    ])
      expect(findCall([aCall(), saturdays], id)).toBeNull();
  });
});
