/** What react-admin keeps of a browser: her filters, her language, whether the menu is wide. */
import { localStorageStore } from 'react-admin';

export const store = localStorageStore();

// On a phone the menu lies over the page: a reload shows the page.
if (window.matchMedia('(width < 600px)').matches) store.removeItem('sidebar.open');
