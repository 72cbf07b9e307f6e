import { createHash } from 'node:crypto'
import {
  notAnImage,
  photoFileBytes,
  photoPixelsMax,
  imageTooLarge,
  photoSide,
  tooManyPixels,
} from '@cueroom/core/media/photo-limits.ts'
import type { default as SharpFunction, Metadata } from 'sharp'
import { problem } from '../problems/problems.ts'

/** A picture as it is stored, or a web address that is kept as a link and never fetched. */
export type Photo =
  | { kind: 'link'; url: string }
  | { kind: 'picture'; bytes: Buffer; sha256: Buffer; mime: string; width: number; height: number }

const formats = ['jpeg', 'png', 'webp'] as const

/**
 * Loaded with the first picture, because it takes 10 MB. Each picture uses one core, so another can answer
 * requests.
 */
type Sharp = typeof SharpFunction
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

export const invalidImage = () => problem(400, 'invalid_image', notAnImage)
const tooLarge = () => problem(400, 'image_too_large', imageTooLarge)

/**
 * Reads a photo sent as a data URL, or keeps a web address. Only the bytes count, not the name or type sent
 * with them: the picture is decoded and encoded again, which removes its metadata.
 * @throws 400 invalid_image for anything but PNG, JPEG and WebP, image_too_large over 5 MB or 40 megapixels.
 */
export async function readPhoto(text: string | null | undefined): Promise<Photo | undefined> {
  if (!text) return undefined
  if (/^https?:\/\//i.test(text)) return linkTo(text)
  const base64 = /^data:image\/[\w.+-]+;base64,([\w+/=-]+)$/.exec(text)?.[1]
  if (!base64) throw invalidImage()
  const sent = Buffer.from(base64, 'base64')
  if (sent.byteLength > photoFileBytes) throw tooLarge()
  return encode(sent)
}

function linkTo(url: string): Photo {
  if (url.length > 2_000 || !URL.canParse(url)) throw invalidImage()
  return { kind: 'link', url }
}

async function encode(sent: Buffer): Promise<Photo> {
  const sharp = await loadSharp()
  const { format } = await inspect(sharp, sent)
  try {
    const { data, info } = await sharp(sent, { limitInputPixels: photoPixelsMax })
      .autoOrient()
      .resize({ width: photoSide, height: photoSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .toBuffer({ resolveWithObject: true })
    const sha256 = createHash('sha256').update(data).digest()
    return {
      kind: 'picture',
      bytes: data,
      sha256,
      mime: `image/${format}`,
      width: info.width,
      height: info.height,
    }
  } catch {
    throw invalidImage()
  }
}

/**
 * A picture that was stored before and comes back as it was, byte by byte.
 * @throws 400 invalid_image for anything but PNG, JPEG and WebP, image_too_large over 40 megapixels.
 */
export async function readPicture(bytes: Buffer): Promise<Omit<Photo & { kind: 'picture' }, 'kind'>> {
  const { format, width, height } = await inspect(await loadSharp(), bytes)
  const sha256 = createHash('sha256').update(bytes).digest()
  return { bytes, sha256, mime: `image/${format}`, width, height }
}

async function inspect(
  sharp: Sharp,
  sent: Buffer,
): Promise<{ format: (typeof formats)[number]; width: number; height: number }> {
  const metadata: Metadata = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalidImage()
    })
  const format = formats.find((known) => known === metadata.format)
  if (!format) throw invalidImage()
  if (metadata.width * metadata.height > photoPixelsMax) throw problem(400, 'image_too_large', tooManyPixels)
  return { format, width: metadata.width, height: metadata.height }
}

const wordSize = { fit: 'inside', withoutEnlargement: true } as const

/** A stored picture as one that Word shows, which WebP isn't; undefined for one that is damaged. */
export async function toWordPicture(stored: Buffer) {
  const sharp = await loadSharp()
  const picture = sharp(stored).resize(640, 640, wordSize).flatten({ background: '#ffffff' }).jpeg()
  const made = await picture.toBuffer({ resolveWithObject: true }).catch(() => undefined)
  return made && { bytes: new Uint8Array(made.data), width: made.info.width, height: made.info.height }
}
