/** Messages whose hashes were computed by three other programs that agree. All data in them is invented. */
import { describe, expect, it } from 'vitest';
import { fieldsIn, isFromCmi, normalised } from './cmi.ts';
import { canonicalText, cmiHash, withDocumentRule } from './hash.ts';

const key = 'ACADEMYTEST0001';

const request = {
  clientid: '600000001',
  storetype: '3D_PAY_HOSTING',
  TranType: 'PreAuth',
  amount: '990.00',
  currency: '504',
  oid: 'MEM-123456-a1b2',
  okUrl: 'https://academy.example/pay/cmi/ok',
  failUrl: 'https://academy.example/pay/cmi/fail',
  callbackUrl: 'https://academy.example/api/pay/cmi/callback',
  shopurl: 'https://academy.example/payment/cancel',
  rnd: 'f3a9c1d2e4b5a697',
  lang: 'fr',
  hashAlgorithm: 'ver3',
  encoding: 'UTF-8',
  refreshtime: '5',
  AutoRedirect: 'true',
  CallbackResponse: 'true',
  BillToName: 'Salma Alaoui',
  email: 'salma@example.com',
  tel: '+212600000000',
};

/** As received: entities in a value, a newline after the last hashed value. */
const approved = {
  clientid: '600000001',
  storetype: '3D_PAY_HOSTING',
  TranType: 'PreAuth',
  oid: 'MEM-123456-a1b2',
  ReturnOid: 'MEM-123456-a1b2',
  amount: '990.00',
  currency: '504',
  Response: 'Approved',
  ProcReturnCode: '00',
  mdStatus: '1',
  AuthCode: '009530',
  TransId: '26105ABcD14217',
  HostRefNum: '610510000001',
  ErrMsg: '',
  md: '400000:00AA11:3518:##600000001',
  eci: '05',
  cavv: 'AAABAlBBUAAAAANBUHEhAAAAAAA=',
  xid: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  'EXTRA.TRXDATE': '15/04/2026 10:25:02',
  'EXTRA.CARDBRAND': 'VISA',
  'EXTRA.CARDISSUER': 'TESTBANK',
  'EXTRA.HOSTMSG': 'APPROVED',
  maskedCreditCard: '4000 00** **** 0010',
  MaskedPan: '400000***0010',
  BillToName: 'L&#039;Oued &amp; Co',
  email: 'salma@example.com',
  callbackUrl: 'https://academy.example/api/pay/cmi/callback',
  rnd: 'pPYVLt0BV6WaSNLTaBge',
  encoding: 'UTF-8',
  hashAlgorithm: 'ver3\n',
};
const approvedHash =
  'tZb/RCOhZuepDpUJJJjG1u1ivLDTl+LcdyrOW1voNcEhAHmcmHTOrkPYHD1v0LQ/8wmVEZpIe78oAyRPZpUx4A==';

const declined = {
  ...approved,
  Response: 'Declined',
  ProcReturnCode: '05',
  AuthCode: '',
  ErrMsg: 'Do not honour',
  'EXTRA.HOSTMSG': 'DECLINED',
  BillToName: "L'Oued & Co",
  hashAlgorithm: 'ver3',
};
const declinedHash =
  'JcXliQVSKrQtPUKogh1MMt+WAkNgcvqUFGxzhbU4OM2PFApI9ztAjo85CTG7P7Im6/LC1eWFrN0awOeie4x/TA==';

const map = (fields: Record<string, string>) => new Map(Object.entries(fields));
const streets = { ...request, BillToStreet1: 's1', BillToStreet2: 's2', BillToStreet10: 's10' };
const described = { ...request, description: 'Documents et modeles' };

describe('the hash of known requests', () => {
  it.each([
    [
      'a plain one (CMI-1)',
      request,
      key,
      'A4lFtTJ5oq3CTsdYFp5XoCFNnL7Oj7x60Bs3Ob/JigQxqL0Nc8VbWN/O2TtqxwA62lEM+v/IJZbxdpYjqfrLnQ==',
    ],
    [
      'a pipe and a backslash in value and key (CMI-2)',
      { ...request, BillToName: 'A|B\\C' },
      'Ke|y\\2026',
      '5CJt+Z6qMZa0RT1ZmSeAb4CrglMJDqdqmi0NQyKAvA+90phyqzt4QBmjHjRsf3CEIM1ZxXYh5GDNlgHVDpOY0Q==',
    ],
    [
      'an Arabic name and empty values (CMI-3)',
      { ...request, lang: 'ar', BillToName: 'سلمى العلوي', tel: '', BillToCompany: '', BillToStreet1: '' },
      key,
      'iqBCrwIwxgz/stUCJ/jN5zvXn52qCuEDCj2Scv6rfAXQh0xVIfSs0D9tKCzEYtQSz+tRr5psUKuUMCIKTinMiw==',
    ],
    [
      'numbered names in natural order (CMI-6)',
      streets,
      key,
      'ZZwWS4mjW/2+rjX8dgX4NKhTOX80PWUz35+BL3/Z60+L7hiJtEx3HaDoQQhANDku6II0bNmeBBmzQjCVTdoMBA==',
    ],
    [
      'the word "document", plainly (CMI-7a)',
      described,
      key,
      'aiADRA7Ys8xTZJMgu19iMTGoINX8aFOyvjcK/2Ja9/q6CQGBrsfuDDxUoxs6IHoGj6batevoOhr+Nl1SEm9KZw==',
    ],
  ])('%s', (_, fields, storeKey, hash) => {
    expect(cmiHash(map(fields), storeKey)).toBe(hash);
    expect(cmiHash(map({ ...fields, HASH: hash }), storeKey)).toBe(hash);
  });

  it('by the rule for the word "document" (CMI-7b)', () => {
    expect(cmiHash(withDocumentRule(map(described)), key)).toBe(
      'Naa6XkNZPDozgIzhIP/u0u3P8aQcesaaxKEg2rQLkroyHYej6qx7Ld0yML2oZ6YUlWXsjCRqVBKwwWqtHOv9SA==',
    );
  });

  it('is never that of names in plain order', () => {
    expect(cmiHash(map(streets), key)).not.toBe(
      'F9n0mlFNL1TxuPCDyC+jNzIyGOcNUfeWd4jN7OGFdC3X+sLU/IkogWT02ZHIhIgLF12ylGrEC2u0NlXACazrlg==',
    );
  });

  it('is computed over exactly this text', () => {
    expect(canonicalText(map(request), key)).toBe(
      '990.00|true|Salma Alaoui|true|https://academy.example/api/pay/cmi/callback|600000001|504|salma@example.com|' +
        'https://academy.example/pay/cmi/fail|ver3|fr|MEM-123456-a1b2|https://academy.example/pay/cmi/ok|5|' +
        'f3a9c1d2e4b5a697|https://academy.example/payment/cancel|3D_PAY_HOSTING|+212600000000|PreAuth|ACADEMYTEST0001',
    );
    expect(canonicalText(map({ ...request, BillToName: 'A|B\\C' }), 'Ke|y\\2026')).toContain(
      '|A\\|B\\\\C|true|',
    );
    expect(canonicalText(map(request), 'Ke|y\\2026').endsWith('|PreAuth|Ke\\|y\\\\2026')).toBe(true);
  });
});

describe('the hash of known notifications', () => {
  const believed = (fields: Record<string, string>, from: 'notification' | 'return' = 'notification') => {
    const read = fieldsIn(new TextEncoder().encode(new URLSearchParams(fields).toString()));
    return read !== null && isFromCmi(normalised(read, from), key);
  };

  it('an approval with entities and a newline (CMI-4)', () => {
    expect(believed({ ...approved, HASH: approvedHash })).toBe(true);
    expect(believed({ ...approved, HASH: approvedHash }, 'return')).toBe(true);
  });

  it('is not that of the raw values', () => {
    const raw = 'yutSCgo6t05DeiwNs2SfCB0+Wt7mOMYnfaBz84+EBQ2FotEaUhLK4ybitAKKWLb2B8ZCpvFH7WApsvp/YaVLnw==';
    expect(cmiHash(map(approved), key)).toBe(raw);
    expect(believed({ ...approved, HASH: raw })).toBe(false);
  });

  it('a refusal (CMI-5)', () => {
    expect(cmiHash(map(declined), key)).toBe(declinedHash);
    expect(believed({ ...declined, HASH: declinedHash })).toBe(true);
    expect(believed({ ...declined, HASH: approvedHash })).toBe(false);
  });

  it('its field may be in any case, and may have lost plus signs in the form', () => {
    expect(believed({ ...declined, Hash: declinedHash })).toBe(true);
    expect(believed({ ...declined, hash: declinedHash.replaceAll('+', ' ') })).toBe(true);
    expect(believed({ ...declined, hash: `${declinedHash}\n` })).toBe(true);
    const { encoding, ...others } = declined;
    expect(believed({ ...others, ENCODING: encoding, HASH: declinedHash })).toBe(true);
  });

  it('holds by the rule for the word "document" too', () => {
    const withDocument = { ...declined, ErrMsg: 'Document: refused' };
    const hash = cmiHash(withDocumentRule(map(withDocument)), key);
    expect(hash).not.toBe(cmiHash(map(withDocument), key));
    expect(believed({ ...withDocument, HASH: hash })).toBe(true);
  });
});
