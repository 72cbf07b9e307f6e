import type { Knex } from 'knex'
import { isPublicId, lockRows, ofShow } from '../row-security.ts'

/** Columns in which an erased guest may be mentioned, and which nothing else ever changes. */
const blackedOut = {
  imports: 'file_name',
  marketing_results: 'label, request, result, note',
  questionnaire_responses: 'responses, questions',
  sponsor_inquiries: 'company_name, package_name, package_price, message',
}
const deletedFrom = 'idempotency_keys, import_mappings, questionnaire_responses, sponsor_inquiries'

export async function up(knex: Knex) {
  await knex.raw(`
    create table erasures (
      id text primary key ${isPublicId('id')},
      ${ofShow},
      made_by text not null check (char_length(made_by) <= 254),
      counts jsonb not null check (jsonb_typeof(counts) = 'object'),
      alike integer[] not null,
      erased_at timestamptz not null default now(),
      unique (tenant_id, id)
    );
    comment on table erasures is 'Receipts: how much of what was erased, and nothing about whom';
    comment on column erasures.alike is 'Guests of the same name or email, who were kept';
    create index erasures_newest on erasures (tenant_id, erased_at desc, id desc);
    ${lockRows('erasures')}
    grant select, insert on erasures to cueroom_app;

    grant delete on ${deletedFrom} to cueroom_app;
    ${Object.entries(blackedOut)
      .map(([table, columns]) => `grant update (${columns}) on ${table} to cueroom_app;`)
      .join('\n    ')}
    -- Storing a picture again locks its row, so that it is not erased in the same moment
    grant update (created_at) on media to cueroom_app;

    -- Entries that were restored are never shown again, but their labels name guests
    update deletions set label = '' where restored_at is not null;
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    revoke update (created_at) on media from cueroom_app;
    ${Object.entries(blackedOut)
      .map(([table, columns]) => `revoke update (${columns}) on ${table} from cueroom_app;`)
      .join('\n    ')}
    revoke delete on ${deletedFrom} from cueroom_app;
    drop table erasures;
  `)
}
