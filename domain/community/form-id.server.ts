/** Ids of what forms write: the same form of the same member makes the same one, and nobody else can tell whose it was. */
export type FormSigner = (purpose: 'community form', body: Uint8Array) => Uint8Array;

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const keyPattern = /^[\w-]{16,128}$/;

export const isTextId = (id: string): boolean => idPattern.test(id);
export const isFormKey = (key: string): boolean => keyPattern.test(key);

/** `what` it writes, and where. */
export const idOfForm = (signer: FormSigner, memberId: string, what: string, key: string): string =>
  Buffer.from(signer('community form', Buffer.from(`${what}\n${memberId}\n${key}`)))
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
