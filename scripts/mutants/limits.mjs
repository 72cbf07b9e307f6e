/** Limits of what a reply and a show may hold. */
export const limitMutants = [
  {
    name: 'a page is not cut by its bytes',
    file: 'api/http/serialize-reply.ts',
    find: 'if (bytes > replyBytes && texts.length > 0) {',
    replace: 'if (bytes < 0) {',
    test: 'api/http/pages.test.ts',
  },
  {
    name: 'a page of any size is read',
    file: 'core/contract/page-query.ts',
    find: '.pipe(z.int().min(1).max(pageRows))',
    replace: '.pipe(z.int().min(1))',
    test: 'api/http/pages.test.ts',
  },
  {
    name: 'a page after an erased row is an empty one',
    file: 'api/db/pages.ts',
    find: "throw conflict('This list changed while it was being read. Load it again.', 'list_changed')",
    replace: '',
    test: 'api/http/pages.test.ts',
  },
  {
    name: 'the page that was cut is the last one',
    file: 'api/http/serialize-reply.ts',
    find: 'const more = rest.more || read < rows.length',
    replace: 'const more = rest.more',
    test: 'api/http/pages.test.ts',
  },
  {
    name: 'limits are counted without waiting for others',
    file: 'api/quotas/quotas.service.ts',
    find: "select pg_advisory_xact_lock(hashtextextended('quotas ' || ?, 0))",
    replace: 'select ?',
    test: 'api/quotas/quotas.test.ts',
  },
  {
    name: 'an import goes over the limit of guests',
    file: 'api/imports/imports.service.ts',
    find: "await reserve(db, 'guests', guests.length)",
    replace: 'void reserve',
    test: 'api/quotas/quotas.test.ts',
  },
  {
    name: 'a model writes what has no room',
    file: 'api/content/content.service.ts',
    find: "await expectRoom(db, 'texts')",
    replace: 'void expectRoom',
    test: 'api/quotas/quotas.test.ts',
  },
  {
    name: 'photos have no limit',
    file: 'api/media/media.service.ts',
    find: "await reserve(db, 'mediaBytes', picture.bytes.byteLength)",
    replace: 'void reserve',
    test: 'api/quotas/quotas.test.ts',
  },
]
