/** The second step of signing in: an authenticator app, and what stands in for it. */
export const secondFactor = {
  menu: 'My sign-in',
  asked: {
    title: 'The code of your app',
    lead: (email: string) =>
      `Signing in as \u2068${email}\u2069. Open your authenticator app and type the six digits for Derb.`,
    code: 'Six digits of your app',
    enter: 'Come in',
    noPhone: 'My phone is not here: use a recovery code',
    wrong: 'This code is wrong, too old, or was used before. Wait for the next one in your app.',
  },
  recovery: {
    title: 'A recovery code',
    lead: 'One of the eight codes you kept when you connected your app. Each works once.',
    code: 'Recovery code',
    enter: 'Come in with this code',
    back: 'My phone is here: use the app',
    lost: 'No codes either? An owner can remove your app, and you connect another one.',
    wrong: 'There is no such recovery code any more. Check the letters, or take another one.',
  },
  other: 'Sign in as somebody else',
  setUp: {
    title: 'Connect an authenticator app',
    required:
      'In your role you sign in with two things: the code by e-mail, and one from an app on your phone. A stolen mailbox is then not enough to reach money and people. It takes about two minutes.',
    offered:
      'A second code, from an app on your phone, keeps strangers out even when they read your e-mail. It takes about two minutes.',
    apps: 'Any authenticator app will do: Google Authenticator, Microsoft Authenticator, Aegis, 1Password.',
    begin: 'I have an app: go on',
    replaces:
      'First a code of the app you have now, or a recovery code. It works on until the new one is connected.',
    present: 'Six digits, or a recovery code',
    scan: 'Scan this square with the app',
    square: 'A square for the camera of your app. The key below says the same.',
    here: 'The app is on this phone: open it',
    key: 'Or type this key into the app',
    first: 'Then type the six digits that the app shows for Derb.',
    connect: 'Connect the app',
    wrong:
      'This is not the code of the new key. Check that the clock of your phone is right, and take the next code.',
  },
  codes: {
    title: 'Keep these recovery codes',
    lead: 'Each lets you in once when your phone is lost or broken. They are shown only now: keep them where your phone is not.',
    list: 'Recovery codes',
    copy: 'Copy',
    copied: 'The codes are copied.',
    notCopied: 'This browser does not let you copy. Write them down or download them.',
    download: 'Download',
    print: 'Print',
    file: 'Derb-recovery-codes.txt',
    head: (email: string) => `Recovery codes for the Derb office, \u2068${email}\u2069. Each works once.`,
    kept: 'I have kept these codes',
    enter: 'Open the office',
    done: 'Done',
  },
  me: {
    title: 'My sign-in',
    lead: 'How you come into the office',
    email: 'E-mail',
    app: 'Authenticator app',
    on: 'Connected: you are asked for a code of it when you sign in.',
    off: 'None connected.',
    left: (count: number) =>
      count === 0
        ? 'No recovery code is left.'
        : count === 1
          ? '1 recovery code is left.'
          : `${count} recovery codes are left.`,
    few: 'Make new ones before you need them.',
    another: 'Connect another phone',
    renew: 'Make new recovery codes',
    renewLead: 'The codes you have stop working. Type the six digits of your app.',
    renewGo: 'Make eight new codes',
    takeOff: 'Sign in without the app',
    takeOffLead:
      'From then on the code by e-mail is enough. Type the six digits of your app, or a recovery code.',
    takeOffGo: 'Remove the app',
    takenOff: 'The app is removed. The code by e-mail is enough now.',
    must: 'Your role cannot do without. If you have a new phone, connect it here first.',
  },
  reminder: {
    text: 'You can confirm money with the code by e-mail alone. Connect an authenticator app, so that a stolen mailbox is not enough.',
    go: 'Connect it now',
  },
};
