/** The settings of WhatsApp: complete or missing. Values are secrets: no sentence contains one. */
import { z } from 'zod';
import { fakeOrigin, plainValue } from '../../platform/setting-rows.ts';
import type { WhatsAppKeys } from './whatsapp.ts';

export const whatsAppShape = {
  WHATSAPP_ACCESS_TOKEN: plainValue(20).optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .trim()
    .regex(/^\d{5,30}$/, 'must be the number that Meta shows as phone number ID')
    .optional(),
  WHATSAPP_APP_SECRET: plainValue(16).optional(),
  WHATSAPP_VERIFY_TOKEN: plainValue(16).optional(),
  WHATSAPP_API_VERSION: z
    .string()
    .trim()
    .regex(/^v\d{1,3}\.\d$/, 'must be a version such as v24.0')
    .optional(),
  WHATSAPP_STAND_IN: fakeOrigin,
};

type Given = Partial<Record<keyof typeof whatsAppShape, string>>;

const group = [
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

/** Every error as a sentence with the setting's name. */
export function whatsAppFaults(given: Given, production: boolean): string[] {
  const missing = group.filter((name) => given[name] === undefined);
  const isPart = missing.length > 0 && missing.length < group.length;
  return [
    ...(isPart ? [`${missing.join(', ')} missing: without it no message is sent by WhatsApp.`] : []),
    ...(production && given.WHATSAPP_STAND_IN !== undefined
      ? ['WHATSAPP_STAND_IN is set: production speaks to WhatsApp itself.']
      : []),
  ];
}

/** Of settings without errors; null where nobody is written to by WhatsApp. */
export function whatsAppSettings(given: Given): WhatsAppKeys | null {
  const {
    WHATSAPP_ACCESS_TOKEN: accessToken,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
    WHATSAPP_API_VERSION: apiVersion = 'v24.0',
    WHATSAPP_STAND_IN: origin = 'https://graph.facebook.com',
  } = given;
  return accessToken && phoneNumberId && appSecret && verifyToken
    ? { accessToken, phoneNumberId, appSecret, verifyToken, apiVersion, origin }
    : null;
}
