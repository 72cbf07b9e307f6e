/** The show whose rows a transaction may see, as the session's setting says; null when none is set. */
const currentShow = `nullif(current_setting('app.tenant_id', true), '')`

/** Column of every table that belongs to a show. */
export const ofShow = `tenant_id text not null default ${currentShow} references tenants (id) on delete cascade`

/**
 * Opaque public ids, as core's PublicId has them. `\w` would also take letters beyond ASCII in PostgreSQL.
 * @param column an identifier, never input
 */
export const isPublicId = (column: string) => `check (${column} ~ '^[A-Za-z0-9_-]{1,64}$')`

/**
 * SQL that locks a table: row-level security for everyone, its owner included, whole access for the owner
 * (who migrates, and need not be a superuser), and for a show's transaction the rows that `show` allows.
 * @param show a condition on a row; by default that it belongs to the show of the transaction
 */
export const lockRows = (table: string, show = `tenant_id = ${currentShow}`) => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy owner on ${table} to current_user using (true) with check (true);
  create policy show on ${table} to cueroom_app using (${show}) with check (${show});
`

/** SQL that lets an admin's transaction see the rows that `rows` allows. */
export const openToPlatform = (table: string, rows = 'true') => `
  create policy platform on ${table} to cueroom_platform using (${rows}) with check (${rows});
`

/** SQL that counts `version` and sets `updated_at` at every change, or only when one of `columns` is set. */
export const countVersions = (table: string, columns = '') => `
  create trigger count_version before update ${columns && `of ${columns}`} on ${table}
    for each row execute function cueroom.count_version();
`

/** SQL that keeps a function of the schema cueroom to one role. `signature` is its name with argument types. */
export const onlyFor = (role: string, signature: string) => `
  revoke execute on function cueroom.${signature} from public;
  grant execute on function cueroom.${signature} to ${role};
`
