export const en = { siteName: 'Derb' };
