/** The letter that would decline a proposal, as it would stand in her mailbox, before anybody says that it shall go. */
import type { Handle } from '../../platform/db/handle.ts';
import type { Signer } from './signed-token.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import { readApplicationFacts } from './application-facts.service.ts';
import { proposalDeclined } from './declining.emails.ts';
import { letterText } from '../emails/letter.ts';

type Options = { db: Handle; publicOrigin: string; signer: Signer; clock: () => Date };

export async function showDeclining(
  { db, publicOrigin, signer, clock }: Options,
  { id, sentence }: { id: string; sentence: string },
) {
  const facts = isUuid(id) ? await readApplicationFacts(db, { applicationId: id, placeId: null }) : null;
  if (facts?.application.kind !== 'host-course') return null;
  const application = { ...facts.application, stage: 'declined', told: sentence.trim() || null } as const;
  const now = clock();
  const letter = proposalDeclined({ ...facts, application, publicOrigin, signer, now, calledForAt: now });
  const { email: to, locale } = application;
  return letter && { to, subject: letter.subject, text: letterText(letter), locale };
}
