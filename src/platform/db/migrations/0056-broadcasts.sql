-- E-mails from staff to many learners: what people agreed to, what is written, and to whom it goes.

create table email_choices (
  email text primary key,
  name text not null,
  locale text not null,
  agreed_at timestamptz,
  source text,
  wording text,
  stopped_at timestamptz,
  stopped_by uuid,
  bounced_at timestamptz
);
create index email_choices_stopped_by on email_choices (stopped_by) where stopped_by is not null;

create table broadcasts (
  id uuid primary key,
  purpose text not null,
  segment text not null,
  segment_of text not null,
  subject_en text not null,
  text_en text not null,
  subject_ar text not null,
  text_ar text not null,
  state text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  send_at timestamptz,
  sent_by text,
  ended_at timestamptz
);
create index broadcasts_created on broadcasts (created_at desc);
create index broadcasts_at_work on broadcasts (send_at) where state in ('scheduled', 'sending');

create table broadcast_recipients (
  id uuid primary key,
  broadcast_id uuid not null references broadcasts (id) on delete cascade,
  email text not null,
  name text not null,
  locale text not null,
  state text not null,
  queued_at timestamptz,
  settled_at timestamptz,
  unique (broadcast_id, email)
);
create index broadcast_recipients_state on broadcast_recipients (broadcast_id, state);
create index broadcast_recipients_on_way on broadcast_recipients (id) where state = 'queued';
create index broadcast_recipients_email on broadcast_recipients (email);
create index broadcast_recipients_queued on broadcast_recipients (queued_at) where queued_at is not null;
