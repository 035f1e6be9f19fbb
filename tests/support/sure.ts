/** What an action that must succeed answered; throws its refusal. */
export function allowed<Result extends { ok: boolean }>(result: Result): Extract<Result, { ok: true }> {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result)}`);
  return result as Extract<Result, { ok: true }>;
}

/** What must be there. */
export function present<Found>(found: Found, what = 'it'): NonNullable<Found> {
  if (found === null || found === undefined) throw new Error(`Not there: ${what}`);
  return found;
}
