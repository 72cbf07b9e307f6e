import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'

const api = startTestApi()
const page = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8')
const [, example = ''] = /<!-- receiver -->\n```js\n([\s\S]*?)```/.exec(page) ?? []

/** Runs the example of the page as a program of its own. */
async function startExample(secret: string) {
  const file = fileURLToPath(new URL(`./receiver-example-${process.pid}.tmp.mjs`, import.meta.url))
  writeFileSync(file, example)
  const child = spawn(process.execPath, [file], {
    env: { CUEROOM_WEBHOOK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill()
    rmSync(file)
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => String((await lines.next()).value)
  return { port: /^listening (\d+)$/.exec(await line())![1], line, child }
}

test('the receiver of docs/webhooks.md takes messages of its webhook and refuses others', async () => {
  api.current.use({ outbound: { allowPrivate: true } })
  const host = await api.current.host()
  const { webhook, secret } = await host.webhooks.create({ body: { url: 'http://127.0.0.1:1/' } })
  const params = { id: webhook.id }
  const receiver = await startExample(secret)
  await host.webhooks.update({ params, body: { url: `http://127.0.0.1:${receiver.port}/` } })

  expect(await host.webhooks.test({ params })).toMatchObject({ state: 'delivered', status: 204 })
  expect(await receiver.line()).toBe('webhook.test {}')
  const forged = await fetch(`http://127.0.0.1:${receiver.port}/`, {
    method: 'POST',
    headers: { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' },
    body: '{"type":"guest.created"}',
  })
  expect([forged.status, await forged.text()]).toEqual([401, 'Wrong signature'])
  receiver.child.kill()
  await once(receiver.child, 'exit')
  expect(await host.webhooks.test({ params })).toMatchObject({
    ...{ state: 'failed', error: 'The receiver refused the connection' },
  })
})
