import type { Knex } from 'knex'
import { isPublicId, lockRows, ofShow } from '../row-security.ts'

const events = `'response.submitted', 'guest.created', 'guest.updated', 'content.generated', 'batch.finished',
  'sponsor.inquiry'`

const tables = `
  create table webhooks (
    id text primary key ${isPublicId('id')},
    ${ofShow},
    url text not null check (char_length(url) between 1 and 2000),
    events text[] not null check (cardinality(events) between 1 and 6 and events <@ array[${events}]),
    secret bytea not null,
    old_secret bytea,
    old_secret_until timestamptz,
    enabled boolean not null default true,
    failing_since timestamptz,
    disabled_at timestamptz,
    last_delivered_at timestamptz,
    created_at timestamptz not null default now(),
    unique (tenant_id, id)
  );
  comment on column webhooks.secret is 'Encrypted with a key derived from CUEROOM_SECRET';
  comment on column webhooks.failing_since is 'The first failure since the last success';
  create index webhooks_of_show on webhooks (tenant_id, created_at desc);
  ${lockRows('webhooks')}
  grant select, insert, update, delete on webhooks to cueroom_app;

  create table webhook_deliveries (
    id integer generated always as identity primary key,
    ${ofShow},
    webhook_id text not null,
    event_id text not null default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
    type text not null check (type in (${events}, 'webhook.test')),
    data jsonb not null,
    created_at timestamptz not null default now(),
    started_at timestamptz not null default now(),
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    job_id uuid,
    attempts integer not null default 0,
    attempted_at timestamptz,
    status integer,
    milliseconds integer,
    reply text check (char_length(reply) <= 1024),
    error text check (char_length(error) <= 200),
    unique (tenant_id, id),
    foreign key (tenant_id, webhook_id) references webhooks (tenant_id, id) on delete cascade
  );
  comment on column webhook_deliveries.data is 'Ids and words of the program, never what people wrote';
  comment on column webhook_deliveries.started_at is 'When it was queued, or replayed: it is tried for three days';
  comment on column webhook_deliveries.job_id is 'The job of pg-boss that sends it; null until it is queued';
  create index webhook_deliveries_newest on webhook_deliveries (tenant_id, webhook_id, created_at desc, id desc);
  create index webhook_deliveries_waiting on webhook_deliveries (tenant_id, webhook_id, id) where state = 'waiting';
  create index webhook_deliveries_unqueued on webhook_deliveries (id) where state = 'waiting' and job_id is null;
  create index webhook_deliveries_old on webhook_deliveries (created_at);
  ${lockRows('webhook_deliveries')}
  grant select, insert, update, delete on webhook_deliveries to cueroom_app;
`

/** Triggers, so that no writer can forget an event, and none is sent of a transaction that failed. */
const functions = `
  -- Arguments: the event, then pairs of a field of the message and the column it comes from
  create function cueroom.queue_event() returns trigger language plpgsql set search_path = '' as $$
  declare
    fields jsonb;
    message jsonb := '{}';
  begin
    if not exists (select from public.webhooks w
      where w.tenant_id = new.tenant_id and w.enabled and tg_argv[0] = any(w.events)) then
      return null;
    end if;
    fields := to_jsonb(new);
    for pair in 1 .. (tg_nargs - 1) / 2 loop
      message := message || jsonb_build_object(tg_argv[2 * pair - 1], fields -> tg_argv[2 * pair]);
    end loop;
    insert into public.webhook_deliveries (tenant_id, webhook_id, type, data)
      select w.tenant_id, w.id, tg_argv[0], message from public.webhooks w
      where w.tenant_id = new.tenant_id and w.enabled and tg_argv[0] = any(w.events);
    return null;
  end $$;

  -- For each statement: an import makes thousands
  create function cueroom.queue_new_guests() returns trigger language plpgsql set search_path = '' as $$
  begin
    insert into public.webhook_deliveries (tenant_id, webhook_id, type, data)
      select w.tenant_id, w.id, 'guest.created', jsonb_build_object('guestId', g.id)
      from made g join public.webhooks w on w.tenant_id = g.tenant_id
      where w.enabled and 'guest.created' = any(w.events) and g.deleted_at is null order by g.id;
    return null;
  end $$;

  revoke execute on function cueroom.queue_event(), cueroom.queue_new_guests() from public;

  create trigger event_new after insert on questionnaire_responses for each row
    execute function cueroom.queue_event('response.submitted', 'responseId', 'id', 'questionnaireId',
      'questionnaire_id', 'guestId', 'guest_id', 'state', 'state');
  create trigger event_new after insert on guests
    referencing new table as made for each statement execute function cueroom.queue_new_guests();
  create trigger event_changed after update on guests
    for each row when (old.version is distinct from new.version and new.deleted_at is null)
    execute function cueroom.queue_event('guest.updated', 'guestId', 'id');
  create trigger event_new after insert on generated_content for each row
    execute function cueroom.queue_event('content.generated', 'contentId', 'id', 'guestId', 'guest_id',
      'contentType', 'content_type', 'provider', 'provider');
  create trigger event_finished after update of state on content_batches
    for each row when (old.state is distinct from new.state and new.state = 'done')
    execute function cueroom.queue_event('batch.finished', 'batchId', 'id', 'total', 'total');
  create trigger event_new after insert on sponsor_inquiries for each row
    execute function cueroom.queue_event('sponsor.inquiry', 'inquiryId', 'id', 'sponsorId', 'sponsor_id');
`

/** Each kind names what it is about; which kinds there are is in core. */
const inbox = `
  alter table inbox_items add column webhook_id text,
    add foreign key (tenant_id, webhook_id) references webhooks (tenant_id, id) on delete cascade;
  create index inbox_items_webhook on inbox_items (tenant_id, webhook_id) where webhook_id is not null;
  alter table inbox_items drop constraint inbox_items_check;
  alter table inbox_items add constraint inbox_items_check check (case
    when kind in ('answers', 'unverified_answers') then response_id is not null
    when kind = 'inquiry' then inquiry_id is not null
    when kind in ('batch_done', 'batch_stopped') then batch_id is not null
    when kind = 'trial' then ends_at is not null
    when kind = 'purchase' then ends_at is not null and feature_name is not null
    when kind in ('introduction_approved', 'introduction_corrected', 'time_chosen', 'consent')
      then guest_id is not null
    when kind = 'webhook_off' then webhook_id is not null
    else true end);
`

export async function up(knex: Knex) {
  await knex.raw(tables + functions + inbox)
}

export async function down(knex: Knex) {
  await knex.raw(`
    delete from inbox_items where kind = 'webhook_off';
    alter table inbox_items drop constraint inbox_items_check, drop column webhook_id;
    alter table inbox_items add constraint inbox_items_check check (case
      when kind in ('answers', 'unverified_answers') then response_id is not null
      when kind = 'inquiry' then inquiry_id is not null
      when kind in ('batch_done', 'batch_stopped') then batch_id is not null
      when kind = 'trial' then ends_at is not null
      when kind = 'purchase' then ends_at is not null and feature_name is not null
      when kind in ('introduction_approved', 'introduction_corrected', 'time_chosen', 'consent')
        then guest_id is not null
      else true end);
    drop trigger event_new on questionnaire_responses;
    drop trigger event_new on guests;
    drop trigger event_changed on guests;
    drop trigger event_new on generated_content;
    drop trigger event_finished on content_batches;
    drop trigger event_new on sponsor_inquiries;
    drop function cueroom.queue_event(), cueroom.queue_new_guests();
    drop table webhook_deliveries, webhooks;
  `)
}
