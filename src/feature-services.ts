/** Every feature's services, bound once. A feature stands below those after it: it never imports one of them. */
import type { Context } from './platform/context.ts';
import { bindService } from './platform/services.ts';
import * as certificateAdmin from './features/certificates/certificate-admin.service.ts';
import * as certificates from './features/certificates/certificates.service.ts';
import * as assignments from './features/classroom/assignment.service.ts';
import * as classroom from './features/classroom/classroom.service.ts';
import * as films from './features/classroom/films.service.ts';
import * as handedFiles from './features/classroom/handed-files.service.ts';
import * as learningEmails from './features/classroom/learning-emails.service.ts';
import * as learning from './features/classroom/learning.service.ts';
import * as teachingEmails from './features/classroom/send-teaching-emails.service.ts';
import * as preview from './features/classroom/lesson-preview.service.ts';
import * as liveSchedule from './features/classroom/live-schedule.service.ts';
import * as live from './features/classroom/live.service.ts';
import * as marking from './features/classroom/marking.service.ts';
import * as offline from './features/classroom/offline.service.ts';
import * as questionWriting from './features/classroom/question-writing.service.ts';
import * as questions from './features/classroom/question.service.ts';
import * as quiz from './features/classroom/quiz.service.ts';
import * as trainerEmails from './features/classroom/trainer-emails.service.ts';
import * as toldEvents from './features/classroom/told-events.service.ts';
import * as cohorts from './features/cohorts/cohorts.service.ts';
import * as captions from './features/media/captions.service.ts';
import * as media from './features/media/media.service.ts';
import * as reviews from './features/reviews/reviews.service.ts';

export const createServices = (context: Context) => ({
  cohorts: bindService(context, cohorts),
  media: { ...bindService(context, media), ...bindService(context, captions) },
  films: bindService(context, films),
  classroom: { ...bindService(context, classroom), ...bindService(context, toldEvents) },
  learning: bindService(context, learning),
  offline: bindService(context, offline),
  certificates: { ...bindService(context, certificates), ...bindService(context, certificateAdmin) },
  quiz: bindService(context, quiz),
  preview: bindService(context, preview),
  assignments: bindService(context, assignments),
  handedFiles: bindService(context, handedFiles),
  marking: bindService(context, marking),
  live: { ...bindService(context, live), ...bindService(context, liveSchedule) },
  learningEmails: {
    ...bindService(context, learningEmails),
    ...bindService(context, teachingEmails),
    ...bindService(context, trainerEmails),
  },
  questions: { ...bindService(context, questions), ...bindService(context, questionWriting) },
  reviews: bindService(context, reviews),
});

export type Services = ReturnType<typeof createServices>;
