/** Binds the verbs of the community to what they need. */
import { editText, pinPost, react, removeText } from './change-text.server.ts';
import type { CircleVerbs } from './circle-verbs.ts';
import type { FlowContext } from './flow-context.ts';
import { readFindings, readTexts } from './read-circle.server.ts';
import { writePost } from './write-post.server.ts';
import { writeReply } from './write-reply.server.ts';

export const bindCircle = (context: FlowContext): { circle: CircleVerbs } => ({
  circle: {
    ...readTexts(context),
    ...readFindings(context),
    writePost: (input) => writePost(context, input),
    writeReply: (input) => writeReply(context, input),
    edit: (input) => editText(context, input),
    remove: (input) => removeText(context, input),
    react: (input) => react(context, input),
    pin: (input) => pinPost(context, input),
  },
});
