/**
 * Guards against losing what was deleted, and against keeping what was erased.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string }[]}
 */
export const eraseMutants = [
  {
    name: 'a deletion counts guests that another one moved',
    file: 'api/deletions/deletions.service.ts',
    find: 'where record.id = locked.id and record.tenant_id = ? and record.deletion_id is not distinct from ?\n',
    replace:
      'where record.id = locked.id and record.tenant_id = ? and (record.deletion_id = ?) is not true\n',
    test: 'api/deletions/deletion-races.test.ts',
  },
  {
    name: 'a deletion that moved nothing leaves an entry',
    file: 'api/deletions/deletions.service.ts',
    find: '  if (moved.length === 0) return { deleted: 0, deletionId: null }\n',
    replace: '',
    test: 'api/deletions/deletion-races.test.ts',
  },
  {
    name: 'a full disk is a failure like any other',
    file: 'api/problems/problems.ts',
    find: "const outOfSpace = new Set(['53100', 'ENOSPC', 'EDQUOT'])",
    replace: "const outOfSpace = new Set(['EDQUOT'])",
    test: 'api/db/storage.test.ts',
  },
  {
    name: 'readiness does not know of a full disk',
    file: 'api/instance/health.ts',
    find: '      if (await app.storage.probe()) throw storageFull()\n',
    replace: '',
    test: 'api/db/storage.test.ts',
  },
  {
    name: 'an erased guest is still mentioned',
    file: 'api/erasures/erasures.service.ts',
    find: 'await blackOutMentions(db, mentions)',
    replace: '0',
    test: 'api/erasures/erasures.test.ts',
  },
  {
    name: "an erased guest's photo stays",
    file: 'api/erasures/erasures.service.ts',
    find: 'await eraseUnused(db)',
    replace: '0',
    test: 'api/erasures/erasures.test.ts',
  },
  {
    name: 'replies about an erased guest are kept',
    file: 'api/erasures/erasures.service.ts',
    find: 'await eraseReplies(db, mentions, new Set(ids))',
    replace: '0',
    test: 'api/erasures/erasures.test.ts',
  },
  {
    name: 'rows that an import left out are kept',
    file: 'api/erasures/erase-rows.ts',
    find: 'const others = leftOut.filter((row) => !mentions.in(row))',
    replace: 'const others = leftOut',
    test: 'api/erasures/erasures.test.ts',
  },
  {
    name: 'what an erased guest shares with one who stays is blacked out',
    file: 'api/erasures/identities.ts',
    find: 'Boolean(value) && !taken.has(folded(value))',
    replace: 'Boolean(value)',
    test: 'api/erasures/erasures.test.ts',
  },
  {
    name: 'deleted copies of an erased guest can be restored',
    file: 'api/erasures/erasures.service.ts',
    find: 'new Set([id, ...copies])',
    replace: 'new Set([id])',
    test: 'api/erasures/erasures.test.ts',
  },
  {
    name: "a visitor's name of ordinary words destroys other people's texts",
    file: 'core/erasures/mentions.ts',
    find: 'isWrittenAsName(text.slice(start, last.end))',
    replace: 'true',
    test: 'core/erasures/mentions.test.ts',
  },
]
