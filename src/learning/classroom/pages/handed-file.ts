/**
 * '/learn/submissions/:submission/:file': a file that was handed in, or the voice of whoever marked it. For its learner, for who
 * teaches there, and for those of the group who are given it to read or shown it. '/learn/questions/:question/:file': the voice of
 * a question or an answer, for who may read it. Everybody else gets 404.
 */
import { Readable } from 'node:stream';
import type { SubmittedFile } from '../assignment.ts';
import { isUuid } from '../../../platform/text/typed-text.ts';
import { nothing } from '../../../academy/frame/page-headers.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

type Args = ClassroomArgs & { params: { submission?: string; question?: string; file?: string } };

/** RFC 6266: a name that every browser understands, and the true one for those that read it. */
function disposition({ kind, name }: SubmittedFile): string {
  if (kind !== 'file') return 'inline';
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27').replaceAll('(', '%28').replaceAll(')', '%29')}`;
}

/** Cached by the reader's own browser, which revalidates every time. */
const headersOf = (file: SubmittedFile): Record<string, string> => ({
  'Content-Type': file.contentType,
  'Content-Disposition': disposition(file),
  'Cache-Control': 'private, no-cache',
  'Accept-Ranges': 'bytes',
  'X-Robots-Tag': 'noindex',
  ETag: `"${file.id}"`,
});

async function fileOf(args: Args): Promise<SubmittedFile | null> {
  const { academy, caller } = await openClassroom(args);
  const { submission, question, file: fileId = '' } = args.params;
  const id = submission ?? question ?? '';
  if (!isUuid(id) || !isUuid(fileId)) return null;
  if (question !== undefined) return academy.questions.voiceOf({ caller, questionId: id, fileId });
  const asked = { caller, submissionId: id, fileId };
  return (
    (await academy.assignments.ownFile(asked)) ??
    (await academy.peerReviews.peerFile(asked)) ??
    (await academy.groups.groupFile(asked)) ??
    (caller.staff && (await academy.marking.fileToMark({ ...asked, staff: caller.staff })))
  );
}

export async function loader(args: Args): Promise<Response> {
  const { academy } = open(args);
  const file = await fileOf(args);
  if (file === null) return nothing(404);
  const headers = headersOf(file);
  const asked = args.request.headers;
  if (asked.get('if-none-match') === headers['ETag']) return new Response(null, { status: 304, headers });
  const ifRange = asked.get('if-range');
  const range = ifRange === null || ifRange === headers['ETag'] ? asked.get('range') : null;
  const opened = await academy.handedFiles.openFile({ file, range });
  if (opened === null) return nothing(404);
  if (opened.range === 'unsatisfiable') {
    opened.close();
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${opened.size}` },
    });
  }
  const part = opened.range;
  const body = Readable.toWeb(opened.body()) as ReadableStream<Uint8Array>;
  return part === null
    ? new Response(body, { headers })
    : new Response(body, {
        status: 206,
        headers: { ...headers, 'Content-Range': `bytes ${part[0]}-${part[1]}/${opened.size}` },
      });
}
