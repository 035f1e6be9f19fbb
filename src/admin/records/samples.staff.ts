/** Which records of the sample academy can be removed and which stay, and the removal of all of them. */
import { z } from 'zod';
import { mayRemoveSamples } from '../../academy/staff/who-may.ts';
import { titleOf } from '../../platform/records/record.ts';
import { staffCall, inEachLanguage } from '../../academy/staff/staff-call.ts';

const named = z.object({ kind: z.string(), slug: z.string(), title: inEachLanguage });
const samplesAnswer = z.object({
  goes: z.array(named),
  codes: z.number().int().meta({ description: 'Invented access codes that nobody has.' }),
  coupons: z.array(z.string()).meta({ description: 'Codes of the sample that lower a price.' }),
  hosts: z.number().int().meta({ description: 'Invented hosts of the community, who go with their posts.' }),
  stays: z.array(named).meta({ description: 'Bought, waited for, being written anew, or named by such.' }),
});

const namedOf = ({ kind, slug, record }: { kind: string; slug: string; record: object }) => ({
  kind,
  slug,
  title: titleOf(record),
});

const readSamples = staffCall({
  method: 'GET',
  path: 'samples',
  summary: 'What would go with the sample, and what would stay',
  may: mayRemoveSamples,
  input: z.object({}),
  output: samplesAnswer,
  async run({ academy, staff }) {
    const { goes, stays, stocks, coupons } = await academy.staff.readSamples({ staff });
    const hosts = await academy.communityHome.sampleHosts({ staff });
    return {
      goes: goes.map(namedOf),
      codes: stocks.reduce((sum, { samples }) => sum + samples, 0),
      coupons: coupons.map(({ code }) => code),
      hosts,
      stays: stays.map(namedOf),
    };
  },
});

const removeSamples = staffCall({
  path: 'samples/removal',
  summary: 'Take all of the sample off the pages that may go; its history stays',
  description:
    'Each record goes by itself, so a call that broke off may be sent again. Invented codes that nobody has, and the invented hosts of the community with their posts, are gone for good.',
  may: mayRemoveSamples,
  input: z.strictObject({}),
  output: z.object({ records: z.number().int() }),
  async run({ academy, staff }) {
    const { records } = await academy.staff.removeSamples({ staff });
    await academy.communityHome.removeSampleHosts({ staff });
    return { records };
  },
});

export const sampleCalls = [readSamples, removeSamples] as const;
