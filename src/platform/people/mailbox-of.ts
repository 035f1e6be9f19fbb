/** 'Salma+anything@example.com' and 'salma@example.com' are one mailbox with most providers: counted as one person. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
