/** Where the files of the shop lie, read from the environment. Values are secrets: no fault repeats one. */
import { z } from 'zod';

export type FileStoreSettings = {
  /** 'https://s3.eu-west-3.amazonaws.com', without a path. */
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** A folder within the bucket, without strokes at its ends; '' for none. */
  prefix: string;
  /** 'https://endpoint/bucket/key' rather than 'https://bucket.endpoint/key'. */
  pathStyle: boolean;
};

const plain = (max = 300) =>
  z
    .string()
    .trim()
    .max(max, 'is too long')
    .regex(/^[\x21-\x7e]+$/, 'must hold no white space');

const isOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, origin } = new URL(value);
  return ['https:', 'http:'].includes(protocol) && value.replace(/\/$/, '') === origin;
};

export const fileShape = {
  FILES_S3_ENDPOINT: plain()
    .refine(isOrigin, 'must be an origin such as https://s3.eu-west-3.amazonaws.com, without a path')
    .optional(),
  FILES_S3_REGION: plain(60).default('us-east-1'),
  FILES_S3_BUCKET: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  FILES_S3_KEY_ID: plain().optional(),
  FILES_S3_SECRET: plain().optional(),
  FILES_S3_PREFIX: z
    .string()
    .trim()
    .regex(/^\/?[\w.-]+(\/[\w.-]+)*\/?$/, 'must be a folder such as shop/files')
    .refine((folder) => !folder.split('/').some((step) => /^\.{1,2}$/.test(step)), 'must hold no dots alone')
    .optional(),
  FILES_S3_PATH_STYLE: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).optional(),
};
type FileNames = keyof typeof fileShape;
type Given = Partial<Record<FileNames, string>>;
type Read = z.output<z.ZodObject<typeof fileShape>>;

const together = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_KEY_ID', 'FILES_S3_SECRET'] as const;

/** One without the others connects nothing; real files travel under lock and key. */
export function fileFaults(given: Given, production: boolean): string[] {
  const missing = together.filter((name) => given[name] === undefined);
  const faults =
    missing.length === 0 || missing.length === together.length
      ? []
      : missing.map((name) => `${name} is missing: the store of files needs ${together.join(', ')}.`);
  if (production && given.FILES_S3_ENDPOINT?.trim().startsWith('http:'))
    faults.push('FILES_S3_ENDPOINT begins with http: production reaches its store over https only.');
  return faults;
}

/** Null: the files lie in the data folder. */
export function fileSettings(read: Read): FileStoreSettings | null {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket } = read;
  const { FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret } = read;
  if (!endpoint || !bucket || !keyId || !secret) return null;
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    region: read.FILES_S3_REGION,
    bucket,
    keyId,
    secret,
    prefix: (read.FILES_S3_PREFIX ?? '').replace(/^\/|\/$/g, ''),
    pathStyle: read.FILES_S3_PATH_STYLE !== 'off',
  };
}
