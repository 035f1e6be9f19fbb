/** The kinds of records the office writes, and the schema of each. */
import type { z } from 'zod';
import { campaignSchema } from '../courses/campaign-schema.ts';
import type { Campaign } from '../courses/campaign.ts';
import { type ConsultationService, serviceSchema } from '../consultations/consultation-service.ts';
import { courseSchema } from '../courses/course-schema.ts';
import type { Course } from '../courses/course.ts';
import { jobSchema } from '../careers/job-schema.ts';
import type { Job } from '../careers/job.ts';
import { legalSchema } from '../legal/legal-schema.ts';
import type { LegalText } from '../legal/legal.ts';
import { postSchema } from '../blog/post-schema.ts';
import type { Post } from '../blog/post.ts';
import { productSchema } from '../shop/product-schema.ts';
import type { Product } from '../shop/product.ts';
import { settingsSchema } from '../settings/settings-schema.ts';
import type { AcademySettings } from '../settings/settings.ts';
import { trainerSchema } from '../courses/trainer-schema.ts';
import type { Trainer } from '../courses/trainer.ts';
import { type Workshop, workshopSchema } from '../workshops/workshop.ts';

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
