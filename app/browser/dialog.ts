/** Opens `a[data-dialog]` addresses inside one <dialog>. */
export function startDialogs(): void {}
