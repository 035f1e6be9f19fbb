/** Shows the buttons in new markup that need script. */
export function reveal(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy][hidden], [data-print][hidden]'))
    button.hidden = false;
}
