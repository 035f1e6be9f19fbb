-- The badge of a finished module is a certificate of a part of its course, once for each learner.
alter table certificates add column unit_id uuid;
create unique index certificates_badge on certificates (enrolment_id, unit_id) where unit_id is not null;
