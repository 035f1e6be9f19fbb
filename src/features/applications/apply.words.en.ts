/** What the forms with which people ask for something say alike: waitlist, workshop, host a course. */
export const en = {
  dialog: {
    close: 'Close',
    busy: 'Submitting...',
    offline:
      'Submission failed: no answer came. What you typed is still here. Check your connection and send it again.',
    broken:
      'Request failed with status {code}: the fault is ours. What you typed is still here. Send it again in a moment.',
    refused: 'An error occurred: the form was refused (Status: {code}). What you typed is still here.',
    tooMany:
      'Submission failed: too many attempts. What you typed is still here. Wait a few minutes and send it again.',
  },
  problems: 'Please look at the fields marked below. What you typed is kept.',
  manyForms:
    'Many such forms came from your internet connection in the last hour, so that we cannot take one more right now. What you typed is still here: send it again in an hour, or write to us by WhatsApp.',
  name: 'Full name',
  email: 'E-mail address',
  phone: 'Phone number',
  optional: '(optional)',
  phoneHint: 'A Moroccan number needs no country code.',
};
