import type { SampleConsultationService } from '../shape.ts';

export const consultationServices: SampleConsultationService[] = [];
