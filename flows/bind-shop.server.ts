/** The verbs of the shop's files. */
import { beginDownload, download } from './download.server.ts';
import type { DownloadVerbs, StaffDownloadVerbs } from './download-verbs.ts';
import type { FlowContext } from './flow-context.ts';
import { readFilesForStaff } from './read-files-for-staff.server.ts';
import { readGivenFiles, readOrderedFiles } from './read-ordered-files.server.ts';
import { renewFiles } from './renew-files.server.ts';
import { sendFilesAgain } from './send-files-again.server.ts';

export const bindShop = (context: FlowContext): DownloadVerbs => ({
  download: (token, address) => download(context, token, address),
  countDownload: (input) => beginDownload(context, input),
  filesOfOrder: (orderToken, address) => readOrderedFiles(context, orderToken, address),
  filesOfGift: (gift, address) => readGivenFiles(context, gift, address),
  sendFilesAgain: (token) => sendFilesAgain(context, token),
});

export const bindStaffShop = (context: FlowContext): StaffDownloadVerbs => ({
  filesOfOrder: (orderNumber) => readFilesForStaff(context, orderNumber),
  renewFiles: (input) => renewFiles(context, input),
});
