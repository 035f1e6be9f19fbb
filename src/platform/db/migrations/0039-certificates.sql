-- Keys that sign certificates. The public half is published for ever; the private one lies sealed with the academy's secret.
create table signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed text not null,
  created_at timestamptz not null
);
