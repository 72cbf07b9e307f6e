/** Guards of the importer. */
export const importMutants = [
  {
    name: 'a second guest gets the columns of the first',
    file: 'core/imports/recognize/person-groups.ts',
    find: 'if (own !== null && place !== -1) return place',
    replace: 'if (own !== null && place !== -1) return 0',
    test: 'core/imports/recognize/several-people.test.ts',
  },
  {
    name: 'a sponsor’s address is a guest’s',
    file: 'core/imports/recognize/match-header.ts',
    find: "if (of('other')) return toMatch('other', 0.9)",
    replace: '',
    test: 'core/imports/recognize/several-people.test.ts',
  },
  {
    name: 'an address made of a publicist’s name is the guest’s',
    file: 'core/imports/recognize/column-owners.ts',
    find: 'if (addressesFrom(table, column, others) > addressesFrom(table, column, own))',
    replace: 'if (addressesFrom(table, column, others) < 0)',
    test: 'core/imports/recognize/several-people.test.ts',
  },
  {
    name: 'of two people in a cell the second counts only with a known given name',
    file: 'core/imports/recognize/split-people.ts',
    find: "const isOne = byForm || !text.includes(',') ? isPersonName : isKnownPerson",
    replace: 'const isOne = isKnownPerson',
    test: 'core/imports/recognize/several-people.test.ts',
  },
  {
    name: 'whatever a file lists is people',
    file: 'core/imports/plan/are-people.ts',
    find: 'if (guests.length === 0 || score >= sureScore)',
    replace: 'if (guests.length === 0 || score >= -9)',
    test: 'core/imports/plan/are-people.test.ts',
  },
  {
    name: 'values do not rescue a name without a header',
    file: 'core/imports/recognize/column-rescue.ts',
    find: "if (!has('name', 'firstName', 'lastName')) rescueName(guesses, table)",
    replace: '',
    test: 'core/imports/read/odd-files.test.ts',
  },
]
