/**
 * A chosen photo becomes small enough for prepaid data before it leaves: 1,600 points on its longer side are plenty to read a
 * receipt by. What the browser cannot open goes as it is, and the server says what it thinks of it.
 */
const longestSide = 1_600;
const quality = 0.82;
/** A file below this is not worth the work. */
const smallEnough = 400_000;

const inWords = (bytes: number, { wordKilobytes = '', wordMegabytes = '' }: DOMStringMap): string =>
  bytes < 999_500
    ? wordKilobytes.replace('{n}', String(Math.max(1, Math.round(bytes / 1_000))))
    : wordMegabytes.replace('{n}', (bytes / 1_000_000).toFixed(1));

async function shrink(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type) || file.size < smallEnough) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return file;
  // What is clear in a screenshot would become black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  return small === null || small.size >= file.size
    ? file
    : new File([small], 'receipt.jpg', { type: 'image/jpeg' });
}

/** Says what will be sent, and puts the smaller file in the place of the chosen one. @public fetched by form-check.ts */
export async function prepareReceipt(input: HTMLInputElement): Promise<void> {
  const [chosen] = input.files ?? [];
  const field = input.closest<HTMLElement>('[data-field]');
  const note = field?.querySelector<HTMLElement>('[data-file-note]');
  if (!field || !note) return;
  note.hidden = true;
  if (chosen === undefined) return;
  const ready = await shrink(chosen).catch(() => chosen);
  // Another one was chosen in the meantime.
  if (input.files?.[0] !== chosen) return;
  if (ready !== chosen) {
    const files = new DataTransfer();
    files.items.add(ready);
    input.files = files.files;
  }
  const { wordReady = '', wordShrunk = '' } = field.dataset;
  note.textContent = (ready === chosen ? wordReady : wordShrunk)
    .replace('{size}', inWords(ready.size, field.dataset))
    .replace('{before}', inWords(chosen.size, field.dataset));
  note.hidden = false;
}
