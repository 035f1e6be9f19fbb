/**
 * The certificate as an Open Badges 3.0 credential, signed as a JWT (VC-JWT): https://www.imsglobal.org/spec/ob/v3p0. It
 * follows the format; nobody has certified it. The status list is a W3C Bitstring Status List:
 * https://www.w3.org/TR/vc-bitstring-status-list/.
 */
import { gzipSync } from 'node:zlib';
import type { CertifiedCourse, Holder } from './certificate.ts';

export type BadgeOf = {
  origin: string;
  /** The academy's name. */
  issuer: string;
  number: string;
  courseSlug: string;
  holder: Holder;
  course: CertifiedCourse;
  issuedAt: Date;
  statusIndex: number;
};

export const issuerUrl = (origin: string): string => `${origin}/.well-known/certificate-issuer.json`;
export const keyUrl = (origin: string, kid: string): string =>
  `${origin}/.well-known/certificate-keys/${kid}.json`;
export const statusListUrl = (origin: string): string => `${origin}/.well-known/certificate-status`;
export const certificateUrl = (origin: string, number: string): string => `${origin}/certificates/${number}`;

const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

/** Whole seconds, as in the registered claims of a JWT. */
const toSecond = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`;

/** What it is for: the course, or the module of a badge. */
const achievedName = ({ name, unit }: CertifiedCourse): string =>
  unit ? `${unit.title.en} · ${name.en}` : name.en;

const criteriaOf = ({ lessons, quizzes, assignments, attended }: CertifiedCourse): string =>
  `Completed ${lessons} lessons, passed ${quizzes} quizzes, had ${assignments} assignments accepted by the trainer and attended ${attended} live sessions.`;

export const profileOf = (origin: string, name: string) => ({
  id: issuerUrl(origin),
  type: ['Profile'],
  name,
  url: origin,
});

/** Contains what is printed on the certificate and nothing else: no e-mail address, no phone number. */
export function credentialOf({
  origin,
  issuer,
  number,
  courseSlug,
  holder,
  course,
  issuedAt,
  statusIndex,
}: BadgeOf) {
  const id = certificateUrl(origin, number);
  const list = statusListUrl(origin);
  const { unit } = course;
  const names = [holder.latin, holder.arabic].filter((name) => name !== null);
  return {
    '@context': contexts,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: achievedName(course),
    issuer: profileOf(origin, issuer),
    validFrom: toSecond(issuedAt),
    credentialSubject: {
      id: `${id}#holder`,
      type: ['AchievementSubject'],
      identifier: names.map((name) => ({
        type: 'IdentityObject',
        identityHash: name,
        identityType: 'name',
        hashed: false,
      })),
      activityStartDate: `${course.startedOn}T00:00:00Z`,
      activityEndDate: `${course.finishedOn}T00:00:00Z`,
      achievement: {
        id: `${origin}/courses/${courseSlug}#${unit ? `module-${unit.id}` : 'achievement'}`,
        type: ['Achievement'],
        achievementType: unit ? 'Badge' : 'Course',
        name: achievedName(course),
        description: unit
          ? `Finished the module “${unit.title.en}” of the course “${course.name.en}” of ${issuer}.`
          : `Completed the course “${course.name.en}” of ${issuer}.`,
        criteria: { narrative: criteriaOf(course) },
        ...(unit && { image: { id: `${id}/badge.png`, type: 'Image' } }),
      },
    },
    credentialStatus: {
      id: `${list}#${statusIndex}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(statusIndex),
      statusListCredential: list,
    },
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
  };
}

/** The credential with the claims that a JWT repeats from it. */
export function claimsOf(badge: BadgeOf) {
  const credential = credentialOf(badge);
  return {
    ...credential,
    iss: credential.issuer.id,
    sub: credential.credentialSubject.id,
    jti: credential.id,
    nbf: Date.parse(credential.validFrom) / 1_000,
  };
}

/** The least length that hides which bit belongs to whom. */
export const statusListLength = 131_072;

/** Bit n from the left is 1 when the certificate with the status index n is revoked. */
export function encodedStatusList(revoked: readonly number[]): string {
  const bits = new Uint8Array(statusListLength / 8);
  for (const index of revoked) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  return `u${gzipSync(bits).toString('base64url')}`;
}

export function statusListOf(
  { origin, issuer, at }: { origin: string; issuer: string; at: Date },
  revoked: readonly number[],
) {
  const id = statusListUrl(origin);
  const issuedBy = profileOf(origin, issuer);
  const validFrom = toSecond(at);
  return {
    '@context': [contexts[0]],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuedBy.id,
    validFrom,
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodedStatusList(revoked),
    },
    iss: issuedBy.id,
    sub: `${id}#list`,
    jti: id,
    nbf: Date.parse(validFrom) / 1_000,
  };
}

/** LinkedIn's form for adding it to a profile, filled in. Months count from 1, in Morocco. */
export function linkedinUrl({
  origin,
  issuer,
  number,
  course,
}: Pick<BadgeOf, 'origin' | 'issuer' | 'number' | 'course'>): string {
  const [year = '', month = ''] = course.finishedOn.split('-');
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: achievedName(course),
    organizationName: issuer,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: certificateUrl(origin, number),
    certId: number,
  });
  return `https://www.linkedin.com/profile/add?${query.toString()}`;
}
