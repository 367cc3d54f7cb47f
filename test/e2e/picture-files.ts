import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

/** Pictures on the disk of the phone, for the file chooser. */

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}

/** Grey of a point; sharp patches, as the print of a card. */
const patches = (x: number, y: number): number =>
  (Math.floor(x / 6) + Math.floor(y / 4)) % 3 === 0 ? 0x40 : 0xd0
/** As a lens that is covered: nothing has an edge. */
const blank = (): number => 0xb0

/** A grey PNG that every engine draws. */
function grayPng(width: number, height: number, grey = patches): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits, grey.
  head[8] = 8
  const rows = Buffer.concat(
    Array.from({ length: height }, (_, y) =>
      Buffer.from([0, ...Array.from({ length: width }, (__, x) => grey(x, y))]),
    ),
  )
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(rows)
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** EXIF that says: turned a quarter clockwise to be upright (orientation 6). */
const LYING = Buffer.from('4578696600004d4d002a00000008000101120003000000010006000000000000', 'hex')

/** The JPEG as a phone held upright writes it: lying, with the orientation in its metadata. */
export function asTakenUpright(jpeg: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, LYING.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, LYING, jpeg.subarray(2)])
}

/** A folder of pictures; `remove` deletes it. */
export async function pictureFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'h5-cards-'))
  const write = async (name: string, bytes: Buffer) => {
    const file = join(folder, name)
    await writeFile(file, bytes)
    return file
  }
  return {
    /** A square of so many pixels: what it shows is the sandbox's (its README). */
    square: (pixels: number) => write(`${pixels}.png`, grayPng(pixels, pixels)),
    /** An ordinary picture. */
    card: () => write('card.png', grayPng(640, 404)),
    /** One in which nothing can be made out. */
    blurred: () => write('blurred.png', grayPng(640, 404, blank)),
    write,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
