/** The letter of Sunday evening: what is new for one member, read when it leaves. */
import { letterWords } from '../emails/email-words.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { isNothingNew, readDigest, type DigestNews } from './digest.store.ts';
import { inLanguage } from './community-text.ts';
import { comingCalls } from './live-calls.ts';
import { openingOfText } from './opening.ts';
import { checkedIn, readDays, readSprintsOf } from './sprint-members.store.ts';
import { comingSprint, runningSprint, sprintLength } from './sprint.ts';
import { count } from '../../platform/i18n/count.ts';
import { addDays, dateInMorocco, formatDate, formatMoment } from '../../platform/time/calendar-date.ts';
import type { Block, Letter } from '../emails/letter.ts';
import {
  letterToMember,
  memberAddress,
  memberButton,
  memberWords,
  stopPath,
  type MemberContext,
} from './member-letter-frame.ts';

const daysAhead = 7;

function newsBlocks(context: MemberContext, { counts, openings, mentions }: DigestNews): Block[] {
  const { locale } = context.profile;
  const words = memberWords(context).digest;
  const { spaceNames } = letterWords[locale];
  const rows = counts.map(({ space, posts }) => ({
    label: spaceNames[space],
    value: count(posts, words.posts, locale),
  }));
  return [
    ...(rows.length === 0 ? [] : [{ kind: 'facts', rows } as const]),
    ...(mentions === 0
      ? []
      : [{ kind: 'paragraph', text: count(mentions, words.mentions, locale) } as const]),
    ...openings.map(
      ({ space, name, ...post }) =>
        ({
          kind: 'quote',
          label: `${spaceNames[space]} · ${name ?? words.noName}`,
          text: openingOfText(inLanguage(locale, post)),
        }) as const,
    ),
  ];
}

function callBlocks(context: MemberContext): Block[] {
  const { profile, settings, now } = context;
  const words = memberWords(context).digest;
  const calls = comingCalls(settings.liveCalls, now, daysAhead);
  if (calls.length === 0) return [];
  const rows = calls.map(({ call, begins }) => ({
    label: formatMoment(begins, profile.locale),
    value: call.words[profile.locale].title,
  }));
  return [
    { kind: 'heading', text: words.calls },
    { kind: 'facts', rows },
  ];
}

async function sprintBlocks(db: Handle, context: MemberContext): Promise<Block[]> {
  const { profile, now } = context;
  const words = memberWords(context).digest;
  const today = dateInMorocco(now);
  const coming = comingSprint(today);
  const running = runningSprint(today);
  const [mine] = running === null ? [] : await readSprintsOf(db, profile.memberId, [running]);
  const done = mine ? checkedIn(await readDays(db, mine.startsOn, profile.memberId)).size : 0;
  const lines = [
    ...(mine ? [words.running(String(done), String(sprintLength))] : []),
    ...(coming <= addDays(today, daysAhead) ? [words.coming(formatDate(coming, profile.locale))] : []),
  ];
  if (lines.length === 0) return [];
  return [
    { kind: 'heading', text: words.sprint },
    ...lines.map((text) => ({ kind: 'paragraph', text }) as const),
  ];
}

/** Null for whoever wishes it no longer, and when nothing is new any more. */
export async function digestLetter(db: Handle, context: MemberContext, since: Date): Promise<Letter | null> {
  const { profile } = context;
  if (!profile.wantsDigest) return null;
  const news = await readDigest(db, profile.memberId, since);
  if (isNothingNew(news)) return null;
  const { digest: words, openCommunity } = memberWords(context);
  const posts = news.counts.reduce((sum, each) => sum + each.posts, 0);
  return letterToMember(context, {
    subject: words.subject,
    preview: words.preview(count(posts, words.posts, profile.locale)),
    heading: words.heading,
    blocks: [
      ...newsBlocks(context, news),
      memberButton(context, openCommunity, '/circle'),
      ...callBlocks(context),
      ...(await sprintBlocks(db, context)),
      { kind: 'link', label: words.stop, href: memberAddress(context, stopPath(context, 'digest')) },
    ],
  });
}
