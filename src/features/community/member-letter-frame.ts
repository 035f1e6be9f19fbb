/** The frame of every letter of the community to one of its members. */
import { letterWords } from '../emails/email-words.ts';
import { callName } from '../../platform/people/call-name.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import type { Block, Letter } from '../emails/letter.ts';
import type { MemberFacts } from './member-facts.service.ts';

export type MemberContext = MemberFacts & { publicOrigin: string; now: Date };

export const memberWords = ({ profile }: MemberContext) => letterWords[profile.locale].community;

/** A path of the site as a whole address, in her language. */
export const memberAddress = ({ profile, publicOrigin }: MemberContext, path: string): string =>
  `${publicOrigin}${pathIn(profile.locale, path)}`;

export const memberButton = (context: MemberContext, label: string, path: string): Block => ({
  kind: 'button',
  label,
  href: memberAddress(context, path),
  orCopy: letterWords[context.profile.locale].frame.orCopy,
});

/** Ends the digest, or a sprint's reminders, without a sign-in. */
export const stopPath = ({ profile }: MemberContext, what: 'digest' | 'reminders'): string =>
  `/circle/digest/${profile.unsubscribeToken}${what === 'digest' ? '' : '?what=reminders'}`;

type Said = { subject: string; preview: string; heading: string; blocks: readonly Block[] };

export function letterToMember(context: MemberContext, { subject, preview, heading, blocks }: Said): Letter {
  const { profile, settings } = context;
  const { locale } = profile;
  const { frame, community } = letterWords[locale];
  const siteName = settings.siteName[locale];
  const name = callName(profile.displayName);
  const hello: Block = { kind: 'paragraph', text: name === null ? frame.hi : frame.hello(name) };
  return {
    subject,
    preview,
    siteName,
    parts: [{ locale, heading, blocks: [hello, ...blocks] }],
    foot: [community.why(siteName), settings.address[locale]],
  };
}
