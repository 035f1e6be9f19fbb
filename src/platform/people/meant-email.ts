/** Slips of the finger in the part of an address after the @, by what was meant. */
const slips = {
  'gmail.com': [
    'gmial.com',
    'gmai.com',
    'gmal.com',
    'gamil.com',
    'gmail.co',
    'gmail.con',
    'gmail.fr',
    'gmail.ma',
  ],
  'hotmail.com': ['hotmial.com', 'hotmai.com', 'hotmil.com', 'hotmail.co', 'hotmail.con'],
  'yahoo.com': ['yaho.com', 'yahoo.co', 'yahoo.con'],
  'yahoo.fr': ['yaho.fr', 'yahou.fr', 'yahoo.fe'],
  'outlook.com': ['outlok.com', 'outloo.com', 'outlook.con'],
} as const;

/** The address that was probably meant; null for one that looks right. It is only asked for: the typed one may be real. */
export function meantEmail(email: string): string | null {
  const at = email.lastIndexOf('@') + 1;
  if (at === 0) return null;
  const domain = email.slice(at).trim().toLowerCase();
  const meant = Object.entries(slips).find(([, wrong]) => wrong.some((slip) => slip === domain))?.[0];
  return meant === undefined ? null : email.slice(0, at) + meant;
}
