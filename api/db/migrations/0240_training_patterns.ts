import type { Knex } from 'knex'

const kinds = (names: string) => `
  alter table deletions drop constraint deletions_kind_check;
  alter table deletions add constraint deletions_kind_check check (kind in (${names}));
`

export async function up(knex: Knex) {
  await knex.raw(`
    alter table ai_training_patterns
      add column position integer not null default 0,
      add column deleted_at timestamptz,
      add column deletion_id text,
      add constraint ai_training_patterns_trash check ((deleted_at is null) = (deletion_id is null)),
      add constraint ai_training_patterns_deletion foreign key (tenant_id, deletion_id)
        references deletions (tenant_id, id) on delete cascade deferrable initially deferred;
    create index ai_training_patterns_deletion on ai_training_patterns (tenant_id, deletion_id)
      where deletion_id is not null;
    drop trigger count_version on ai_training_patterns;
    -- Being deleted, restored or moved changes nothing that was read
    create trigger count_version before update on ai_training_patterns
      for each row when (old.deleted_at is not distinct from new.deleted_at and old.position = new.position)
      execute function cueroom.count_version();
    ${kinds(`'guest', 'guests', 'content', 'sponsor', 'marketing', 'episode', 'pattern'`)}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    delete from deletions where kind = 'pattern';
    ${kinds(`'guest', 'guests', 'content', 'sponsor', 'marketing', 'episode'`)}
    drop trigger count_version on ai_training_patterns;
    create trigger count_version before update on ai_training_patterns
      for each row execute function cueroom.count_version();
    drop index ai_training_patterns_deletion;
    alter table ai_training_patterns drop column deletion_id, drop column deleted_at, drop column position;
  `)
}
