/** Binds the verbs of the community to what they need. */
import type { CircleVerbs } from './circle-verbs.ts';
import { editText } from './edit-text.server.ts';
import type { FlowContext } from './flow-context.ts';
import { pinPost } from './pin-post.server.ts';
import { reactToText } from './react-to-text.server.ts';
import { readFindings, readTexts } from './read-circle.server.ts';
import { removeText } from './remove-text.server.ts';
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
    react: (input) => reactToText(context, input),
    pin: (input) => pinPost(context, input),
  },
});
