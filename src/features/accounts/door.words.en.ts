/** What the front door says when it does not let a request in. */
export const en = {
  'bad-request': {
    title: 'This address or form cannot be read',
    text: 'Something in it was damaged on the way. Please go back and try again.',
  },
  'cross-site': {
    title: 'This form was not sent from our pages',
    text: 'For your safety we take forms from our own pages only. Please open the page here and send it again.',
  },
  'not-found': { title: '404: Page Not Found', text: 'There is nothing at this address.' },
  'wrong-method': {
    title: 'This cannot be done here',
    text: 'Please open the page from the menu and try again.',
  },
  'too-large': { title: 'This is too large', text: 'Please send less text and try again.' },
  'files-too-large': {
    title: 'These files are too large',
    text: 'Together they may be 30 MB. Go back in your browser: what you typed is still there. Then leave one out, or send a smaller one.',
  },
  'wrong-content-type': {
    title: 'This form cannot be read',
    text: 'Please send it from the page itself.',
  },
  'too-many': {
    title: 'Too many attempts',
    text: 'Please wait a minute and try again. Nothing you have sent before is lost.',
  },
  'file-missing': {
    title: 'This file is not in its place',
    text: 'The fault is ours and it has been noted. Your link is right and stays good: please open it again later, or write to us and we send you the file.',
  },
  'store-away': {
    title: 'The file cannot be fetched right now',
    text: 'The place where our files lie does not answer. Your link stays good and nothing was counted: please open it again in a few minutes.',
  },
  broken: {
    title: 'Something went wrong',
    text: 'The fault is ours and it has been noted. Nothing you paid is lost. Please try again in a moment.',
  },
};
