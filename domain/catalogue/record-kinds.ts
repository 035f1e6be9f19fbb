/** The kinds of records the office writes, and the schema of each. */
import type { z } from 'zod';
import { campaignSchema } from './campaign-schema.ts';
import type { Campaign } from './campaign.ts';
import type { ConsultationService } from './consultation-service.ts';
import { courseSchema } from './course-schema.ts';
import type { Course } from './course.ts';
import { jobSchema } from './job-schema.ts';
import type { Job } from './job.ts';
import { legalSchema } from './legal-schema.ts';
import type { LegalText } from './legal.ts';
import { postSchema } from './post-schema.ts';
import type { Post } from './post.ts';
import { productSchema } from './product-schema.ts';
import type { Product } from './product.ts';
import { serviceSchema } from './service-schema.ts';
import { settingsSchema } from './settings-schema.ts';
import type { AcademySettings } from './settings.ts';
import { trainerSchema } from './trainer-schema.ts';
import type { Trainer } from './trainer.ts';
import { workshopSchema } from './workshop-schema.ts';
import type { Workshop } from './workshop.ts';

/** As it is kept: in which language it is written is worked out when it is read. */
type Kept<T> = Omit<T, 'writtenIn'>;

export type RecordOf = {
  course: Kept<Course>;
  workshop: Kept<Workshop>;
  product: Kept<Product>;
  trainer: Kept<Trainer>;
  post: Kept<Post>;
  job: Kept<Job>;
  service: Kept<ConsultationService>;
  campaign: Kept<Campaign>;
  legal: LegalText;
  settings: AcademySettings;
};

export type RecordKind = keyof RecordOf;

/** What a schema reads is what its type says, and nothing less. */
export const recordSchemas = {
  course: courseSchema,
  workshop: workshopSchema,
  product: productSchema,
  trainer: trainerSchema,
  post: postSchema,
  job: jobSchema,
  service: serviceSchema,
  campaign: campaignSchema,
  legal: legalSchema,
  settings: settingsSchema,
} satisfies { [K in RecordKind]: z.ZodType<RecordOf[K]> };
