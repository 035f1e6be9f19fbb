export const en = {
  subject: (course: string, hours: string) =>
    `Payment confirmed: your access to ${course} comes within ${hours}`,
  preview: 'Your place is certain. Your access code follows by e-mail.',
  heading: 'Your payment is confirmed',
  intro: (course: string) => `Thank you. Your place in “${course}” is certain.`,
  soon: (hours: string) =>
    `We are preparing your access code. It comes by e-mail within ${hours}, and stands on the page of your order as soon as it is there. You need do nothing.`,
  spam: 'If nothing has come by then, look into your spam folder, or reply to this e-mail.',
} as const;
