import { createServer } from 'node:http'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, expect, test } from 'vitest'
import { cueroom, freshHome, session } from '../testing.ts'

// A server that knows one session, as it is asked over a real connection
const server = createServer((request, response) => {
  const replies: Record<string, unknown> = {
    '/api/auth/session': session,
    '/api/tenant/session': session,
    '/api/show-settings': null,
  }
  const reply = replies[new URL(request.url ?? '', 'http://x').pathname]
  response.setHeader('content-type', 'application/json')
  if (reply === undefined) response.statusCode = 404
  response.end(JSON.stringify(reply === undefined ? { error: 'Not found', code: 'not_found' } : reply))
}).listen(0)
await once(server, 'listening')
afterAll(() => server.close())
const CUEROOM_HOST = `http://localhost:${(server.address() as { port: number }).port}`

async function toolsWith(...flags: string[]) {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(import.meta.dirname, '../cueroom.mjs'), 'mcp', ...flags],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: await freshHome(),
      CUEROOM_HOST,
      CUEROOM_TOKEN: 'cue_test',
    },
  })
  await client.connect(transport)
  const { tools } = await client.listTools()
  const settings = await client.callTool({ name: 'get_show_settings', arguments: {} })
  await client.close()
  return { names: tools.map(({ name }) => name), settings: settings.structuredContent }
}

test('an assistant without a sign-in is refused, with what to do', async () => {
  const { code, stderr } = await cueroom('mcp')
  expect(code).toBe(4)
  expect(stderr).toContain('Next: cueroom login')
})

test('over standard input and output it only reads, unless writing is allowed', async () => {
  const { names, settings } = await toolsWith()
  expect(names).toContain('get_guest')
  expect(names).not.toContain('delete_guest')
  expect(settings).toMatchObject({ settings: null })
  expect((await toolsWith('--allow-writes')).names).toContain('delete_guest')
})

test('an assistant that has closed its end before it began ends it, without a word', async () => {
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: await freshHome(),
    CUEROOM_HOST,
    CUEROOM_TOKEN: 'cue_test',
  }
  const child = execFile(process.execPath, [join(import.meta.dirname, '../cueroom.mjs'), 'mcp'], { env })
  const said: string[] = []
  child.stderr?.on('data', (piece) => said.push(String(piece)))
  child.stdin?.end()
  expect(await once(child, 'close')).toEqual([0, null])
  expect(said).toEqual([])
})
