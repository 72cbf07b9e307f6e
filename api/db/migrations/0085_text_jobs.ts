import type { Knex } from 'knex'

// Who writes a text, until when and when again is what pg-boss knows of its job
export async function up(knex: Knex) {
  await knex.raw(`
    alter table content_batch_items drop constraint content_batch_items_check1,
      drop column worker, drop column lease_until, drop column not_before,
      add column job_id uuid not null default gen_random_uuid();
    drop index content_batch_items_waiting;
    drop index content_batch_items_working;
    create index content_batch_items_open on content_batch_items (tenant_id, id)
      where state in ('waiting', 'working');
    comment on column content_batch_items.job_id is
      'The job of pg-boss that writes it; another one each time it is queued';
    comment on column content_batch_items.claim is
      'Counts how often the text was begun: whoever began it before stores nothing anymore';
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop index content_batch_items_open;
    alter table content_batch_items drop column job_id, add column worker text check (char_length(worker) <= 100),
      add column lease_until timestamptz, add column not_before timestamptz not null default now();
    update content_batch_items set state = 'waiting' where state = 'working';
    alter table content_batch_items add constraint content_batch_items_check1
      check ((state = 'working') = (lease_until is not null and worker is not null));
    create index content_batch_items_waiting on content_batch_items (tenant_id, batch_id, id) where state = 'waiting';
    create index content_batch_items_working on content_batch_items (tenant_id) where state = 'working';
  `)
}
