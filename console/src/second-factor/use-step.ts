/** A deed of the second step: a wrong code is told in the words of what was typed. */
import { useDeed } from '../layout/use-deed.ts';

export function useStep(wrong: string) {
  const deed = useDeed();
  return { ...deed, problem: deed.failure?.code === 'wrong-code' ? wrong : deed.problem };
}
