import type { Knex } from 'knex'

const kinds = (names: string) => `
  alter table deletions drop constraint deletions_kind_check;
  alter table deletions add constraint deletions_kind_check check (kind in (${names}));
`
const before = `'guest', 'guests', 'content', 'sponsor', 'marketing', 'episode', 'pattern'`

/** Questionnaires that are deleted can be restored for as long as everything else. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table questionnaires
      add column deletion_id text,
      add constraint questionnaires_trash check (deletion_id is null or deleted_at is not null),
      -- Not deleted with its entry: answers name their questionnaire for as long as they are kept
      add constraint questionnaires_deletion foreign key (tenant_id, deletion_id)
        references deletions (tenant_id, id) on delete set null (deletion_id)
        deferrable initially deferred;
    create index questionnaires_deletion on questionnaires (tenant_id, deletion_id)
      where deletion_id is not null;
    drop trigger count_version on questionnaires;
    -- Being deleted or restored changes nothing that was read
    create trigger count_version before update on questionnaires
      for each row when (old.deleted_at is not distinct from new.deleted_at)
      execute function cueroom.count_version();
    ${kinds(`${before}, 'questionnaire'`)}
  `)
}

export async function down(knex: Knex) {
  await knex.raw(`
    delete from deletions where kind = 'questionnaire';
    ${kinds(before)}
    drop trigger count_version on questionnaires;
    create trigger count_version before update on questionnaires
      for each row execute function cueroom.count_version();
    drop index questionnaires_deletion;
    alter table questionnaires drop column deletion_id;
  `)
}
