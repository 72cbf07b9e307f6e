import type { Knex } from 'knex'
import { countVersions, lockRows, ofShow } from '../row-security.ts'

export async function up(knex: Knex) {
  await knex.raw(`
    create table generated_content (
      id integer generated always as identity primary key,
      ${ofShow},
      guest_id integer not null,
      content_type text not null check (content_type in ('introduction', 'questions', 'show_notes')),
      content text not null check (char_length(content) <= 100000),
      prompt text check (char_length(prompt) <= 200000),
      word_count integer not null check (word_count >= 0),
      character_count integer not null check (character_count >= 0),
      provider text not null check (provider in ('openai', 'drafter')),
      model text check (char_length(model) <= 200),
      note text check (char_length(note) <= 2000),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      deletion_id text,
      unique (tenant_id, id),
      foreign key (tenant_id, guest_id) references guests (tenant_id, id) on delete cascade,
      foreign key (tenant_id, deletion_id) references deletions (tenant_id, id) on delete cascade
        deferrable initially deferred,
      check ((deleted_at is null) = (deletion_id is null))
    );
    create index generated_content_of_guest
      on generated_content (tenant_id, guest_id, content_type, created_at desc, id desc) where deleted_at is null;
    create index generated_content_newest
      on generated_content (tenant_id, created_at desc, id desc) where deleted_at is null;
    -- Whole, for the cascade from guests
    create index generated_content_guest on generated_content (tenant_id, guest_id);
    create index generated_content_deletion on generated_content (tenant_id, deletion_id)
      where deletion_id is not null;
    ${lockRows('generated_content')}
    ${countVersions('generated_content')}
    grant select, insert, update, delete on generated_content to cueroom_app;

    create table ai_training_patterns (
      id integer generated always as identity primary key,
      ${ofShow},
      content_type text not null check (char_length(content_type) between 1 and 60),
      pattern_type text not null check (char_length(pattern_type) between 1 and 60),
      pattern text not null check (char_length(pattern) between 1 and 10000),
      description text check (char_length(description) <= 2000),
      category text check (char_length(category) <= 200),
      is_active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (tenant_id, id)
    );
    create index ai_training_patterns_active on ai_training_patterns (tenant_id, content_type) where is_active;
    ${lockRows('ai_training_patterns')}
    ${countVersions('ai_training_patterns')}
    grant select, insert, update, delete on ai_training_patterns to cueroom_app;
  `)
}

export async function down(knex: Knex) {
  await knex.raw('drop table ai_training_patterns, generated_content')
}
