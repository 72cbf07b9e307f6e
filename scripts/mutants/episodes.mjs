/**
 * Runs of show and the links to them, feeds, recaps, calendar addresses, patterns and analytics.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string }[]}
 */
export const episodeMutants = [
  {
    name: 'a revoked link to a run of show still opens it',
    file: 'api/episodes/shared-run.service.ts',
    find: 'if (!link || !episode || link.revokedAt)',
    replace: 'if (!link || !episode)',
    test: 'api/episodes/shared-run.test.ts',
  },
  {
    name: 'an expired link to a run of show still opens it',
    file: 'api/episodes/shared-run.service.ts',
    find: 'if (Date.parse(link.expiresAt) < Date.now())',
    replace: 'if (false)',
    test: 'api/episodes/shared-run.test.ts',
  },
  {
    name: "a run of show overwrites someone else's",
    file: 'api/episodes/run-of-show.service.ts',
    find: "expectVersion({ version: saved.runVersion }, version, 'run of show')",
    replace: '',
    test: 'api/episodes/run-of-show.test.ts',
  },
  {
    name: 'a text that was regenerated replaces the edit',
    file: 'core/episodes/merge-segments.ts',
    find: 'const text = stored?.text ?? drawn.text',
    replace: 'const text = drawn.text',
    test: 'core/episodes/run-of-show.test.ts',
  },
  {
    name: 'a redirect of a feed leads anywhere',
    file: 'api/outbound/download.ts',
    find: 'target = readTarget(next, rules)',
    replace: 'target = new URL(next)',
    test: 'api/feeds/fetch-feed.test.ts',
  },
  {
    name: 'a name that a feed redirects to is not looked at',
    file: 'api/outbound/download.ts',
    find: 'await beforeDeadline(resolveTarget(target, rules), options.signal)',
    replace: 'await beforeDeadline(resolveTarget(target, { ...rules, allowPrivate: true }), options.signal)',
    test: 'api/feeds/fetch-feed.test.ts',
  },
  {
    name: 'a feed may be as large as it likes',
    file: 'api/outbound/download.ts',
    find: 'if (bytes > most)',
    replace: 'if (bytes < 0)',
    test: 'api/feeds/fetch-feed.test.ts',
  },
  {
    name: 'an episode of a feed is added each time',
    file: 'api/feeds/apply-feed.ts',
    find: 'feedKey: feedKey(guid),',
    replace: 'feedKey: feedKey(guid + Math.random()),',
    test: 'api/feeds/feeds.test.ts',
  },
  {
    name: 'a quote that nobody said is kept',
    file: 'core/recaps/verbatim.ts',
    find: 'if (found < 0) return null',
    replace: 'if (found < 0) return 0',
    test: 'core/marketing/checked-recap.test.ts',
  },
  {
    name: 'a chapter may start at a line there is not',
    file: 'core/marketing/checked-recap.ts',
    find: 'const start = cues[line - first]?.start',
    replace: 'const start = cues[line - first]?.start ?? line',
    test: 'core/marketing/checked-recap.test.ts',
  },
  {
    name: 'chapters may start after the end of the talk',
    file: 'core/recaps/check-chapters.ts',
    find: 'return seconds !== null && last.start > seconds',
    replace: 'return seconds !== null && last.start < 0',
    test: 'core/recaps/chapters.test.ts',
  },
  {
    name: 'edited chapters are lost with the transcript',
    file: 'api/recaps/recaps.service.ts',
    find: 'chapters: ownChapters ?? foundChapters,',
    replace: 'chapters: foundChapters,',
    test: 'api/transcripts/recaps.test.ts',
  },
  {
    name: 'show notes are never behind the transcript',
    file: 'core/content/staleness.ts',
    find: 'transcript: recapMark(recap),',
    replace: "transcript: '',",
    test: 'api/transcripts/transcripts.test.ts',
  },
  {
    name: 'a revoked calendar address is read',
    file: 'api/calendars/calendars.service.ts',
    find: "const revoked = await forTenant(db, 'calendar_addresses').delete()",
    replace: "const revoked = (await forTenant(db, 'calendar_addresses').select('hash')).length",
    test: 'api/calendars/calendars.test.ts',
  },
  {
    name: 'the secret of a calendar address is stored',
    file: 'api/calendars/calendars.service.ts',
    find: '.insert({ hash: hashKey(token) })',
    replace: '.insert({ hash: token })',
    test: 'api/calendars/calendars.test.ts',
  },
  {
    name: 'patterns are left out of the prompt',
    file: 'core/content/content-prompt.ts',
    find: 'patterns: patterns.map(patternData),',
    replace: 'patterns: [],',
    test: 'core/content/content-prompt.test.ts',
  },
]
