/**
 * Scales a chosen photo down before the upload, for prepaid data: 1,600 pixels on its longer side are enough to read a receipt. A
 * file that the browser cannot open is sent unchanged, and the server judges it.
 */
const longestSide = 1_600;
/** A file below this size, in bytes, is left as it is. */
const smallEnough = 400_000;
/** Tried in this order until the picture is small enough; the last one counts in any case. */
const attempts = [
  [1, 0.82],
  [1, 0.66],
  [0.8, 0.66],
  [0.64, 0.6],
] as const;

const inWords = (bytes: number, { wordKilobytes = '', wordMegabytes = '' }: DOMStringMap): string =>
  bytes < 999_500
    ? wordKilobytes.replace('{n}', String(Math.max(1, Math.round(bytes / 1_000))))
    : wordMegabytes.replace('{n}', (bytes / 1_000_000).toFixed(1));

/** A scaled copy of the picture, as a JPEG. */
function draw(picture: ImageBitmap, part: number, quality: number): Promise<Blob | null> {
  const scale = part * Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.resolve(null);
  // Transparent parts of a screenshot would become black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
}

/** `mostBytes`: the largest allowed size; null scales it once. */
async function shrink(file: File, mostBytes: number | null): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type) || file.size < (mostBytes ?? smallEnough)) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  let small: Blob | null = null;
  for (const [part, quality] of attempts) {
    small = await draw(picture, part, quality);
    if (small === null || mostBytes === null || small.size <= mostBytes) break;
  }
  picture.close();
  const name = mostBytes === null ? 'receipt.jpg' : file.name.replace(/(\.\w+)?$/, '.jpg');
  return small === null || small.size >= file.size ? file : new File([small], name, { type: 'image/jpeg' });
}

const weigh = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** Shows what will be sent, and replaces the chosen files by the smaller ones. @public loaded by form-check.ts */
export async function prepareReceipt(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  const field = input.closest<HTMLElement>('[data-field]');
  const note = field?.querySelector<HTMLElement>('[data-file-note]');
  if (!field || !note) return;
  note.hidden = true;
  const [first] = chosen;
  if (first === undefined) return;
  const most = input.dataset['mostBytes'];
  const ready: File[] = [];
  for (const file of chosen)
    ready.push(await shrink(file, most === undefined ? null : Number(most)).catch(() => file));
  // Other files were chosen in the meantime.
  if (input.files?.[0] !== first) return;
  const isSame = ready.every((file, index) => file === chosen[index]);
  if (!isSame) {
    const files = new DataTransfer();
    for (const file of ready) files.items.add(file);
    input.files = files.files;
  }
  const { wordReady = '', wordShrunk = '' } = field.dataset;
  note.textContent = (isSame ? wordReady : wordShrunk)
    .replace('{size}', inWords(weigh(ready), field.dataset))
    .replace('{before}', inWords(weigh(chosen), field.dataset));
  note.hidden = false;
}
