import type { Knex } from 'knex'
import { lockRows, ofShow } from '../row-security.ts'

/** Triggers, so that no writer can forget the inbox: hosts, visitors, workers and maintenance all write. */
const functions = `
  create function cueroom.inbox_of_response() returns trigger language plpgsql set search_path = '' as $$
  begin
    if tg_op = 'INSERT' then
      insert into public.inbox_items (tenant_id, kind, guest_id, response_id, created_at)
        values (new.tenant_id, case new.state when 'unverified' then 'unverified_answers' else 'answers' end,
          new.guest_id, new.id, new.submitted_at);
    else
      update public.inbox_items set kind = 'answers', guest_id = new.guest_id, read_at = coalesce(read_at, now())
        where tenant_id = new.tenant_id and response_id = new.id;
    end if;
    return null;
  end $$;

  create function cueroom.inbox_of_inquiry() returns trigger language plpgsql set search_path = '' as $$
  begin
    insert into public.inbox_items (tenant_id, kind, inquiry_id, created_at)
      values (new.tenant_id, 'inquiry', new.id, new.received_at);
    return null;
  end $$;

  create function cueroom.inbox_of_batch() returns trigger language plpgsql set search_path = '' as $$
  begin
    delete from public.inbox_items where tenant_id = new.tenant_id and batch_id = new.id;
    if new.state in ('done', 'stopped') then
      insert into public.inbox_items (tenant_id, kind, batch_id)
        values (new.tenant_id, 'batch_' || new.state, new.id);
    end if;
    return null;
  end $$;

  revoke execute on function cueroom.inbox_of_response(), cueroom.inbox_of_inquiry(), cueroom.inbox_of_batch()
    from public;

  create trigger inbox_new after insert on questionnaire_responses
    for each row execute function cueroom.inbox_of_response();
  create trigger inbox_decided after update of state on questionnaire_responses
    for each row when (old.state = 'unverified' and new.state = 'accepted')
    execute function cueroom.inbox_of_response();
  create trigger inbox_new after insert on sponsor_inquiries
    for each row execute function cueroom.inbox_of_inquiry();
  create trigger inbox_ended after update of state on content_batches
    for each row when (old.state is distinct from new.state) execute function cueroom.inbox_of_batch();
`

/** What a show has when it is upgraded. Only what still needs a decision is unread. */
const backfill = `
  insert into inbox_items (tenant_id, kind, guest_id, response_id, created_at, read_at)
    select tenant_id, case state when 'unverified' then 'unverified_answers' else 'answers' end, guest_id, id,
      submitted_at, case state when 'unverified' then null else now() end
    from questionnaire_responses;
  insert into inbox_items (tenant_id, kind, inquiry_id, created_at, read_at)
    select tenant_id, 'inquiry', id, received_at, now() from sponsor_inquiries;
`

export async function up(knex: Knex) {
  await knex.raw(`
    create table inbox_items (
      id integer generated always as identity primary key,
      ${ofShow},
      kind text not null check (kind in
        ('answers', 'unverified_answers', 'inquiry', 'batch_done', 'batch_stopped', 'trial')),
      guest_id integer,
      response_id integer,
      inquiry_id integer,
      batch_id text,
      ends_at timestamptz,
      created_at timestamptz not null default now(),
      read_at timestamptz,
      unique (tenant_id, id),
      unique (tenant_id, response_id),
      unique (tenant_id, inquiry_id),
      unique (tenant_id, batch_id),
      unique (tenant_id, ends_at),
      foreign key (tenant_id, guest_id) references guests (tenant_id, id) on delete cascade,
      foreign key (tenant_id, response_id) references questionnaire_responses (tenant_id, id) on delete cascade,
      foreign key (tenant_id, inquiry_id) references sponsor_inquiries (tenant_id, id) on delete cascade,
      foreign key (tenant_id, batch_id) references content_batches (tenant_id, id) on delete cascade,
      check (case kind
        when 'inquiry' then inquiry_id is not null
        when 'batch_done' then batch_id is not null
        when 'batch_stopped' then batch_id is not null
        when 'trial' then ends_at is not null
        else response_id is not null end)
    );
    comment on column inbox_items.ends_at is 'When the trial ends';
    create index inbox_items_newest on inbox_items (tenant_id, created_at desc, id desc);
    create index inbox_items_unread on inbox_items (tenant_id) where read_at is null;
    create index inbox_items_guest on inbox_items (tenant_id, guest_id) where guest_id is not null;
    ${lockRows('inbox_items')}
    grant select, insert, delete on inbox_items to cueroom_app;
    grant update (kind, guest_id, read_at) on inbox_items to cueroom_app;
    ${functions}
    ${backfill}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop trigger inbox_new on questionnaire_responses;
    drop trigger inbox_decided on questionnaire_responses;
    drop trigger inbox_new on sponsor_inquiries;
    drop trigger inbox_ended on content_batches;
    drop table inbox_items;
    drop function cueroom.inbox_of_response(), cueroom.inbox_of_inquiry(), cueroom.inbox_of_batch();
  `)
}
