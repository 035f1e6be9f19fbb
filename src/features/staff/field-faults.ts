/** What is wrong with a body, by the path of each field: codes, for which the console has words. */
import type { z } from 'zod';

const isCode = (message: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(message);

type Issue = z.ZodError['issues'][number];

function codeOf(issue: Issue): string {
  if (isCode(issue.message)) return issue.message;
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'number' ? 'out-of-range' : 'too-long';
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'required';
      return issue.origin === 'number' ? 'out-of-range' : 'too-short';
    case 'unrecognized_keys':
      return 'unknown-key';
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'wrong-type';
    default:
      return 'not-taken';
  }
}

/** The first fault of each field counts. The body itself is called ''. */
export function faultsOf(error: z.ZodError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    for (const one of paths) faults[one.join('.')] ??= codeOf(issue);
  }
  return faults;
}
