import { expect, test } from 'vitest';
import { readSettings } from '../../server/env.ts';

const whole = {
  FILES_S3_ENDPOINT: 'https://s3.example/',
  FILES_S3_BUCKET: 'academy-files',
  FILES_S3_KEY_ID: 'AKIAEXAMPLE',
  FILES_S3_SECRET: 'a-secret-that-nobody-sees',
};

const faultsOf = (given: Record<string, string>): string[] => {
  const reading = readSettings(given);
  return reading.ok ? [] : reading.faults;
};

const filesOf = (given: Record<string, string>) => {
  const reading = readSettings(given);
  return reading.ok ? reading.settings.files : 'refused';
};

test('without a store the files are in the data folder', () => {
  expect(filesOf({})).toBeNull();
  expect(filesOf({ FILES_S3_REGION: 'eu-west-3' })).toBeNull();
});

test('a store has an address, a bucket and a key; the rest has a default', () => {
  expect(filesOf(whole)).toEqual({
    endpoint: 'https://s3.example',
    region: 'us-east-1',
    bucket: 'academy-files',
    keyId: 'AKIAEXAMPLE',
    secret: 'a-secret-that-nobody-sees',
    prefix: '',
    pathStyle: true,
  });
  const more = { FILES_S3_PREFIX: '/shop/files/', FILES_S3_PATH_STYLE: 'off', FILES_S3_REGION: 'auto' };
  expect(filesOf({ ...whole, ...more })).toMatchObject({
    prefix: 'shop/files',
    pathStyle: false,
    region: 'auto',
  });
});

test('an incomplete store, a wrong address and a folder with .. are refused, and no value is printed', () => {
  const { FILES_S3_SECRET: _none, ...half } = whole;
  expect(faultsOf(half)).toEqual([expect.stringMatching(/^FILES_S3_SECRET is missing/)]);
  const wrongs: Record<string, string>[] = [
    { FILES_S3_ENDPOINT: 'https://s3.example/path' },
    { FILES_S3_ENDPOINT: 'ftp://s3.example' },
    { FILES_S3_BUCKET: 'Not A Bucket' },
    { FILES_S3_PREFIX: '../up' },
    { FILES_S3_SECRET: 'two words' },
    { FILES_S3_PATH_STYLE: 'maybe' },
  ];
  for (const wrong of wrongs) {
    const faults = faultsOf({ ...whole, ...wrong });
    expect(faults).toHaveLength(1);
    for (const value of Object.values(wrong)) expect(faults[0]).not.toContain(value);
  }
});

test('production accepts its store over https only', () => {
  const production = { NODE_ENV: 'production', ...whole, FILES_S3_ENDPOINT: 'http://s3.example' };
  expect(faultsOf(production)).toContainEqual(expect.stringMatching(/^FILES_S3_ENDPOINT begins with http/));
  expect(filesOf({ ...whole, FILES_S3_ENDPOINT: 'http://127.0.0.1:9000' })).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
  });
});
