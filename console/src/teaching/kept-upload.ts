/** Which upload of a lesson was begun and not finished: chosen again, the same file goes on where it stopped. */
export type KeptUpload = { id: string; name: string; bytes: number; changedAt: number };

const keyOf = (slot: string): string => `derb-office-upload:${slot}`;

export function keepUpload(slot: string, upload: KeptUpload | null): void {
  try {
    if (upload === null) localStorage.removeItem(keyOf(slot));
    else localStorage.setItem(keyOf(slot), JSON.stringify(upload));
  } catch {
    // Forbidden or full: then it goes on only while the page is open.
  }
}

export function keptUpload(slot: string): KeptUpload | null {
  try {
    const kept = localStorage.getItem(keyOf(slot));
    return kept === null ? null : (JSON.parse(kept) as KeptUpload);
  } catch {
    return null;
  }
}

export const isSameFile = (kept: KeptUpload, { name, size, lastModified }: File): boolean =>
  kept.name === name && kept.bytes === size && kept.changedAt === lastModified;
