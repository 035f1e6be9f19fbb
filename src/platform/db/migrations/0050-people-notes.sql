-- What staff keep about a person for each other: notes and tags, by the person's address.

create table person_notes (
  id uuid primary key,
  email text not null,
  at timestamptz not null,
  by_email text not null,
  body text not null
);
create index person_notes_of on person_notes (email, at);

create table person_tags (
  email text not null,
  tag text not null,
  primary key (email, tag)
);
create index person_tags_tag on person_tags (tag, email);
