/** The address that dials a number, however it is written for reading: digits and the plus before them. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
