import type { Knex } from 'knex'
import { countVersions, isPublicId, lockRows, ofShow, onlyFor } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table questionnaires (
      id text primary key ${isPublicId('id')},
      ${ofShow},
      title text not null check (char_length(title) between 1 and 200),
      description text check (char_length(description) <= 2000),
      questions jsonb not null
        check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 100),
      is_active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      unique (tenant_id, id)
    );
    create index questionnaires_newest on questionnaires (tenant_id, created_at desc) where deleted_at is null;
    ${lockRows('questionnaires')}
    ${countVersions('questionnaires')}
    grant select, insert, update on questionnaires to cueroom_app;

    create table questionnaire_responses (
      id integer generated always as identity primary key,
      ${ofShow},
      questionnaire_id text not null,
      guest_id integer,
      guest_email text check (char_length(guest_email) <= 254),
      responses jsonb not null check (jsonb_typeof(responses) = 'object'),
      questions jsonb not null check (jsonb_typeof(questions) = 'array'),
      submitted_at timestamptz not null default now(),
      unique_token text not null ${isPublicId('unique_token')},
      unique (tenant_id, id),
      unique (tenant_id, questionnaire_id, unique_token),
      -- No cascade: answers outlive their questionnaire, but not their guest
      foreign key (tenant_id, questionnaire_id) references questionnaires (tenant_id, id),
      foreign key (tenant_id, guest_id) references guests (tenant_id, id) on delete cascade
    );
    create index questionnaire_responses_of_guest
      on questionnaire_responses (tenant_id, guest_id, submitted_at desc);
    ${lockRows('questionnaire_responses')}
    grant select, insert on questionnaire_responses to cueroom_app;

    create function cueroom.tenant_of_questionnaire(id text) returns text
    language sql stable security definer set search_path = '' as $$
      select q.tenant_id from public.questionnaires q where q.id = $1 and q.deleted_at is null
    $$;
    ${onlyFor('cueroom_visitor', 'tenant_of_questionnaire(text)')}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop function cueroom.tenant_of_questionnaire;
    drop table questionnaire_responses, questionnaires;
  `)
}
