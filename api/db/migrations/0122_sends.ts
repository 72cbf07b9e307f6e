import type { Knex } from 'knex'
import { lockRows, ofShow } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table questionnaire_sends (
      ${ofShow},
      questionnaire_id text not null,
      guest_id integer not null,
      sent_at timestamptz,
      reminded_at timestamptz,
      opened_at timestamptz,
      primary key (tenant_id, guest_id, questionnaire_id),
      foreign key (tenant_id, questionnaire_id) references questionnaires (tenant_id, id) on delete cascade,
      foreign key (tenant_id, guest_id) references guests (tenant_id, id) on delete cascade
    );
    create index questionnaire_sends_of_questionnaire on questionnaire_sends (tenant_id, questionnaire_id);
    ${lockRows('questionnaire_sends')}
    grant select, insert, delete on questionnaire_sends to cueroom_app;
    grant update (sent_at, reminded_at, opened_at) on questionnaire_sends to cueroom_app;

    create table mail_templates (
      ${ofShow},
      kind text not null check (kind in ('invite', 'remind')),
      subject text not null check (char_length(subject) between 1 and 200),
      text text not null check (char_length(text) between 1 and 5000),
      version integer not null default 1,
      primary key (tenant_id, kind)
    );
    ${lockRows('mail_templates')}
    grant select, insert on mail_templates to cueroom_app;
    grant update (subject, text, version) on mail_templates to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table mail_templates, questionnaire_sends')
}
