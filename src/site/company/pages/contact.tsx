import type { ReactNode } from 'react';
import { contactTopics } from '../../../catalogue/applicants/application.ts';
import { contactForm, longestMessage } from '../../../catalogue/applicants/application-forms.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { organizationData } from '../../../academy/frame/structured-data.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { SelectField, TextField } from '../../../platform/ui/field.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { fieldsOf, PersonFields } from '../../../platform/ui/person-fields.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { Prop } from '../../../platform/ui/portrait.tsx';
import {
  answerForm,
  type Filled,
  nothingFilled,
  wasSent,
} from '../../../catalogue/applicants/pages/applicant-form.tsx';
import { AskForm } from '../../../catalogue/applicants/pages/ask-form.tsx';
import { CopyButton } from '../../../selling/orders/pages/copy-button.tsx';
import type { Typed } from '../../../platform/forms/read-form.ts';
import type { Words } from '../../../words.ts';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { phoneLink } from '../../../academy/frame/links.ts';

type WayProps = { icon: IconName; label: string; text?: string; children: ReactNode };

const Way = ({ icon, label, text, children }: WayProps) => (
  <li>
    <Icon name={icon} size={22} className="mt-0.5 shrink-0 text-mint-ink" />
    <div className="min-w-0 wrap-anywhere">
      <h3 className="sr-only">{label}</h3>
      <p className="font-medium">{children}</p>
      {text !== undefined && <p className="text-sm text-ink-soft">{text}</p>}
    </div>
  </li>
);

type WaysProps = { words: Words['contact']; settings: AcademySettings; locale: Locale };

/** Every way to contact the academy, the quickest first. */
function WaysToReachUs({ words, settings, locale }: WaysProps) {
  const { ways } = words;
  const link = 'link -my-2.5 inline-flex min-h-11 items-center';
  return (
    <>
      <h2 className="sr-only">{ways.heading}</h2>
      <div className="mt-6 grid gap-3 rounded-lg border-2 border-pitch bg-paper p-5">
        <p>{ways.whatsappText}</p>
        <ButtonLink
          href={whatsappLink(settings.whatsapp, ways.whatsappMessage)}
          target="_blank"
          rel="noopener noreferrer"
          className="justify-self-start"
        >
          <Icon name="whatsapp" />
          {ways.whatsappAction}
        </ButtonLink>
      </div>
      <ul className="sign-list mt-6">
        <Way icon="clock" label={ways.hours}>
          {words.hours}
        </Way>
        <Way icon="phone" label={ways.phone}>
          <a href={phoneLink(settings.phone)} className={link}>
            <bdi dir="ltr">{settings.phone}</bdi>
          </a>
        </Way>
        <Way icon="mail" label={ways.email}>
          <a href={`mailto:${settings.email}`} className={link}>
            <bdi dir="ltr">{settings.email}</bdi>
          </a>
        </Way>
        <Way icon="pin" label={ways.address} text={ways.addressText}>
          {settings.address[locale]}
        </Way>
      </ul>
    </>
  );
}

export { publicPageWithForm as headers } from '../../../academy/frame/page-headers.ts';

export async function loader(args: ScreenArgs) {
  const { academy, t, locale, links, url, publicOrigin } = open(args);
  const settings = await academy.settings();
  const sent = wasSent(url);
  // A link may set the topic: '?topic=community'.
  const topic = contactTopics.find((one) => one === url.searchParams.get('topic'));
  return {
    head: {
      title: t.contact.title,
      description: t.contact.description,
      index: !sent,
      structuredData: [organizationData(settings, publicOrigin, locale)],
    },
    t,
    locale,
    links,
    settings,
    sent,
    topic,
  };
}

export function action(args: ScreenArgs) {
  const { academy, locale } = open(args);
  return answerForm(
    { request: args.request, schema: contactForm },
    (message, address) => academy.writeToUs({ locale, address, ...message }),
    'here',
  );
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

/** What was written, to copy or to keep as a picture: the e-mail names its topic and day alone. */
function Written({ sent, words }: { sent: Typed; words: Words['contact']['form'] }) {
  const { message = '', topic: typed } = sent;
  const topic = contactTopics.find((one) => one === typed);
  const written = [...(topic ? [words.topics[topic]] : []), message].join('\n\n');
  return (
    <section aria-labelledby="written" className="grid gap-2 border-s-4 border-line ps-4">
      <h3 id="written" className="text-sm text-ink-soft">
        {words.written}
      </h3>
      <p className="wrap-anywhere whitespace-pre-line" dir="auto">
        {written}
      </p>
      <p>
        <CopyButton value={written} words={words} />
      </p>
    </section>
  );
}

function Sent({ data: { t, links, settings }, sent }: { data: LoaderData; sent: Typed | undefined }) {
  const { form, hours, ways } = t.contact;
  return (
    <div className="grid gap-5">
      <Notice tone="success">{fill(form.sentText, { hours })}</Notice>
      {sent !== undefined && <Written sent={sent} words={form} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          href={whatsappLink(settings.whatsapp, ways.whatsappMessage)}
          kind="secondary"
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          {ways.whatsappAction}
        </ButtonLink>
        <ButtonLink href={links.contact()} kind="quiet">
          {form.again}
        </ButtonLink>
      </div>
    </div>
  );
}

function ContactForm({ data, filled }: { data: LoaderData; filled: Filled }) {
  const { t, links, topic } = data;
  const words = t.contact.form;
  const field = fieldsOf(filled, t.common.fieldProblems);
  const topicField = field('topic');
  return (
    <AskForm
      form="contact"
      path={links.contact()}
      words={words}
      t={t}
      picture={{ portrait: 'amina', ground: 'saffron' }}
      filled={filled}
      sent={data.sent || filled.sent ? <Sent data={data} sent={filled.sent} /> : null}
      privacyHref={links.privacy()}
    >
      <SelectField
        {...topicField}
        value={topicField.value ?? topic}
        label={words.topic}
        choose={words.topicChoose}
        options={contactTopics.map((topic) => ({ value: topic, label: words.topics[topic] }))}
        required
      />
      <PersonFields field={field} labels={t.apply} hints={{ phone: words.phoneHint }} />
      <TextField
        {...field('message')}
        label={words.message}
        hint={words.messageHint}
        rows={6}
        required
        maxLength={longestMessage}
      />
    </AskForm>
  );
}

type ScreenProps = { loaderData: LoaderData; actionData?: Filled };

export default function Contact({ loaderData, actionData }: ScreenProps) {
  const { t, links, settings, locale } = loaderData;
  const words = t.contact;
  return (
    <main id="main" className="post-office">
      <div className="column section">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)]">
          <div className="lg:sticky lg:top-28 lg:self-start">
            <Prop name="envelope" className="post-office-envelope" />
            <Heading level={1}>{words.heading}</Heading>
            <p className="mt-3 max-w-[34rem] text-lg">{words.lead}</p>
            <WaysToReachUs words={words} settings={settings} locale={locale} />
            <p className="mt-6">
              {words.quick.text}{' '}
              <a href={links.support()} className="link">
                {words.quick.all}
              </a>
            </p>
          </div>
          <div className="airmail">
            <ContactForm data={loaderData} filled={actionData ?? nothingFilled} />
          </div>
        </div>
      </div>
    </main>
  );
}
