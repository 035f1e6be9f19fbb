/**
 * Milliseconds after which a form's dialog goes by itself once it was sent: time to read the thanks. For the attribute
 * `data-close-after` (src/browser/dialog-window.ts); a form on a page of its own stays.
 */
export const closeAfter = { waitlist: 3_000, access: 3_000, hostCourse: 2_000, workshop: 2_000 } as const;
