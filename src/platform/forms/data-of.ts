/** The fields of a posted form. A body that is no form reads as an empty one, so that it gets an answer and no error. */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

/** What a loader or action hands to its page: responses taken out, `data(…)` unwrapped. */
type Unwrapped<T> = T extends Response
  ? never
  : T extends { type: string; data: infer D; init: ResponseInit | null }
    ? D
    : T;

export type DataOf<F extends (...args: never[]) => unknown> = Unwrapped<Awaited<ReturnType<F>>>;
