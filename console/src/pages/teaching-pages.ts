/** What is taught here: courses with their lessons, and the dated groups they are sold in. */
import School from '@mui/icons-material/CastForEducationOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Questions from '@mui/icons-material/QuestionAnswerOutlined';
import Marking from '@mui/icons-material/RateReviewOutlined';
import Certificates from '@mui/icons-material/WorkspacePremiumOutlined';
import Reviews from '@mui/icons-material/StarHalfOutlined';
import { page, type OfficePage } from './office-page.ts';

export const teachingPages: readonly OfficePage[] = [
  {
    may: 'mayTeach',
    group: 'teaching',
    icon: School,
    to: '/teaching',
    title: ({ teaching }) => teaching.courses.menu,
    routes: {
      '/teaching': page(async () => (await import('../teaching/courses-page.tsx')).CoursesPage),
      '/teaching/:course': page(async () => (await import('../teaching/outline-page.tsx')).OutlinePage),
      '/teaching/:course/lessons/:lesson': page(
        async () => (await import('../teaching/lesson-page.tsx')).LessonPage,
      ),
    },
  },
  {
    may: 'mayTeach',
    group: 'teaching',
    icon: Groups,
    to: '/groups',
    title: ({ cohorts }) => cohorts.title,
    routes: { '/groups': page(async () => (await import('../teaching/cohorts-page.tsx')).CohortsPage) },
  },
  {
    may: 'mayTeach',
    group: 'teaching',
    icon: Marking,
    to: '/teaching/marking',
    title: ({ marking }) => marking.title,
    routes: {
      '/teaching/marking': page(async () => (await import('../teaching/marking-page.tsx')).MarkingPage),
    },
  },
  {
    may: 'mayTeach',
    group: 'teaching',
    icon: Questions,
    to: '/teaching/questions',
    title: ({ feedback }) => feedback.questions.title,
    routes: {
      '/teaching/questions': page(async () => (await import('../teaching/questions-page.tsx')).QuestionsPage),
    },
  },
  {
    may: 'mayRemoveReviews',
    group: 'teaching',
    icon: Reviews,
    to: '/teaching/reviews',
    title: ({ feedback }) => feedback.reviews.title,
    routes: {
      '/teaching/reviews': page(async () => (await import('../teaching/reviews-page.tsx')).ReviewsPage),
    },
  },
  {
    may: 'mayRevokeCertificates',
    group: 'teaching',
    icon: Certificates,
    to: '/teaching/certificates',
    title: ({ certificates }) => certificates.title,
    routes: {
      '/teaching/certificates': page(
        async () => (await import('../teaching/certificates-page.tsx')).CertificatesPage,
      ),
    },
  },
];
