import type { Knex } from 'knex'
import { isPublicId, lockRows, ofShow } from '../row-security.ts'

/** Visits are deleted after two days; what stays are counts a day, with nothing about a person. */
const visits = `
  create table questionnaire_visits (
    ${ofShow},
    questionnaire_id text not null,
    visit text not null ${isPublicId('visit')},
    day date not null,
    answered text[] not null default '{}' check (cardinality(answered) <= 100),
    is_counted boolean not null default false,
    started_at timestamptz,
    completed_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (tenant_id, questionnaire_id, visit),
    foreign key (tenant_id, questionnaire_id) references questionnaires (tenant_id, id) on delete cascade
  );
  comment on column questionnaire_visits.visit is 'Random, made by the browser for a day';
  comment on column questionnaire_visits.day is 'In the time zone of the show; every count of the visit is of this day';
  create index questionnaire_visits_old on questionnaire_visits (created_at);
  ${lockRows('questionnaire_visits')}
  grant select, insert, update, delete on questionnaire_visits to cueroom_app;

  create table questionnaire_days (
    ${ofShow},
    questionnaire_id text not null,
    day date not null,
    measure text not null check (measure in ('view', 'start', 'completion', 'seconds', 'answered')),
    detail text not null default '' check (char_length(detail) <= 64),
    count integer not null,
    primary key (tenant_id, measure, questionnaire_id, day, detail),
    foreign key (tenant_id, questionnaire_id) references questionnaires (tenant_id, id) on delete cascade
  );
  comment on column questionnaire_days.detail is 'answered: the id of the question; seconds: how long answering took, rounded';
  create index questionnaire_days_of_questionnaire on questionnaire_days (tenant_id, questionnaire_id);
  ${lockRows('questionnaire_days')}
  grant select, insert, update, delete on questionnaire_days to cueroom_app;
`

const guests = `
  create table guest_days (
    ${ofShow},
    day date not null,
    unscheduled integer not null,
    upcoming integer not null,
    completed integer not null,
    primary key (tenant_id, day)
  );
  comment on table guest_days is 'How many guests had each status at the end of a day; written every hour';
  ${lockRows('guest_days')}
  grant select, insert, update, delete on guest_days to cueroom_app;
`

export async function up(knex: Knex) {
  await knex.raw(`
    ${visits}
    ${guests}
    alter table show_settings add column time_zone text check (char_length(time_zone) <= 64);
    comment on column show_settings.time_zone is 'IANA zone in which days begin; null is UTC';
    -- Texts are counted by when they were written, those in the trash too
    create index generated_content_written on generated_content (tenant_id, created_at) include (content_type);
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop index generated_content_written;
    alter table show_settings drop column time_zone;
    drop table guest_days, questionnaire_days, questionnaire_visits;
  `)
}
