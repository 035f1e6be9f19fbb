-- Texts of e-mails that the academy wrote in place of those delivered.

create table email_texts (
  email text not null,
  locale text not null check (locale in ('en', 'ar')),
  path text not null,
  text text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (email, locale, path)
);
