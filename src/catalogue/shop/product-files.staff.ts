/** Files that products deliver. */
import { z } from 'zod';
import { isProductFileName, productFileEndings } from './product-upload.ts';
import { mayEditCatalogue } from '../../academy/staff/who-may.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';

const productFile = z.object({
  name: z.string(),
  path: z.string(),
  type: z.string(),
  bytes: z.number().int(),
});

const addProductFile = staffCall({
  path: 'product-files',
  summary: 'Put a file among those of the shop',
  description: `The body is the file, of 50 MB at most: ${productFileEndings.join(', ')}, which its bytes must prove. What is answered is filled into \`files.en\` or \`files.ar\` of a product; buyers get it by the links they have as soon as that record is published.`,
  may: mayEditCatalogue,
  takes: ['application/octet-stream'],
  input: z.strictObject({
    name: z
      .string('required')
      .overwrite((name) => name.trim().normalize('NFC'))
      .refine(isProductFileName, 'file-name')
      .meta({ example: 'workbook.pdf' }),
  }),
  output: productFile,
  async run({ academy, request, staff }, { name }) {
    if (request.headers.get('content-type') !== 'application/octet-stream')
      return refuseStaff('wrong-content-type');
    const body = request.body ?? new Blob([]).stream();
    const added = await academy.staff.addProductFile({ name, body, staff });
    return added.ok ? added.file : refuseStaff('bad-fields', { fields: { file: added.reason } });
  },
});

export const productFileCalls = [addProductFile] as const;
