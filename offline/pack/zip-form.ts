/**
 * The only form of zip that a pack may have: every entry deflated, fixed date, flags and
 * attributes, no extra fields, no comments, no gaps. So a reader can compare every byte outside of
 * the files' content, and nothing can be hidden before, between or after the files. The plain form
 * (`plain-form.ts`) differs only in that every entry is stored.
 */

/**
 * 1 January 1980 by the machine's own clock, which is how zip counts; the earliest date that zip
 * can hold.
 */
export const ENTRY_TIME = new Date(1980, 0, 1)
/** A plain file that its owner may write and all may read. */
export const ENTRY_MODE = 0o100644

export interface ZipEntry {
  readonly name: string
  readonly crc32: number
  readonly packedBytes: number
  readonly bytes: number
  /** Offset of the entry's local header. */
  readonly offset: number
  /** As it is, in a pack's plain form; deflated otherwise. */
  readonly stored: boolean
}

const MADE_ON_UNIX = (3 << 8) | 63
const NEEDED = 20
const UTF8_NAMES = 0x0800
const DEFLATED = 8
const STORED = 0
const DOS_TIME = 0
const DOS_DATE = 0x0021

const LOCAL_HEADER = 30
const DIRECTORY_RECORD = 46
const END_RECORD = 22

/** Offset of the entry's content. */
export function dataStart(entry: Pick<ZipEntry, 'name' | 'offset'>): number {
  return entry.offset + LOCAL_HEADER + Buffer.byteLength(entry.name)
}

function commonFields(entry: ZipEntry): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(NEEDED, 0)
  fields.writeUInt16LE(UTF8_NAMES, 2)
  fields.writeUInt16LE(entry.stored ? STORED : DEFLATED, 4)
  fields.writeUInt16LE(DOS_TIME, 6)
  fields.writeUInt16LE(DOS_DATE, 8)
  fields.writeUInt32LE(entry.crc32, 10)
  fields.writeUInt32LE(entry.packedBytes, 14)
  fields.writeUInt32LE(entry.bytes, 18)
  fields.writeUInt16LE(Buffer.byteLength(entry.name), 22)
  return fields
}

/** The bytes that must precede the entry's content. */
export function localHeader(entry: ZipEntry): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04'), commonFields(entry), Buffer.from(entry.name)])
}

/** The bytes that must follow the last entry, up to the end of the file. */
export function directory(entries: readonly ZipEntry[]): Buffer {
  const records = entries.map((entry) => {
    const head = Buffer.alloc(6)
    head.write('PK\x01\x02', 'latin1')
    head.writeUInt16LE(MADE_ON_UNIX, 4)
    const tail = Buffer.alloc(DIRECTORY_RECORD - 6 - 26)
    tail.writeUInt32LE((ENTRY_MODE << 16) >>> 0, 6)
    tail.writeUInt32LE(entry.offset, 10)
    return Buffer.concat([head, commonFields(entry), tail, Buffer.from(entry.name)])
  })
  const body = Buffer.concat(records)
  const last = entries.at(-1)
  const end = Buffer.alloc(END_RECORD)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(body.length, 12)
  end.writeUInt32LE(last === undefined ? 0 : dataStart(last) + last.packedBytes, 16)
  return Buffer.concat([body, end])
}
