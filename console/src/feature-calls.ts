/**
 * The calls that features define, typed by the table from which the API answers them: what a path takes and is answered is
 * inferred from its handler, and a change there does not compile here.
 *
 *     const outline = await call('teaching/outline', { course });
 *     if (!outline.ok) …outline.reason
 */
import type { ContractsOf } from '../../src/platform/api/feature-call.ts';
import type { FeatureCalls } from '../../src/staff.routes.ts';
import { askFeature } from './wire.ts';

export type Contracts = ContractsOf<FeatureCalls>;
export type Path = keyof Contracts;
export type InputOf<P extends Path> = Contracts[P]['input'];
export type AnswerOf<P extends Path> = Contracts[P]['answer'];
/** The answer when it was done. */
export type DoneOf<P extends Path> = Extract<AnswerOf<P>, { ok: true }>;

/** Answers with what was done or why it was refused; throws `Refused` where every call is refused alike. */
export const call = <P extends Path>(path: P, input: InputOf<P>): Promise<AnswerOf<P>> =>
  askFeature<AnswerOf<P>>(path, input);

/** Whether it was done. */
export const isDone = <Answer extends { ok: boolean }>(
  answer: Answer,
): answer is Extract<Answer, { ok: true }> => answer.ok;
