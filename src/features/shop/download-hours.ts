/** How many hours a link of a letter delivers its file. Letters, the shop's pages and the link itself read it here. */
export const downloadHours = 72;
