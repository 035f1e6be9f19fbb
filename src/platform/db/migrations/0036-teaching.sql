-- What staff took out of an outline can be put back, and a corrected version says when it was corrected.
alter table modules add column removed_at timestamptz;
alter table lesson_versions add column corrected_at timestamptz;
alter table lesson_versions add column corrected_by text;
