/** Posts into a frame by a form: the answer is a document of its own with its own policy, and what is posted may be of any length. */
export function postInto(frame: HTMLIFrameElement, address: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: address, enctype: 'multipart/form-data', hidden: true });
  form.target = frame.name;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
