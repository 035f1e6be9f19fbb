/** Shows the buttons of newly placed markup that only script can serve. */
export function reveal(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy][hidden], [data-print][hidden]'))
    button.hidden = false;
}
