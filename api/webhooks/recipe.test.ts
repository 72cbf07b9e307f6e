import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { spawn } from 'node:child_process'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`

/** The receiver of docs/recipes.md as a program, on a free port that it prints. */
async function receiver(chat: string) {
  const page = await readFile(new URL('../../docs/recipes.md', import.meta.url), 'utf8')
  const code = /```js\n([^`]+(?:`[^`\n]+`[^`]+)*)```/.exec(page)![1]!
  const file = fileURLToPath(new URL('../../.cache/recipe.mjs', import.meta.url))
  // Where the packages of the clone are found
  await mkdir(new URL('../../.cache', import.meta.url), { recursive: true })
  await writeFile(
    file,
    code.replace(
      '.listen(8080)',
      ".listen(0, '127.0.0.1', function () { console.log(this.address().port) })",
    ),
  )
  const running = spawn(process.execPath, [file], {
    env: { CUEROOM_WEBHOOK_SECRET: secret, CHAT_URL: chat },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(running.stdout, 'data')
  await rm(file)
  return { running, url: `http://127.0.0.1:${String(port).trim()}` }
}

test('the receiver of the recipes passes a signed message on to a chat, and refuses any other', async () => {
  const said: unknown[] = []
  const chat = createServer(async (request, response) => {
    said.push(await json(request))
    response.end()
  })
  await once(chat.listen(0, '127.0.0.1'), 'listening')
  const { running, url } = await receiver(`http://127.0.0.1:${(chat.address() as { port: number }).port}`)
  try {
    const body = JSON.stringify({ type: 'response.submitted', timestamp: '2026-12-01T10:00:00Z', data: {} })
    const [id, now] = ['msg_1', new Date()]
    const signed = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    }
    const post = (headers: Record<string, string>) => fetch(url, { method: 'POST', headers, body })
    expect((await post({ ...signed, 'webhook-signature': 'v1,forged' })).status).toBe(400)
    expect(said).toEqual([])
    expect((await post(signed)).status).toBe(204)
    expect(said).toEqual([{ text: 'Cueroom: response.submitted' }])
  } finally {
    running.kill()
    chat.close()
  }
})
