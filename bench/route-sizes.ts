import { routeSizes } from '@cueroom/dashboard/build/route-sizes.ts'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0)

/** What a browser loads before it shows each screen of the dashboard. */
export function* benchRoutes(): Generator<string> {
  const { frame, routes } = routeSizes()
  yield '\n### Scripts of a screen before it shows, kB after gzip\n'
  yield '|  | scripts |\n| --- | ---: |'
  yield `| the frame around every screen | ${kilobytes(frame)} |`
  for (const { name, bytes } of routes) yield `| ${name} | ${kilobytes(bytes)} more |`
}
