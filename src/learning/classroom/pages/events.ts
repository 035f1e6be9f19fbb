/**
 * '/learn/:course/events': where phones report what was watched and done, as JSON in batches of fifty at most. Returns which
 * events are settled and need not be sent again; the phone keeps the others.
 */
import { learningEventsSchema } from '../lesson.ts';
import { classroomWords } from '../words.ts';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

const own = { 'Cache-Control': 'private, no-store' };

export async function action(args: ClassroomArgs): Promise<Response> {
  const { academy, caller, courseSlug, locale } = await openClassroom(args);
  const type = args.request.headers.get('content-type')?.split(';')[0];
  if (type !== 'application/json')
    return Response.json({ ok: false, reason: 'not-json' }, { status: 415, headers: own });
  const sent: unknown = await args.request.json().catch(() => null);
  const read = learningEventsSchema.safeParse(sent);
  if (!read.success) return Response.json({ ok: false, reason: 'bad-events' }, { status: 400, headers: own });
  const events = read.data.events.map((event) => ({ ...event, at: new Date(event.at) }));
  const taken = await academy.classroom.takeEvents({ caller, courseSlug, events });
  if (taken.ok) return Response.json(taken, { headers: own });
  const isKnown = caller.email !== null || caller.orderTokens.length > 0;
  const reason = isKnown ? 'not-enrolled' : 'sign-in';
  const { title } = classroomWords[locale].closed[reason];
  return Response.json({ ok: false, reason, text: title }, { status: isKnown ? 403 : 401, headers: own });
}
