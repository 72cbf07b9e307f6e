/** Longest width of a kept photo, in pixels: sharp on a show page, small to send. */
const width = 512
const quality = 0.85

/** A photo as a JPEG data URL of at most 512 pixels' width; undefined for what the browser cannot read as one. */
export async function shrinkPhoto(file: File): Promise<string | undefined> {
  try {
    const whole = await createImageBitmap(file)
    const scale = Math.min(1, width / whole.width)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(whole.width * scale))
    canvas.height = Math.max(1, Math.round(whole.height * scale))
    const picture = canvas.getContext('2d')
    if (picture) {
      // JPEG has no transparency, and would turn it black
      picture.fillStyle = '#ffffff'
      picture.fillRect(0, 0, canvas.width, canvas.height)
      picture.drawImage(whole, 0, 0, canvas.width, canvas.height)
    }
    whole.close()
    return canvas.toDataURL('image/jpeg', quality)
  } catch {
    return undefined
  }
}
