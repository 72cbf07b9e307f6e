import { imageTooLarge, photoFileBytes } from '@cueroom/core/media/photo-limits.ts'
import { readFileOrInput } from './input.ts'
import { type Cli, usageError } from './cli.ts'

/**
 * A picture in the API's shape: a URL as is, a file as a data URL. The type comes from its bytes, not its
 * name.
 */
export async function readPicture({ environment }: Cli, fileOrAddress: string): Promise<string> {
  if (/^https?:\/\//i.test(fileOrAddress)) return fileOrAddress
  const bytes = await readFileOrInput(environment, fileOrAddress, 10 * photoFileBytes, 'a picture')
  if (bytes.length > photoFileBytes) throw usageError(imageTooLarge)
  const type = pictureType(bytes)
  if (!type) throw usageError(`${fileOrAddress} isn't a PNG, JPEG or WebP image.`)
  return `data:image/${type};base64,${bytes.toString('base64')}`
}

function pictureType(bytes: Buffer): 'png' | 'jpeg' | 'webp' | undefined {
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('\u0089PNG\r\n')) return 'png'
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'webp' : undefined
}
