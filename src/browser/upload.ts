/** Sends a form with a file and shows the progress. Loaded when there is a file. */
import type { Answer } from './fetch-step.ts';

function show(part: number): void {
  for (const bar of document.querySelectorAll<HTMLProgressElement>(
    'form[aria-busy="true"] [data-upload] progress',
  )) {
    bar.value = part * 100;
    const box = bar.closest<HTMLElement>('[data-upload]');
    if (box !== null) box.hidden = false;
  }
}

function hide(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-upload]')) box.hidden = true;
}

/** Like `fetch`, redirects included; rejects when no answer comes. @public loaded by fetch-step.ts */
export function upload(
  address: string,
  fields: FormData,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) show(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseURL: url, responseText } = request;
      resolve({ status, url, text: async () => responseText });
    });
    for (const end of ['error', 'abort', 'timeout'])
      request.addEventListener(end, () => reject(new Error(end)));
    request.addEventListener('loadend', hide);
    signal.addEventListener('abort', () => request.abort());
    show(0);
    request.send(fields);
  });
}
