/** Files that products deliver. */
import { z } from 'zod';
import { isProductFileName, productFileEndings } from './product-upload.ts';
import { mayEditCatalogue } from '../staff/who-may.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

const productFile = z.object({
  name: z.string(),
  path: z.string(),
  type: z.string(),
  bytes: z.number().int(),
});
export type ProductFileView = z.output<typeof productFile>;

const addProductFile = defineStaffCall({
  id: 'addProductFile',
  group: 'catalogue',
  method: 'POST',
  path: '/api/staff/product-files',
  summary: 'Put a file among those of the shop',
  description: `The body is the file, of 50 MB at most: ${productFileEndings.join(', ')}, which its bytes must prove. What is answered is filled into \`files.en\` or \`files.ar\` of a product; buyers get it by the links they have as soon as that record is published.`,
  may: mayEditCatalogue,
  takes: ['application/octet-stream'],
  schema: z.strictObject({
    name: z
      .string('required')
      .overwrite((name) => name.trim().normalize('NFC'))
      .refine(isProductFileName, 'file-name'),
  }),
  example: { name: 'finance-tracker-2.xlsx' },
  answer200: {
    when: 'It lies there.',
    schema: productFile,
    example: {
      name: 'freelance-ebook.pdf',
      path: 'office/0197a9f0-0000-7000-8000-000000000001/freelance-ebook.pdf',
      type: 'application/pdf',
      bytes: 294_566,
    },
  },
  async answer({ academy }, { request, value: { name }, staff }) {
    if (request.headers.get('content-type') !== 'application/octet-stream')
      return refuseStaff('wrong-content-type');
    const body = request.body ?? new Blob([]).stream();
    const added = await academy.staff.addProductFile({ name, body, staff });
    if (!added.ok) return refuseStaff('bad-fields', { fields: { file: added.reason } });
    const { path, type, bytes } = added.file;
    return { ok: true, status: 200, body: { name: added.file.name, path, type, bytes } };
  },
});

export const productFileCalls: readonly StaffCall[] = [addProductFile];
