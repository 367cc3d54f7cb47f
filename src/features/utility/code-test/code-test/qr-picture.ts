import { toDataURL } from 'qrcode'
import jsQR from 'jsqr'

/** A larger picture is made smaller before it is read: a phone's photo has ten million pixels. */
const MOST_SIDE = 1_600

/** A QR code as a picture; rejects for more text than a code holds. */
export const writeQr = (text: string): Promise<string> =>
  toDataURL(text, { margin: 2, width: 480, errorCorrectionLevel: 'M' })

/** Text of an older tool, which writes no UTF-8: as GB 18030 where that makes text. */
function chineseText(bytes: readonly number[]): string | null {
  try {
    return new TextDecoder('gb18030', { fatal: true }).decode(Uint8Array.from(bytes)) || null
  } catch {
    return null
  }
}

/** The text in the pixels of a picture, RGBA; null without a readable code. */
export function textInPixels(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
): string | null {
  const code = jsQR(pixels, width, height)
  if (code === null) return null
  // The reader gives no text for bytes that are no UTF-8.
  return code.data === '' ? chineseText(code.binaryData) : code.data
}

/** By a data address: the policy of the pages allows pictures of no other that is not theirs. */
async function pictureOf(file: Blob): Promise<HTMLImageElement> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
      else reject(new Error('the file cannot be read'))
    })
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/** The text of the QR code in a picture's file; null without a readable one. */
export async function readQr(file: Blob): Promise<string | null> {
  const picture = await pictureOf(file).catch(() => null)
  if (picture === null) return null
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.min(1, MOST_SIDE / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const paper = canvas.getContext('2d')
  if (paper === null) return null
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const { data } = paper.getImageData(0, 0, canvas.width, canvas.height)
  return textInPixels(data, canvas.width, canvas.height)
}
