/** The fields of a posted form. A body that is no form at all reads as an empty one, so that it is answered, not broken. */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
