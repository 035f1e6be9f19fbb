/** What is offered and written about. */
import Key from '@mui/icons-material/KeyOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import { page, type OfficePage } from './office-page.ts';

const RecordEditor = page(async () => (await import('../catalogue/record-editor.tsx')).RecordEditor);

export const offerPages: readonly OfficePage[] = [
  {
    may: 'maySeeCatalogue',
    group: 'offer',
    icon: MenuBook,
    to: '/catalogue/course',
    title: ({ catalogue }) => catalogue.title,
    routes: {
      '/catalogue/:kind': page(async () => (await import('../catalogue/record-list.tsx')).RecordList),
      '/catalogue/:kind/new': RecordEditor,
      '/catalogue/:kind/:slug': RecordEditor,
    },
  },
  {
    may: 'mayEditCatalogue',
    group: 'offer',
    icon: PhotoLibrary,
    to: '/pictures',
    title: ({ pictures }) => pictures.title,
    routes: { '/pictures': page(async () => (await import('../pictures/pictures-page.tsx')).PicturesPage) },
  },
  {
    may: 'maySeeAccessCodes',
    group: 'offer',
    icon: Key,
    to: '/access-codes',
    title: ({ codes }) => codes.title,
    routes: { '/access-codes': page(async () => (await import('../codes/codes-page.tsx')).CodesPage) },
  },
];
