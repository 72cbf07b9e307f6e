/**
 * What a host sees of their guests and their inbox is right, and nothing is lost.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string }[]}
 */
export const hostMutants = [
  {
    name: 'a search is put into the address after a link was followed',
    file: 'dashboard/guests/guest-filters.tsx',
    find: 'onBlur={showInAddress}',
    replace: '',
    test: 'dashboard/guests/guest-list.test.tsx',
  },
  {
    name: 'the inbox shows answers of deleted guests',
    file: 'api/inbox/inbox.service.ts',
    find: 'and g.id = inbox_items.guest_id and g.deleted_at is null))',
    replace: 'and g.id = inbox_items.guest_id))',
    test: 'api/inbox/inbox.test.ts',
  },
  {
    name: 'a mail that the server refused counts as sent',
    file: 'api/sends/mail-guests.ts',
    find: 'await inTenant((db) => mark(db, { ...note, sent: false }))',
    replace: '',
    test: 'api/sends/sends.test.ts',
  },
  {
    name: 'a repeated call mails guests again',
    file: 'api/sends/mail-guests.ts',
    find: 'if (!isNew) return failed(',
    replace: 'if (!isNew && !email) return failed(',
    test: 'api/sends/sends.test.ts',
  },
  {
    name: 'a batch replaces texts that someone worked on',
    file: 'core/content/worked-on.ts',
    find: 'edited !== null || factCheck !== null',
    replace: 'edited !== null && factCheck !== null',
    test: 'api/batches/batches.test.ts',
  },
  {
    name: 'a batch stores a text without a look at what was there',
    file: 'api/batches/store-texts.ts',
    find: "const usual = knex.raw('? and ?', [untouched.condition, room.condition])",
    replace: "const usual = knex.raw('true')",
    test: 'api/batches/batches.test.ts',
  },
  {
    name: 'a batch replaces an edit that was made while its text was written',
    file: 'api/batches/store-texts.ts',
    find: 'if ((await workedOnSinceBatch(db, [item.id])).has(item.id))',
    replace: 'if (false)',
    test: 'api/batches/batches.test.ts',
  },
  {
    name: 'a batch replaces texts that someone worked on without being asked to',
    file: 'api/batches/choose-items.ts',
    find: 'const kept = replaceEdited ?',
    replace: 'const kept = wanted ?',
    test: 'api/batches/batches.test.ts',
  },
  {
    name: 'a batch that is to replace edits keeps those from before its start',
    file: 'api/content/worked-on-texts.ts',
    find: ' and v.created_at > b.created_at)',
    replace: ')',
    test: 'api/batches/batches.test.ts',
  },
  {
    name: 'the model is asked for a text that stays because it was edited',
    file: 'api/content/content.service.ts',
    find: 'if (!wanted.replaceEdited) await expectReplaceable(db, wanted, found.guest.name)',
    replace: '',
    test: 'api/content/worked-on.test.ts',
  },
  {
    name: 'a single text replaces an edit that was made while it was written',
    file: 'api/content/content.service.ts',
    find: 'if (!replaceEdited) await expectReplaceable',
    replace: 'if (replaceEdited) await expectReplaceable',
    test: 'api/content/worked-on.test.ts',
  },
  {
    name: 'a sentence that somebody typed rests on what it says by one word',
    file: 'core/content/edited-sources.ts',
    find: 'Math.max(fewestShared, enough * words.length)',
    replace: '1',
    test: 'api/content/text-versions.test.ts',
  },
]
