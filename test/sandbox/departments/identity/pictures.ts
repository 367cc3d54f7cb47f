import { SHOWN_RET } from '#api/shown-ret.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'

const MEGABYTE = 1024 * 1024
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The picture's size in pixels by its header; null when it is neither JPEG nor PNG, or broken. */
export function pictureSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.subarray(0, 8).equals(PNG)) {
    if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  }
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  // Segments of a JPEG: FF, marker, length; the frame header (C0 to CF, but C4, C8, CC) has height
  // and width.
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** The bytes of an uploaded picture, or SHOWN_RET.documentTooLarge, or SHOWN_RET.documentUnreadable. */
export async function pictureBytes(
  file: Blob,
  unreadable = '无法识别，请上传清晰的身份证照片（JPG 或 PNG）',
  megabytes = 5,
): Promise<Buffer> {
  if (file.size > megabytes * MEGABYTE)
    throw new Refusal(SHOWN_RET.documentTooLarge, `图片不能超过 ${megabytes}MB`)
  const bytes = Buffer.from(await file.arrayBuffer())
  const size = pictureSize(bytes)
  if (!size || size.width === 0 || size.height === 0) {
    throw new Refusal(SHOWN_RET.documentUnreadable, unreadable)
  }
  return bytes
}
