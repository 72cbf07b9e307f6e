import { builtSizes, bundle, reactAlone, type Size, sizeOf } from '@cueroom/widgets/build/size.ts'
import { type FormPeer, formPeers, whyNotMeasured, withPackages } from './form-peers.ts'

/** What embedding costs a page, compared with other products, all bundled the same way. */
export async function* benchWidgetSize(): AsyncGenerator<string> {
  const { loader, questionnaire } = builtSizes()
  yield '### A form on a page, kB after gzip\n'
  yield '|  | scripts | styles | also loads |\n| --- | ---: | ---: | --- |'
  yield row('the script a page includes (loader.js)', loader, 'the next, when its element comes near')
  yield row('<cueroom-questionnaire>', questionnaire, '')
  yield row('React and react-dom alone', await reactAlone(), '')
  for (const peer of formPeers) yield await measured(peer)
}

/** A peer that can't be had is named. */
async function measured({ name, packages, code, alsoLoads }: FormPeer): Promise<string> {
  try {
    return row(name, sizeOf(await withPackages(packages, (folder) => bundle(code, folder))), alsoLoads)
  } catch (error) {
    return `| ${name} | not measured | | ${whyNotMeasured(error)} |`
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const row = (name: string, { script, style }: Size, alsoLoads: string) =>
  `| ${name} | ${kilobytes(script)} | ${style ? kilobytes(style) : ''} | ${alsoLoads} |`
