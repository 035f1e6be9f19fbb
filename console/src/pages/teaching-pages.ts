/** What is taught here: courses with their lessons, and the dated groups they are sold in. */
import School from '@mui/icons-material/CastForEducationOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
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
    routes: {
      '/groups': page(async () => (await import('../teaching/cohorts-page.tsx')).CohortsPage),
      '/groups/:of': page(async () => (await import('../teaching/group-page.tsx')).GroupPage),
    },
  },
];
