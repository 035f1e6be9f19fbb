import { describe, expect, it } from 'vitest';
import { needsSecondFactor, stageOf, type EntryStage } from './second-factor.ts';
import { staffRoles, type StaffRole } from './who-may.ts';

const stage = (role: StaffRole, hasFactor: boolean, isPassed: boolean, rule: 'required' | 'offered') =>
  stageOf({ role, hasFactor, isPassed }, rule);

describe('the second step of the office’s sign-in', () => {
  it('is for whoever moves money or gives others their place', () => {
    expect(staffRoles.filter(needsSecondFactor)).toEqual(['owner', 'finance']);
  });

  it('is asked of everybody who has an app, in every role and under either rule', () => {
    const stages: EntryStage[] = [];
    for (const role of staffRoles)
      for (const rule of ['required', 'offered'] as const)
        stages.push(stage(role, true, false, rule), stage(role, true, true, rule));
    expect(new Set(stages.filter((_, at) => at % 2 === 0))).toEqual(new Set(['code-needed']));
    expect(new Set(stages.filter((_, at) => at % 2 === 1))).toEqual(new Set(['in']));
  });

  it('stops owner and finance without an app where it is required, and nobody where it is offered', () => {
    expect(staffRoles.filter((role) => stage(role, false, false, 'required') === 'set-up-needed')).toEqual([
      'owner',
      'finance',
    ]);
    // A mark of an app that was taken off since helps nobody.
    expect(stage('owner', false, true, 'required')).toBe('set-up-needed');
    for (const role of staffRoles) expect(stage(role, false, false, 'offered')).toBe('in');
  });
});
