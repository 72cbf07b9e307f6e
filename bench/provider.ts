import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'

// A language model as a program of its own: answers each request after so many milliseconds, with as little work as it can.
// Sends its port to the process that started it, and ends with it
const answerAfter = Number(process.argv[2])
const choice = { index: 0, delta: { content: '1. A question?' }, finish_reason: 'stop' }
const answer = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [choice] })}\n\ndata: [DONE]\n\n`
const server = createServer((request, response) => {
  request.resume()
  setTimeout(() => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(answer)
  }, answerAfter)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
