/**
 * What guests do on their own page stays theirs, and nothing is lost or taken twice.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string }[]}
 */
export const guestPageMutants = [
  {
    name: 'a link to a guest page that nobody signed is taken',
    file: 'api/site/guest-link.ts',
    find: ' && isSigned(signed(link), signature, secrets)',
    replace: '',
    test: 'api/guest-pages/guest-pages.test.ts',
  },
  {
    name: 'a personal link that was revoked is taken',
    file: 'api/questionnaires/personal-link.ts',
    find: '  if (current!.generation !== generation) throw revokedLink()\n',
    replace: '',
    test: 'api/guest-pages/guest-pages.test.ts',
  },
  {
    name: 'personal links outlive the guest page that showed them',
    file: 'api/guest-pages/guest-pages.service.ts',
    find: '  if (revoked > 0) await revokePersonalLinks(db, guestId)\n',
    replace: '',
    test: 'api/guest-pages/guest-pages.test.ts',
  },
  {
    name: 'a guest page stays open for ever',
    file: 'api/guest-pages/guest-view.service.ts',
    find: 'if (end && Date.parse(end) < Date.now())',
    replace: "if (end && Date.parse(end) < Date.now() && end === '')",
    test: 'api/guest-pages/guest-pages.test.ts',
  },
  {
    name: 'two guests choose one time',
    file: 'api/guest-pages/guest-actions.service.ts',
    find: 'time.taken || Date.parse',
    replace: 'Date.parse',
    test: 'api/guest-pages/guest-pages.test.ts',
  },
  {
    name: 'a correction is applied over what the host changed since',
    file: 'api/guest-pages/decide-fact-check.ts',
    find: 'if (saved?.content !== original)',
    replace: 'if (!saved)',
    test: 'api/guest-pages/guest-pages.test.ts',
  },
  {
    name: 'a consent is to whatever text there is',
    file: 'api/guest-pages/guest-actions.service.ts',
    find: "if (release?.version !== version) return 'releaseChanged'",
    replace: "if (!release) return 'releaseChanged'",
    test: 'api/guest-pages/guest-pages.test.ts',
  },
]
