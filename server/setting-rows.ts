/** What each setting is, in words: for the settings page of the documentation and for the sentences of a refused start. */
export const settingRows = [
  {
    name: 'NODE_ENV',
    fallback: '',
    what: "'production' for real people: nothing that matters has a default then",
  },
  { name: 'PORT', fallback: '3000', what: 'the port to listen on; 0 takes a free one' },
  {
    name: 'HOST',
    fallback: '127.0.0.1',
    what: 'the address to listen on; 0.0.0.0 for every network of the machine',
  },
  {
    name: 'PUBLIC_ORIGIN',
    fallback: 'http://localhost:PORT',
    what: 'where people reach the site, such as https://derb.example; links in e-mails and return addresses begin with it',
  },
  {
    name: 'ACADEMY_DATA_DIR',
    fallback: './data',
    what: 'the folder of the embedded database, its backups and the secret made at first start',
  },
  { name: 'DATABASE_URL', fallback: '', what: 'a PostgreSQL 15 or newer, instead of the embedded database' },
  {
    name: 'ACADEMY_TEST_SCREENS',
    fallback: 'on, in production off',
    what: "'on' or 'off': the practice bank and the mailbox page",
  },
  {
    name: 'ACADEMY_SECRET',
    fallback: 'made once and kept in the data folder',
    what: 'at least 32 random characters that sign cookies and codes',
  },
  {
    name: 'ACADEMY_FIRST_STAFF',
    fallback: 'owner@derb.example',
    what: 'the e-mail address of the first member of staff, who signs in with a code sent to it',
  },
  {
    name: 'SMTP_URL',
    fallback: 'letters go to the mailbox page',
    what: 'the mail server, such as smtps://user:password@host:465',
  },
  { name: 'MAIL_FROM', fallback: '', what: "the sender of all letters, such as 'Derb <hello@derb.example>'" },
  {
    name: 'APPLICATIONS_WEBHOOK_URL',
    fallback: '',
    what: 'where every application is sent as well, such as a script of a sheet; see [webhook.md](webhook.md)',
  },
  {
    name: 'APPLICATIONS_WEBHOOK_NAME',
    fallback: '',
    what: 'who receives them there, as the privacy policy names it to people; production asks for it with the address',
  },
  {
    name: 'APPLICATIONS_WEBHOOK_SECRET',
    fallback: '',
    what: 'at least 32 random characters that sign these messages',
  },
  {
    name: 'APPLICATIONS_WEBHOOK_PRIVATE',
    fallback: 'off',
    what: "'on' allows that address to lie on this machine or in a private network",
  },
  {
    name: 'TRUSTED_PROXY_HOPS',
    fallback: '0',
    what: 'how many proxies in front write X-Forwarded-For; the caller is counted from its right end',
  },
  {
    name: 'ACADEMY_RATE_LIMITS',
    fallback: 'on',
    what: "'on' or 'off': limits per address; off only for measuring on one machine",
  },
  { name: 'LOG_LEVEL', fallback: 'info', what: 'debug, info, warn, error or silent' },
] as const;

export type SettingName = (typeof settingRows)[number]['name'];

export const describeSettings = Object.fromEntries(
  settingRows.map(({ name, what }) => [name, what]),
) as Record<SettingName, string>;

/** The table of docs/settings.md. */
export function settingsTable(): string {
  const rows = settingRows.map(
    ({ name, fallback, what }) => `| \`${name}\` | ${what} | ${fallback || 'none'} |`,
  );
  return ['| setting | what it is | default |', '| --- | --- | --- |', ...rows].join('\n');
}
