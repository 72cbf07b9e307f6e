import { imageTooLarge, notAnImage, photoFileBytes, photoSide } from '@cueroom/core/media/photo-limits.ts'

/** Why a file can't be used as a photo, worded as in specification 5. */
export class PhotoRefusal extends Error {
  readonly title: string
  /** What to do about it, if there is more to say. */
  readonly reason: string | undefined
  constructor(title: string, message: string, reason?: string) {
    super(message)
    this.title = title
    this.reason = reason
  }
}

const quality = 0.85

const invalid = (reason?: string) => new PhotoRefusal('Invalid file', notAnImage, reason)

const isHeic = ({ name, type }: File) => /hei[cf]/i.test(type) || /\.hei[cf]s?$/i.test(name)
const isSvg = ({ name, type }: File) => type.startsWith('image/svg') || /\.svgz?$/i.test(name)

/**
 * A picture file as a data URL of at most 1,024 pixels a side, rotated upright and without metadata.
 * @throws PhotoRefusal for what is too large, and for everything the browser cannot draw.
 */
export async function shrinkPhoto(file: File): Promise<string> {
  if (isHeic(file)) throw invalid("Browsers can't open HEIC photos. Save the photo as JPEG or PNG first.")
  if (isSvg(file)) throw invalid("SVG drawings can't be used as photos. Save the drawing as PNG first.")
  if (!file.type.startsWith('image/')) throw invalid()
  if (file.size > photoFileBytes) throw new PhotoRefusal('File too large', imageTooLarge)
  const picture = await createImageBitmap(file).catch(() => {
    throw invalid("The file is damaged or isn't a picture.")
  })
  try {
    return await asDataUrl(await draw(picture, file.type))
  } finally {
    picture.close()
  }
}

async function draw(picture: ImageBitmap, type: string): Promise<Blob> {
  const scale = Math.min(1, photoSide / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = new OffscreenCanvas(width!, height!)
  const context = canvas.getContext('2d')
  if (!context) throw invalid()
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width!, height!)
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
  if (webp.type === 'image/webp') return webp
  // Not every browser can write WebP, and JPEG would turn transparent areas black
  return canvas.convertToBlob({ type: type === 'image/jpeg' ? type : 'image/png', quality })
}

const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable')))
    reader.readAsDataURL(blob)
  })
