import type { Knex } from 'knex'
import { isPublicId, lockRows, ofShow } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table content_batches (
      id text primary key ${isPublicId('id')},
      ${ofShow},
      state text not null default 'running'
        check (state in ('running', 'paused', 'stopped', 'cancelled', 'done')),
      reason_code text check (char_length(reason_code) <= 100),
      reason text check (char_length(reason) <= 2000),
      -- Until then nothing is begun: the provider asked for patience, or did not answer
      waiting_until timestamptz,
      setbacks integer not null default 0 check (setbacks >= 0),
      types text[] not null check (types <@ array['introduction', 'questions', 'show_notes']),
      prompt text check (char_length(prompt) <= 200000),
      total integer not null check (total >= 0),
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      unique (tenant_id, id),
      check ((reason is null) = (reason_code is null)),
      check ((finished_at is not null) = (state in ('cancelled', 'done')))
    );
    comment on column content_batches.setbacks is 'Times in a row that the provider could not be reached';
    create index content_batches_newest on content_batches (tenant_id, created_at desc);
    create index content_batches_running on content_batches (tenant_id, id) where state = 'running';
    ${lockRows('content_batches')}
    grant select, insert, update on content_batches to cueroom_app;

    create table content_batch_items (
      id integer generated always as identity primary key,
      ${ofShow},
      batch_id text not null,
      guest_id integer not null,
      content_type text not null check (content_type in ('introduction', 'questions', 'show_notes')),
      state text not null default 'waiting'
        check (state in ('waiting', 'working', 'done', 'failed', 'skipped', 'cancelled')),
      attempts integer not null default 0 check (attempts >= 0),
      -- Counts how often the item was given out: a worker that was taken for dead stores nothing any more
      claim integer not null default 0,
      -- Times that its worker vanished
      lost integer not null default 0,
      worker text check (char_length(worker) <= 100),
      lease_until timestamptz,
      not_before timestamptz not null default now(),
      error_code text check (char_length(error_code) <= 100),
      error text check (char_length(error) <= 2000),
      finished_at timestamptz,
      unique (tenant_id, id),
      unique (tenant_id, batch_id, guest_id, content_type),
      foreign key (tenant_id, batch_id) references content_batches (tenant_id, id) on delete cascade,
      foreign key (tenant_id, guest_id) references guests (tenant_id, id) on delete cascade,
      check ((error is null) = (error_code is null)),
      check ((state = 'working') = (lease_until is not null and worker is not null))
    );
    create index content_batch_items_of_batch on content_batch_items (tenant_id, batch_id, state, id);
    create index content_batch_items_guest on content_batch_items (tenant_id, guest_id);
    create index content_batch_items_waiting on content_batch_items (tenant_id, batch_id, id)
      where state = 'waiting';
    create index content_batch_items_working on content_batch_items (tenant_id) where state = 'working';
    ${lockRows('content_batch_items')}
    grant select, insert, update on content_batch_items to cueroom_app;

    create table generation_usage (
      ${ofShow},
      day date not null,
      items integer not null default 0 check (items >= 0),
      tokens bigint not null default 0 check (tokens >= 0),
      primary key (tenant_id, day)
    );
    ${lockRows('generation_usage')}
    grant select, insert, update (items, tokens) on generation_usage to cueroom_app;

    alter table generated_content
      add column written_from jsonb check (jsonb_typeof(written_from) = 'object'),
      -- No reference: the text outlives its batch, and stays as it is when that is forgotten
      add column batch_item_id integer,
      -- Whatever happens to workers: one item, one text
      add unique (tenant_id, batch_item_id);
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table generated_content drop column batch_item_id, drop column written_from;
    drop table generation_usage, content_batch_items, content_batches;
  `)
}
