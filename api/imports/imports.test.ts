import { describe, expect, test } from 'vitest'
import { inTenant } from '../db/tenant.ts'
import { startTestApi } from '../testing/api.ts'

describe('imports', () => {
  const api = startTestApi()

  test('an import nobody made cannot be undone', async () => {
    const host = await api.current.host()
    await expect(host.imports.undo({ params: { id: 'nothing' } })).rejects.toMatchObject({ status: 404 })
  })

  test('the calls of one file are one import, undone and restored as a whole', async () => {
    const host = await api.current.host()
    const typed = await host.guests.create({ body: { name: 'Typed by hand' } })
    const part = (names: string[]) =>
      host.imports.create({
        body: { guests: names.map((name) => ({ name })), importId: 'file-1', fileName: 'speakers.xlsx' },
      })
    await part(['A', 'B'])
    const { ids } = await part(['C'])
    await host.guests.remove({ params: { id: ids[0]! } })
    expect(await host.imports.list()).toMatchObject([
      { id: 'file-1', fileName: 'speakers.xlsx', imported: 3, left: 2 },
    ])

    const { deleted, deletionId } = await host.imports.undo({ params: { id: 'file-1' } })
    expect(deleted).toBe(2)
    expect((await host.guests.list()).map(({ id }) => id)).toEqual([typed.id])
    expect(await host.imports.undo({ params: { id: 'file-1' } })).toEqual({
      deleted: 0,
      deletionId: null,
      restored: 0,
    })

    expect(await host.guests.restore({ body: { deletionId: deletionId! } })).toEqual({ restored: 2 })
    expect(await host.imports.list()).toMatchObject([{ left: 2 }])
  })

  test('an import of more guests than one statement moves is undone whole, and restored whole', async () => {
    const host = await api.current.host()
    const some = 5_500
    await host.imports.create({
      body: { guests: [{ name: 'Ada' }], importId: 'large', fileName: 'leads.csv' },
    })
    await inTenant(api.current.knex, host.tenantId, (db) =>
      db.raw(
        `insert into guests (name, import_id) select 'Guest ' || n, 'large' from generate_series(2, ?::int) n`,
        [some],
      ),
    )
    const { deleted, deletionId } = await host.imports.undo({ params: { id: 'large' } })
    expect(deleted).toBe(some)
    expect(await host.guests.list()).toEqual([])
    expect(await host.guests.restore({ body: { deletionId: deletionId! } })).toEqual({ restored: some })
    expect((await host.guests.removeAll()).deleted).toBe(some)
  })

  test('an import about nobody is refused', async () => {
    const host = await api.current.host()
    await expect(host.imports.create({ body: { guests: [] } })).rejects.toMatchObject({ status: 400 })
    await expect(host.imports.get({ params: { id: 'nothing' } })).rejects.toMatchObject({ status: 404 })
  })

  test("rows about guests the show has fill their blanks or replace fields, and never another show's", async () => {
    const [host, other] = [await api.current.host(), await api.current.host()]
    const ada = await host.guests.create({ body: { name: 'Ada', email: 'a@x.example', title: 'Analyst' } })
    const bo = await host.guests.create({
      body: {
        name: 'Bo',
        company: 'Old',
        expertise: ['Sound'],
        socialLinks: { website: 'https://bo.example' },
      },
    })
    const stranger = await other.guests.create({ body: { name: 'Cy' } })
    const row = { name: 'Ada L.', email: 'a@x.example', title: 'Countess', phone: '+44 20 7946 0001' }
    const body = {
      guests: [],
      merges: [
        { id: ada.id, way: 'fill' as const, by: 'email' as const, guest: row },
        {
          id: bo.id,
          way: 'update' as const,
          by: 'email' as const,
          guest: {
            name: 'Bo Lee',
            pronunciation: 'boh',
            company: 'New',
            expertise: ['Mixing', 'Sound'],
            bio: "Says '?' :a ?? {}",
          },
        },
        { id: stranger.id, way: 'update' as const, by: 'name' as const, guest: { name: 'Cy', title: 'X' } },
      ],
      importId: 'merge-1',
    }
    const sent = await host.imports.create({ body })
    expect(sent).toMatchObject({ imported: 0, changed: 2, missing: [stranger.id] })

    const show = (id: number) => host.guests.get({ params: { id } })
    expect(await show(ada.id)).toMatchObject({ name: 'Ada', title: 'Analyst', phone: '+44 20 7946 0001' })
    expect(await show(bo.id)).toMatchObject({
      name: 'Bo Lee',
      pronunciation: 'boh',
      company: 'New',
      bio: "Says '?' :a ?? {}",
      expertise: ['Mixing', 'Sound'],
      socialLinks: { website: 'https://bo.example' },
      version: 2,
    })
    expect(await other.guests.get({ params: { id: stranger.id } })).toMatchObject({
      title: null,
      version: 1,
    })
    expect(await host.imports.create({ body })).toMatchObject({ changed: 0 })
  })

  test('an imported guest has the status that the file says, and without one that of the interview date', async () => {
    const host = await api.current.host()
    const of = (episodeStatus: 'completed') =>
      host.imports.create({ body: { guests: [{ name: 'Ada', episodeStatus }] } })
    await expect(of('done' as 'completed')).rejects.toMatchObject({ status: 400 })
    const { ids } = await of('completed')
    expect(await host.guests.get({ params: { id: ids[0]! } })).toMatchObject({ episodeStatus: 'completed' })
  })

  test('an imported guest has notes and an interview date, even a past one; other texts than dates are refused', async () => {
    const host = await api.current.host()
    const day = (interviewDate: string) => ({ guests: [{ name: 'Ada', interviewDate }] })
    for (const wrong of ['2026-03-04', '03/04/2026', 'soon'])
      await expect(host.imports.create({ body: day(wrong) })).rejects.toMatchObject({ status: 400 })
    await expect(
      host.imports.create({ body: { guests: [{ name: 'Ada' }], timeZone: 'Mars/Olympus' } }),
    ).rejects.toMatchObject({ status: 400 })

    const { ids } = await host.imports.create({
      body: {
        timeZone: 'Europe/Paris',
        guests: [
          { name: 'Ada', interviewDate: '2099-03-04T10:00:00+01:00', notes: 'brings a loom' },
          { name: 'Bo', interviewDate: '2019-03-04T10:00:00Z' },
          { name: 'Cy' },
        ],
      },
    })
    const [ada, bo, cy] = await Promise.all(ids.map((id) => host.guests.get({ params: { id } })))
    expect(ada).toMatchObject({
      interviewDate: '2099-03-04T09:00:00.000Z',
      interviewTimeZone: 'Europe/Paris',
      episodeStatus: 'upcoming',
      notes: 'brings a loom',
    })
    expect(bo).toMatchObject({ interviewDate: '2019-03-04T10:00:00.000Z', episodeStatus: 'unscheduled' })
    expect(cy).toMatchObject({ interviewDate: null, interviewTimeZone: null, notes: null })
  })

  test("a row fills a guest's interview, status and empty notes, adds to other notes, and undo takes that back", async () => {
    const host = await api.current.host()
    const { id } = await host.guests.create({ body: { name: 'Ada' } })
    const other = await host.guests.create({ body: { name: 'Bo' } })
    await host.guests.update({ params: other, body: { notes: 'mine' } })
    const guest = { name: 'Ada', interviewDate: '2099-03-04T10:00:00Z', notes: 'from the sheet' }
    const how = { way: 'update' as const, by: 'name' as const }
    const merges = [
      { ...how, id, guest },
      { ...how, id: other.id, guest: { ...guest, name: 'Bo', episodeStatus: 'completed' as const } },
    ]
    await host.imports.create({ body: { guests: [], merges, importId: 'dated', timeZone: 'Europe/Paris' } })
    expect(await host.guests.get({ params: other })).toMatchObject({
      episodeStatus: 'completed',
      notes: 'mine\n\nfrom the sheet',
    })
    expect(await host.guests.get({ params: { id } })).toMatchObject({
      interviewDate: '2099-03-04T10:00:00.000Z',
      interviewTimeZone: 'Europe/Paris',
      episodeStatus: 'upcoming',
      notes: 'from the sheet',
    })

    await host.imports.undo({ params: { id: 'dated' } })
    expect(await host.guests.get({ params: { id } })).toMatchObject({
      interviewDate: null,
      interviewTimeZone: null,
      episodeStatus: 'unscheduled',
      notes: null,
    })
    expect(await host.guests.get({ params: other })).toMatchObject({
      ...{ interviewDate: null, episodeStatus: 'unscheduled', notes: 'mine' },
    })
  })

  test('a row with a day and no time keeps the time and the zone of an interview, and undo takes that back', async () => {
    const host = await api.current.host()
    const known = { interviewDate: '2099-03-04T15:30:00.000Z', timeZone: 'America/New_York' }
    const { ids } = await host.imports.create({
      body: {
        timeZone: known.timeZone,
        guests: ['Ada', 'Bo'].map((name) => ({ name, interviewDate: known.interviewDate })),
      },
    })
    const [ada, bo] = ids as [number, number]
    const merge = (id: number, name: string, interviewDay: string) => ({
      ...{ id, way: 'update' as const, by: 'name' as const, interviewDay },
      guest: { name, title: 'Analyst', interviewDate: `${interviewDay}T09:00:00Z` },
    })
    const merges = [merge(ada, 'Ada', '2099-03-04'), merge(bo, 'Bo', '2099-03-05')]
    await host.imports.create({ body: { guests: [], merges, importId: 'days', timeZone: 'Europe/Paris' } })
    const interviewOf = async (id: number) => {
      const { interviewDate, interviewTimeZone, title } = await host.guests.get({ params: { id } })
      return { interviewDate, interviewTimeZone, title }
    }
    const before = { interviewDate: known.interviewDate, interviewTimeZone: known.timeZone }
    expect(await interviewOf(ada)).toEqual({ ...before, title: 'Analyst' })
    const moved = { ...before, interviewDate: '2099-03-05T15:30:00.000Z' }
    expect(await interviewOf(bo)).toEqual({ ...moved, title: 'Analyst' })

    await host.imports.undo({ params: { id: 'days' } })
    expect(await interviewOf(bo)).toEqual({ ...before, title: null })
  })

  test('undo gives changed guests back what they had, except where a host has changed it since', async () => {
    const host = await api.current.host()
    const { id } = await host.guests.create({ body: { name: 'Ada', company: 'Old', expertise: ['Sound'] } })
    const update = (company: string, title: string) =>
      host.imports.create({
        body: {
          guests: [],
          importId: 'twice',
          merges: [
            {
              id,
              way: 'update',
              by: 'email',
              guest: { name: 'Ada', company, title, bio: 'New', expertise: ['Mixing'] },
            },
          ],
        },
      })
    await update('Newer', 'Analyst')
    await update('Newest', 'Countess')
    await host.guests.update({ params: { id }, body: { title: 'Typed since' } })
    expect(await host.imports.list()).toMatchObject([{ changed: 2, changesLeft: 1 }])

    expect(await host.imports.undo({ params: { id: 'twice' } })).toEqual({
      deleted: 0,
      deletionId: null,
      restored: 1,
    })
    expect(await host.guests.get({ params: { id } })).toMatchObject({
      company: 'Old',
      title: 'Typed since',
      bio: null,
      expertise: ['Sound'],
    })
    expect(await host.imports.list()).toMatchObject([{ changesLeft: 0 }])
  })

  test('the history shows who imported what from where, and which rows were left out', async () => {
    const host = await api.current.host()
    const { tenant } = await host.auth.session()
    const part = { importId: 'told', fileName: 'speakers.csv', source: 'dashboard' as const }
    const rows = [{ sheet: 'People', row: 7, reason: 'No name in this row', text: 'x@y.example' }]
    await host.imports.create({
      body: { ...part, guests: [{ name: 'A' }], leftOut: { count: 812, rows } },
    })
    await host.imports.create({ body: { ...part, guests: [{ name: 'B' }] } })
    expect(await host.imports.get({ params: { id: 'told' } })).toMatchObject({
      fileName: 'speakers.csv',
      imported: 2,
      skipped: 812,
      by: tenant.email,
      source: 'dashboard',
      leftOut: rows,
    })
  })

  test('two shows may choose the same id for an import', async () => {
    const [one, other] = [await api.current.host(), await api.current.host()]
    for (const host of [one, other])
      await host.imports.create({ body: { guests: [{ name: 'A' }], importId: 'same' } })
    await one.imports.undo({ params: { id: 'same' } })
    expect(await other.guests.list()).toHaveLength(1)
  })

  test('a corrected mapping is remembered for this show and can be corrected again', async () => {
    const [host, other] = [await api.current.host(), await api.current.host()]
    const params = { signature: 'abc123' }
    expect(await host.imports.mapping({ params })).toBeNull()
    await host.imports.remember({ params, body: { mapping: { Firma: 'company' } } })
    await host.imports.remember({ params, body: { mapping: { Firma: 'company', Titel: 'ignore' } } })
    expect(await host.imports.mapping({ params })).toEqual({ Firma: 'company', Titel: 'ignore' })
    expect(await other.imports.mapping({ params })).toBeNull()
  })
})
