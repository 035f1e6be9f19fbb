/** Whether an address is one of the office's wire. */
export const isOfOffice = (pathname: string): boolean =>
  pathname === '/api/staff' || pathname.startsWith('/api/staff/');
