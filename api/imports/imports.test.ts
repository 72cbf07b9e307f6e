import { describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'
import { engines } from '../testing/databases.ts'

describe.each(engines)('imports on %s', (engine) => {
  const api = startTestApi(engine)

  test('an import nobody made cannot be undone', async () => {
    const host = await api.current.host()
    await expect(host.imports.undo({ params: { id: 'nothing' } })).rejects.toMatchObject({ status: 404 })
  })

  test('the calls of one file are one import, undone and brought back as a whole', async () => {
    const host = await api.current.host()
    const typed = await host.guests.create({ body: { name: 'Typed by hand' } })
    const part = (names: string[]) =>
      host.guests.import({
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
    expect(await host.imports.undo({ params: { id: 'file-1' } })).toEqual({ deleted: 0, deletionId: null })

    expect(await host.guests.restore({ body: { deletionId: deletionId! } })).toEqual({ restored: 2 })
    expect(await host.imports.list()).toMatchObject([{ left: 2 }])
  })

  test('two shows may choose the same id for an import', async () => {
    const [one, other] = [await api.current.host(), await api.current.host()]
    for (const host of [one, other])
      await host.guests.import({ body: { guests: [{ name: 'A' }], importId: 'same' } })
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
