import type { LegalVersion } from '../../shape.ts';

export const versions: readonly LegalVersion[] = [
  { version: '1.0', effectiveOn: '2025-06-17', change: { en: 'First version.', ar: 'الصيغة الأولى.' } },
];
