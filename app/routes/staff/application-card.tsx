import { formatMoment } from '../../../domain/time/calendar-date.ts';
import { phoneLink } from '../../layout/phone-link.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Loaded } from './applications.tsx';

type Row = Loaded['rows'][number];
type AnswerName = keyof Loaded['words']['answers'];

const placeTones: Record<NonNullable<Row['place']>, BadgeTone> = {
  seat: 'success',
  waiting: 'warning',
  'next-session': 'warning',
  'given-up': 'plain',
  'off-list': 'plain',
  invited: 'info',
};

const link =
  'inline-flex min-h-11 min-w-0 items-center gap-2 font-semibold text-majorelle underline-offset-4 hover:underline';

/** What is longer is folded, so that one message does not fill the screen of a phone. */
const longText = 280;

function Text({ text, words }: { text: string; words: Loaded['words'] }) {
  const whole = (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  );
  if (text.length <= longText) return whole;
  return (
    <>
      <p dir="auto" className="wrap-anywhere">
        {text.slice(0, 160).trimEnd()}…
      </p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-majorelle">
          {words.whole}
        </summary>
        {whole}
      </details>
    </>
  );
}

/** A link of a stranger leads out only over https, tells nobody where it was clicked, and stands there whole. */
function StrangersLink({ href, words }: { href: string; words: Loaded['words'] }) {
  if (!/^https:\/\//i.test(href)) return <Text text={href} words={words} />;
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="font-semibold break-all text-majorelle underline underline-offset-4"
      >
        <bdi dir="ltr">{href}</bdi>
      </a>
      <p className="text-sm text-ink-soft">{words.stranger}</p>
    </>
  );
}

function Answers({ row, words }: { row: Row; words: Loaded['words'] }) {
  const names = (Object.keys(words.answers) as AnswerName[]).filter((name) => row.answers[name]);
  if (names.length === 0) return null;
  const topics: Record<string, string> = words.topics;
  return (
    <dl className="grid gap-3 border-t border-line pt-3 md:col-span-2">
      {names.map((name) => {
        const text = row.answers[name] ?? '';
        return (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{words.answers[name]}</dt>
            <dd className="max-w-3xl min-w-0">
              {name === 'link' ? (
                <StrangersLink href={text} words={words} />
              ) : (
                <Text
                  text={name === 'topic' && Object.hasOwn(topics, text) ? (topics[text] ?? text) : text}
                  words={words}
                />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Badges({ row, words }: { row: Row; words: Loaded['words'] }) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Badge>{words.kinds[row.kind]}</Badge>
      {row.place !== null && <Badge tone={placeTones[row.place]}>{words.places[row.place]}</Badge>}
      {row.again && <Badge tone="info">{words.again}</Badge>}
      {row.notForwarded && <Badge tone="error">{words.forwarding.notTaken}</Badge>}
    </p>
  );
}

/** One application. All of it was typed by a stranger: it is shown as text, in its own direction. */
export function ApplicationCard({ row, loaded }: { row: Row; loaded: Loaded }) {
  const { words, locale } = loaded;
  return (
    <li className="card grid gap-x-6 gap-y-2 p-4 grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_19rem] md:px-6">
      <div className="grid min-w-0 content-start gap-2">
        <Badges row={row} words={words} />
        <h2 className="text-lg font-semibold wrap-anywhere">
          <bdi>{row.name ?? row.email}</bdi>
        </h2>
        {row.about !== null && (
          <p className="wrap-anywhere">
            <bdi>{row.about}</bdi>
          </p>
        )}
        <time dateTime={row.sentAt.toISOString()} className="text-sm text-ink-soft">
          {formatMoment(row.sentAt, locale)}
        </time>
      </div>
      <ul className="grid min-w-0 content-start">
        <li className="min-w-0">
          <a className={link} href={row.reply} aria-label={`${words.reply}: ${row.email}`}>
            <Icon name="mail" size={18} />
            <bdi dir="ltr" className="min-w-0 break-all">
              {row.email}
            </bdi>
          </a>
        </li>
        {row.phone !== null && (
          <li>
            <a className={link} href={phoneLink(row.phone)}>
              <Icon name="phone" size={18} />
              <bdi dir="ltr" className="whitespace-nowrap">
                {row.phone}
              </bdi>
            </a>
          </li>
        )}
      </ul>
      <Answers row={row} words={words} />
    </li>
  );
}
