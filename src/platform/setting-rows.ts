/** Settings of the server, with a description of each: for the settings page of the documentation and for the errors of a refused start. */
import { z } from 'zod';

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
    name: 'PROCESSES',
    fallback: '1',
    what: 'how many processes serve this address, at most one a core; more than one with PostgreSQL only, see [all cores](running.md#all-cores)',
  },
  {
    name: 'METRICS_PORT',
    fallback: '',
    what: 'a port of its own for the figures of Prometheus, at /metrics; never open it to the public',
  },
  { name: 'METRICS_HOST', fallback: '127.0.0.1', what: 'the address that port listens on' },
  {
    name: 'TRACES_URL',
    fallback: '',
    what: 'where traces of OpenTelemetry are sent by OTLP over HTTP, such as http://127.0.0.1:4318/v1/traces',
  },
  {
    name: 'TRACES_PERCENT',
    fallback: '10',
    what: 'of how many of a hundred requests and jobs traces are sent',
  },
  {
    name: 'PUBLIC_ORIGIN',
    fallback: 'http://localhost:PORT',
    what: 'where people reach the site, such as https://derb.example; links in e-mails and return addresses begin with it',
  },
  {
    name: 'ACADEMY_DATA_DIR',
    fallback: './data',
    what: 'the folder of the embedded database, its backups, the receipts that buyers sent, the pictures of members, the library of pictures, the files of the shop and of the classroom, uploads on their way and the secret made at first start; with several processes and no bucket (`FILES_S3_…`), `receipts`, `pictures`, `library`, `downloads` and `classroom` must lie where all reach them; `incoming` stays on each machine, see [several machines](running.md#several-machines)',
  },
  { name: 'DATABASE_URL', fallback: '', what: 'a PostgreSQL 15 or newer, instead of the embedded database' },
  {
    name: 'REPORTS_DATABASE_URL',
    fallback: '',
    what: 'a replica of that PostgreSQL, from which the figures of staff are read',
  },
  {
    name: 'DATABASE_PREPARED',
    fallback: 'on',
    what: "'off' behind a pooler in transaction mode: then no statement has a name on its connection; see [a pooler](deploy.md#a-pooler)",
  },
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
    name: 'ACADEMY_SECRET_BEFORE',
    fallback: '',
    what: 'the former secret while it is being changed: it signs nothing and is still accepted; see [changing the secret](running.md#changing-the-secret)',
  },
  {
    name: 'ACADEMY_FIRST_STAFF',
    fallback: 'owner@derb.example',
    what: 'the e-mail address of the first member of staff, who signs in with a code sent to it',
  },
  {
    name: 'STAFF_SECOND_FACTOR',
    fallback: 'offered, in production required',
    what: "'required' or 'offered': whether staff need an authenticator app or a passkey to sign in to the staff console, owner and finance from the first day and others after a week; see [the second step](staff.md#the-second-step)",
  },
  {
    name: 'SMTP_URL',
    fallback: 'e-mails go to the mailbox page',
    what: 'the mail server, such as smtps://user:password@host:465; smtp:// must offer STARTTLS unless it is on this machine or its address ends in ?requireTLS=false',
  },
  { name: 'MAIL_FROM', fallback: '', what: "the sender of all e-mails, such as 'Derb <hello@derb.example>'" },
  {
    name: 'LEARNER_EMAILS_PER_MINUTE',
    fallback: '30',
    what: 'how many e-mails to many learners may leave in a minute, 1 to 3000; e-mails about orders never wait for them',
  },
  {
    name: 'WHATSAPP_ACCESS_TOKEN',
    fallback: '',
    what: 'the token of a system user of Meta, for messages by WhatsApp; see [WhatsApp](whatsapp.md) for this and the next',
  },
  {
    name: 'WHATSAPP_PHONE_NUMBER_ID',
    fallback: '',
    what: "Meta's number of the phone that messages come from",
  },
  {
    name: 'WHATSAPP_APP_SECRET',
    fallback: '',
    what: 'the secret of the app at Meta, which signs its webhooks',
  },
  {
    name: 'WHATSAPP_VERIFY_TOKEN',
    fallback: '',
    what: 'at least 16 characters of your own, which Meta repeats when the webhook is set up',
  },
  { name: 'WHATSAPP_API_VERSION', fallback: 'v24.0', what: "the version of Meta's API, such as v24.0" },
  { name: 'WHATSAPP_STAND_IN', fallback: '', what: 'a fake of WhatsApp on this machine, for trying out' },
  {
    name: 'EVENTS_WEBHOOK_URL',
    fallback: '',
    what: 'the system that receives events: orders, payments, refunds, access, seats, applications; see [events.md](events.md)',
  },
  {
    name: 'EVENTS_WEBHOOK_SECRET',
    fallback: '',
    what: "the key that signs events, required with the address: 'whsec_' and 24 to 64 random bytes in base64",
  },
  {
    name: 'EVENTS_WEBHOOK_NAME',
    fallback: '',
    what: 'who receives events, as the privacy policy names it; required with the address in production',
  },
  {
    name: 'EVENTS_WEBHOOK_PRIVATE',
    fallback: 'off',
    what: "'on' allows that address to lie on this machine or in a private network",
  },
  {
    name: 'COMMUNITY_URL',
    fallback: "the academy's own community",
    what: 'another community that takes the place of ours: members see it on /welcome and are led there from /circle, such as https://club.example/home; it must allow our pages to frame it',
  },
  {
    name: 'KEPT_LESSONS',
    fallback: 'on',
    what: "'on' or 'off': whether learners may keep lessons on their phones; off takes what is kept away when a phone next comes by",
  },
  {
    name: 'FILES_S3_ENDPOINT',
    fallback: 'files of the shop lie in the data folder',
    what: 'a store that speaks the protocol of S3, such as https://s3.eu-west-3.amazonaws.com; see [files of the shop](#files-of-the-shop) for this and the next',
  },
  { name: 'FILES_S3_REGION', fallback: 'us-east-1', what: "the store's region, as its signatures name it" },
  { name: 'FILES_S3_BUCKET', fallback: '', what: 'the bucket; it needs to be readable for the key alone' },
  {
    name: 'FILES_S3_KEY_ID',
    fallback: '',
    what: 'the name of a key that may read, write, delete and list the objects of the bucket',
  },
  { name: 'FILES_S3_SECRET', fallback: '', what: 'the secret of that key' },
  { name: 'FILES_S3_PREFIX', fallback: '', what: 'a folder within the bucket, such as shop/files' },
  {
    name: 'FILES_S3_PATH_STYLE',
    fallback: 'on',
    what: "'on' for endpoint/bucket/key, 'off' for bucket.endpoint/key",
  },
  {
    name: 'FFMPEG_PATH',
    fallback: 'ffmpeg',
    what: 'the program that makes smaller sizes of films and sounds of lessons; without it they are served as they were uploaded',
  },
  {
    name: 'FFPROBE_PATH',
    fallback: 'ffprobe',
    what: 'the program that reads how long and how large they are',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    fallback: '',
    what: "Stripe's secret key for international cards; see [Stripe](payments/stripe.md) for this and the next",
  },
  { name: 'STRIPE_WEBHOOK_SECRET', fallback: '', what: "the signing secret of Stripe's webhook endpoint" },
  { name: 'STRIPE_STAND_IN', fallback: '', what: 'a fake of Stripe on this machine, for trying out' },
  { name: 'CMI_MODE', fallback: '', what: "'test' or 'live': which of CMI's two platforms" },
  { name: 'CMI_CLIENT_ID', fallback: '', what: 'the merchant number CMI gave' },
  { name: 'CMI_STORE_KEY', fallback: '', what: "the store key set in CMI's merchant centre" },
  {
    name: 'CMI_CALLBACK_ADDRESSES',
    fallback: '',
    what: "the addresses or CIDR ranges, with commas between them, from which CMI's support says that it notifies; from elsewhere nothing is believed. See [CMI](payments/cmi.md)",
  },
  { name: 'CMI_STAND_IN', fallback: '', what: 'a fake of CMI on this machine, for trying out' },
  { name: 'PAYZONE_MODE', fallback: '', what: "'test' or 'live': which of Payzone's two platforms" },
  { name: 'PAYZONE_MERCHANT_ACCOUNT', fallback: '', what: "Payzone's name of the merchant" },
  { name: 'PAYZONE_PAYWALL_KEY', fallback: '', what: 'the key that signs what buyers take to Payzone' },
  { name: 'PAYZONE_NOTIFICATION_KEY', fallback: '', what: 'the key that signs Payzone’s notifications' },
  { name: 'PAYZONE_CALLER_NAME', fallback: '', what: 'the name under which Payzone is asked questions' },
  { name: 'PAYZONE_CALLER_PASSWORD', fallback: '', what: 'the password that signs these questions' },
  { name: 'PAYZONE_STAND_IN', fallback: '', what: 'a fake of Payzone on this machine, for trying out' },
  {
    name: 'MOROCCAN_CARDS',
    fallback: 'the one that is connected',
    what: "'cmi' or 'payzone': who comes first for Moroccan cards when both are connected",
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

/** A value without white space: a key, a number, an address. */
export const plainValue = (least = 1, most = 500) =>
  z
    .string()
    .trim()
    .min(least, `must have at least ${least} characters`)
    .max(most, 'is too long')
    .regex(/^[\x21-\x7e]+$/, 'must hold no white space');

/** The address of a fake of another firm, for development. */
export const fakeOrigin = z
  .string()
  .trim()
  .regex(
    /^http:\/\/(127\.0\.0\.1|localhost)(:\d{2,5})?$/,
    'must be an origin on this machine, such as http://127.0.0.1:4242',
  )
  .optional();

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
