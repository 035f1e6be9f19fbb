/** Texts of messages by WhatsApp, by language. */
import * as ar from './template.words.ar.ts';
import * as en from './template.words.en.ts';

export const templateTexts = { en: en.templateTexts, ar: ar.templateTexts };
export const onItsPage = { en: en.onItsPage, ar: ar.onItsPage };
export const messageReplies = { en: en.messageReplies, ar: ar.messageReplies };
