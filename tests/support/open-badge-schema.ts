/**
 * What Open Badges 3.0 requires of an AchievementCredential, of the parts that we use: written after the specification's
 * schema.
 */
export const openBadgeSchema = {
  type: 'object',
  required: ['@context', 'id', 'type', 'credentialSubject', 'issuer', 'validFrom'],
  properties: {
    '@context': {
      type: 'array',
      minItems: 2,
      items: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { pattern: '^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context(-3\\.0\\.\\d+)?\\.json$' },
      ],
    },
    id: { type: 'string', pattern: '^https://' },
    type: { type: 'array', contains: { const: 'VerifiableCredential' } },
    issuer: {
      type: 'object',
      required: ['id', 'type'],
      properties: { id: { type: 'string' }, type: { type: 'array', contains: { const: 'Profile' } } },
    },
    validFrom: {
      type: 'string',
      pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$',
    },
    credentialSubject: {
      type: 'object',
      required: ['id', 'type', 'achievement'],
      properties: {
        type: { type: 'array', contains: { const: 'AchievementSubject' } },
        identifier: {
          type: 'array',
          items: {
            type: 'object',
            required: ['type', 'hashed', 'identityHash', 'identityType'],
            properties: {
              type: { const: 'IdentityObject' },
              hashed: { type: 'boolean' },
              identityHash: { type: 'string' },
              identityType: { type: 'string' },
            },
            additionalProperties: false,
          },
        },
        achievement: {
          type: 'object',
          required: ['id', 'type', 'criteria', 'description', 'name'],
          properties: {
            type: { type: 'array', contains: { const: 'Achievement' } },
            criteria: { type: 'object', properties: { narrative: { type: 'string' } } },
          },
        },
      },
    },
    credentialStatus: { type: 'object', required: ['id', 'type'] },
  },
};
