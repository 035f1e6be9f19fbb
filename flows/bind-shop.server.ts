/** The verbs of the shop's files. */
import { beginDownload, download } from './download.server.ts';
import type { DownloadVerbs, StaffDownloadVerbs } from './download-verbs.ts';
import { filesOfOrder, renewFiles, sendFilesAgain, staffFilesOfOrder } from './files-of-order.server.ts';
import type { FlowContext } from './flow-context.ts';

export const bindShop = (context: FlowContext): DownloadVerbs => ({
  download: (token) => download(context, token),
  countDownload: (input) => beginDownload(context, input),
  filesOfOrder: (orderToken) => filesOfOrder(context, orderToken),
  sendFilesAgain: (token) => sendFilesAgain(context, token),
});

export const bindStaffShop = (context: FlowContext): StaffDownloadVerbs => ({
  filesOfOrder: (orderNumber) => staffFilesOfOrder(context, orderNumber),
  renewFiles: (input) => renewFiles(context, input),
});
