import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { freePort } from '../testing/cluster.ts'
import { startModelServer } from '../testing/model-server.ts'
import { processes } from '../testing/processes.ts'

const { demoDirectory, directory, start, spawn } = processes()
const token = 'a-token-for-prometheus'

async function scrape(url: string, authorization?: string) {
  const response = await fetch(`${url}/metrics`, authorization ? { headers: { authorization } } : {})
  return { status: response.status, text: await response.text() }
}

/** The value of a figure whose labels contain these words. */
const figure = (text: string, name: string, ...labels: string[]) => {
  const line = text
    .split('\n')
    .find((each) => each.startsWith(name) && labels.every((label) => each.includes(label)))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describe('figures for Prometheus', { timeout: 60_000 }, () => {
  test('are nobody’s without a port or a token, and a short token is refused', async () => {
    const { url } = await start({ CUEROOM_DATA: await demoDirectory() })
    const { status, text } = await scrape(url, `Bearer ${token}`)
    expect(status).toBe(404)
    expect(text).not.toContain('cueroom_')
    const refused = spawn({ METRICS_TOKEN: 'short', CUEROOM_DATA: await directory() })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toContain('METRICS_TOKEN must have at least 16 characters')
  })

  test('need the token on the server’s own port', async () => {
    const { url } = await start({ CUEROOM_DATA: await demoDirectory(), METRICS_TOKEN: token })
    expect((await scrape(url)).status).toBe(401)
    expect((await scrape(url, 'Bearer another-token-of-some-length')).status).toBe(401)
    const { status, text } = await scrape(url, `Bearer ${token}`)
    expect(status).toBe(200)
    expect(figure(text, 'cueroom_database_up')).toBe(1)
  })

  test('count requests, texts, imports and backups, and name no show, person or path', async () => {
    const METRICS_PORT = String(await freePort())
    const model = await startModelServer()
    model.behave({ text: 'A text worth reading.' })
    const { url, signIn, child } = await start({
      CUEROOM_DATA: await demoDirectory(),
      METRICS_PORT,
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: 'local',
    })
    const host = await signIn()
    const seeded = (await scrape(`http://127.0.0.1:${METRICS_PORT}`)).text
    await host.imports.create({ body: { guests: [{ name: 'Canary Person' }, { name: 'Another' }] } })
    const [guest] = await host.guests.list()
    await host.content.generate({ body: { guestId: guest!.id, type: 'questions' } })
    await fetch(`${url}/api/guests/canary-path`)
    expect((await scrape(url)).text).not.toContain('cueroom_')

    const { text } = await scrape(`http://127.0.0.1:${METRICS_PORT}`)
    const requests = 'cueroom_http_request_duration_seconds_count'
    expect(figure(text, requests, 'method="GET"', 'route="/api/guests"', 'status="200"')).toBe(1)
    expect(figure(text, requests, 'route="/api/guests/{id}"', 'status="401"')).toBe(1)
    expect(figure(text, 'cueroom_model_call_duration_seconds_count', 'outcome="ok"')).toBe(1)
    expect(figure(text, 'cueroom_model_tokens_total', 'direction="read"')).toBeGreaterThan(100)
    expect(figure(text, 'cueroom_model_tokens_total', 'direction="written"')).toBeGreaterThan(3)
    const added = (name: string) => Number(figure(text, name)) - Number(figure(seeded, name))
    expect(added('cueroom_imports ')).toBe(1)
    expect(added('cueroom_imported_guests ')).toBe(2)
    expect(figure(text, 'cueroom_pool_connections', 'state="max"')).toBe(10)
    expect(figure(text, 'cueroom_queue_waiting ')).toBe(0)
    expect(figure(text, 'cueroom_database_bytes ')).toBeGreaterThan(1_000_000)
    expect(text).not.toMatch(/canary|show\.example/i)
    await expect
      .poll(async () =>
        figure((await scrape(`http://127.0.0.1:${METRICS_PORT}`)).text, 'cueroom_backup_timestamp_seconds'),
      )
      .toBeGreaterThan(Date.now() / 1000 - 600)
    expect(namesIn(['alerts.yaml', 'grafana.json']).filter((name) => !text.includes(name))).toEqual([])
    child.kill('SIGTERM')
    await model.close()
  })
})

/** Figures that the example alerts and the board ask for. */
const namesIn = (files: string[]) =>
  files.flatMap((file) => {
    const text = readFileSync(new URL(`../../ops/${file}`, import.meta.url), 'utf8')
    return [...text.matchAll(/\b(?:cueroom|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name)
  })
