/** The verbs of the academy, bound to {database, gateways, clock, ids}. Screens and the wire see this type and nothing behind it. */
import type { CalledFrom } from '../domain/staff/staff-log.store.server.ts';
import type { StaffRole } from '../domain/staff/who-may.ts';
import type { Services } from '../src/features/services.ts';
import type { AccountVerbs } from './account-verbs.ts';
import type { ApplicationVerbs } from './application-verbs.ts';
import type { BookingVerbs, StaffBookingVerbs } from './booking-verbs.ts';
import type { CommunityVerbs, StaffCommunityVerbs } from './community-verbs.ts';
import type { bindCatalogue, bindCheckout, bindOffice } from './bind-academy.server.ts';
import type { DownloadVerbs, StaffDownloadVerbs } from './download-verbs.ts';
import type { StaffCatalogueVerbs } from './catalogue-verbs.ts';
import type { StaffSampleVerbs } from './sample-verbs.ts';
import type { CircleVerbs } from './circle-verbs.ts';
import type { LegalVerbs } from './legal-verbs.ts';
import type { PictureVerbs, StaffPictureVerbs } from './picture-verbs.ts';
import type { StaffProductFileVerbs } from './product-file-verbs.ts';
import type { StaffSecondFactorVerbs } from './second-factor-verbs.ts';
import type { SignInVerbs } from './sign-in-verbs.ts';
import type { StaffApplicationVerbs } from './staff-application-verbs.ts';
import type { StaffApplicationStageVerbs } from './application-stage-verbs.ts';
import type { StaffWorkshopPlaceVerbs } from './workshop-place-verbs.ts';
import type { StaffPeopleVerbs } from './people-verbs.ts';
import type { StaffPlaceVerbs } from './staff-place-verbs.ts';
import type { TestVerbs } from './test-verbs.ts';
import type { StaffUserVerbs, UserVerbs } from './user-verbs.ts';
import type { StaffWaitlistVerbs, WaitlistVerbs } from './waitlist-verbs.ts';
import type { WireVerbs } from './wire-verbs.ts';

export type StaffMember = {
  email: string;
  role: StaffRole;
  /** Slug of the trainer she is, for an expert. */
  expert?: string;
  /** Where her request came from, for the log; the door fills it in. */
  from?: CalledFrom;
};
/** Verbs that are described in files of their own: a new group is one more line here. */
type OtherVerbs = Services &
  AccountVerbs &
  ApplicationVerbs &
  BookingVerbs &
  CommunityVerbs &
  DownloadVerbs &
  PictureVerbs &
  LegalVerbs &
  TestVerbs &
  UserVerbs &
  WireVerbs &
  WaitlistVerbs &
  SignInVerbs;
type OtherStaffVerbs = StaffBookingVerbs &
  StaffCatalogueVerbs &
  StaffSampleVerbs &
  StaffPictureVerbs &
  StaffProductFileVerbs &
  StaffCommunityVerbs &
  StaffDownloadVerbs &
  StaffSecondFactorVerbs &
  StaffWaitlistVerbs &
  StaffApplicationVerbs &
  StaffApplicationStageVerbs &
  StaffWorkshopPlaceVerbs &
  StaffPeopleVerbs &
  StaffPlaceVerbs &
  StaffUserVerbs;

export type Academy = OtherVerbs &
  ReturnType<typeof bindCatalogue> &
  ReturnType<typeof bindCheckout> & {
    /** The community of members. */
    circle: CircleVerbs;
    staff: OtherStaffVerbs & ReturnType<typeof bindOffice>;
  };
