/** What is sent from the page of a post: a reply, a sign, and by the team a pin. */
import { data, redirect } from 'react-router';
import { reactions } from '../space.ts';
import type { Subject } from '../circle.service.ts';
import type { ScreenArgs } from '../../site/academy-context.ts';
import { postedForm } from '../../orders/pages/posted-form.ts';
import { openCircle, type Circle } from './open-circle.ts';
import { typedText, type Refused } from './text-problem.ts';

type Args = ScreenArgs & { params: { id?: string } };

async function react({ academy, member, links }: Circle, id: string, form: FormData): Promise<Response> {
  const [kind = '', subjectId = ''] = typedText(form, 'subject').split(':');
  const [name, wish] = typedText(form, 'react').split(':');
  const reaction = reactions.find((one) => one === name);
  const back = links.circlePost(id);
  if (reaction === undefined || (kind !== 'post' && kind !== 'reply')) return redirect(back, 303);
  const subject: Subject = { kind, id: subjectId };
  await academy.circle.react({ member, subject, reaction, isWanted: wish === 'on' });
  // Back to the text that was pressed, not to the top of a long page.
  return redirect(kind === 'reply' ? links.circleReply(id, encodeURIComponent(subjectId)) : back, 303);
}

export async function answerPost(args: Args) {
  const circle = await openCircle(args);
  if (circle.elsewhere) return circle.elsewhere;
  const { academy, member, links } = circle;
  const id = args.params.id ?? '';
  const back = links.circlePost(id);
  const form = await postedForm(args.request);
  if (form.has('react')) return react(circle, id, form);
  if (form.has('pin')) {
    await academy.circle.pin({ member, id, isPinned: form.get('pin') === 'on' });
    return redirect(back, 303);
  }
  const body = typedText(form, 'body');
  const written = await academy.circle.writeReply({ member, postId: id, key: typedText(form, 'key'), body });
  if (written.ok) return redirect(links.circleReply(id, written.id), 303);
  if (written.reason === 'no-access' || written.reason === 'not-found') return redirect(back, 303);
  return data<Pick<Refused, 'body' | 'problem'>>({ body, problem: written.reason }, { status: 422 });
}
