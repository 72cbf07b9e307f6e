import { setTimeout } from 'node:timers/promises'

// A program of its own, as a monitor is: it does not wait for what the callers do with their replies.
// Calls an address over and over for some milliseconds; prints how long each call took, as JSON
const [url = '', milliseconds] = process.argv.slice(2)
const times: number[] = []
const end = performance.now() + Number(milliseconds)
while (performance.now() < end) {
  const since = performance.now()
  await (await fetch(url)).text()
  times.push(performance.now() - since)
  await setTimeout(5)
}
process.stdout.write(JSON.stringify(times))
