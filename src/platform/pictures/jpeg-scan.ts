/**
 * Counts the blocks that a scan of a JPEG holds, without decoding a picture of them: the Huffman
 * codes say how long each is. Of refining scans of a progressive JPEG nothing is counted: their
 * length depends on the scans before them.
 */

interface Component {
  readonly across: number
  readonly down: number
}

/** A picture of sequential or progressive Huffman coding, as its frame says. */
export interface Frame {
  readonly isProgressive: boolean
  readonly width: number
  readonly height: number
  readonly components: ReadonlyMap<number, Component>
}

/** By the 16 bits ahead: a symbol, and in the low five bits the length of its code. */
export type HuffmanTable = Uint16Array
/** By the byte that names them: the class in its high half. */
export type HuffmanTables = Map<number, HuffmanTable>

const [AC, END_OF_BLOCK_RUN] = [0x10, 15]

const isSampling = (side: number) => side >= 1 && side <= 4

/** Null of a frame as no encoder writes it, whose scans cannot be counted. */
export function readFrame(isProgressive: boolean, segment: Uint8Array): Frame | null {
  const word = (at: number) => (segment[at] ?? 0) * 256 + (segment[at + 1] ?? 0)
  const components = new Map<number, Component>()
  for (let at = 6; at + 2 < segment.length; at += 3) {
    const sampling = segment[at + 1] ?? 0
    const [across, down] = [sampling >> 4, sampling & 15]
    if (components.size === 4 || !isSampling(across) || !isSampling(down)) return null
    components.set(segment[at] ?? 0, { across, down })
  }
  return { isProgressive, height: word(1), width: word(3), components }
}

/** Takes the tables of a segment, and returns how many there were. */
export function readTables(segment: Uint8Array, tables: HuffmanTables): number {
  let at = 0
  let count = 0
  while (at + 17 <= segment.length) {
    const table = new Uint16Array(65_536)
    let symbolAt = at + 17
    let code = 0
    for (let length = 1; length <= 16; length += 1) {
      const share = 1 << (16 - length)
      for (let left = segment[at + length] ?? 0; left > 0; left -= 1) {
        table.fill(((segment[symbolAt] ?? 0) << 5) | length, code, code + share)
        symbolAt += 1
        code += share
      }
    }
    tables.set(segment[at] ?? 0, table)
    at = symbolAt
    count += 1
  }
  return count
}

/** The bits of a scan up to its next marker. */
class Bits {
  readonly #bytes: Uint8Array
  #at: number
  #held = 0
  #count = 0
  /** More bits were taken than there are. */
  isOver = false
  /** A code is in no table. */
  isBroken = false

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  #fill(): void {
    while (this.#count <= 16) {
      const byte = this.#bytes[this.#at] ?? 0xff
      // A byte of the data that looks like the beginning of a marker is followed by a zero.
      if (byte === 0xff && this.#bytes[this.#at + 1] !== 0) return
      this.#at += byte === 0xff ? 2 : 1
      this.#held = ((this.#held & 0xffff) << 8) | byte
      this.#count += 8
    }
  }

  take(length: number): number {
    this.#fill()
    const missing = length - this.#count
    if (missing > 0) {
      this.isOver = true
      return 0
    }
    this.#count -= length
    return (this.#held >> this.#count) & ((1 << length) - 1)
  }

  symbol(table: HuffmanTable): number {
    this.#fill()
    const ahead =
      this.#count >= 16 ? this.#held >> (this.#count - 16) : this.#held << (16 - this.#count)
    const entry = table[ahead & 0xffff] ?? 0
    if (entry === 0 && this.#count >= 16) this.isBroken = true
    else if (entry === 0) this.isOver = true
    this.take(entry & 31)
    return entry >> 5
  }

  /** Goes on behind a restart marker; without one there is no more. */
  restart(): void {
    this.#count = 0
    let at = this.#at
    while (this.#bytes[at] === 0xff && this.#bytes[at + 1] === 0xff) at += 1
    const marker = this.#bytes[at + 1] ?? 0
    if (this.#bytes[at] === 0xff && marker >= 0xd0 && marker <= 0xd7) this.#at = at + 2
    else this.isOver = true
  }
}

/**
 * Returns whether a scan goes on into the last row of the picture; `header` is its segment, and the data
 * begin at `from`. True of what cannot be counted: each block that is counted takes a bit at least,
 * so that the count ends with the data, however large the frame says the picture is. A few encoders
 * end a little early, which is not seen: only the rows before the last have to be there.
 */
export function reachesLastRow(
  bytes: Uint8Array,
  from: number,
  header: Uint8Array,
  given: { readonly frame: Frame; readonly tables: HuffmanTables; readonly interval: number },
): boolean {
  const { frame, tables, interval } = given
  const count = header[0] ?? 0
  const [first = 0, end = 63, approximation = 0] = header.subarray(1 + 2 * count)
  const isRefining = frame.isProgressive && approximation >> 4 > 0
  if (isRefining && first > 0) return true
  const all = [...frame.components.values()]
  const most = {
    across: Math.max(...all.map(({ across }) => across)),
    down: Math.max(...all.map(({ down }) => down)),
  }
  const parts = Array.from({ length: count }, (_, index) => {
    const component = frame.components.get(header[1 + 2 * index] ?? 0)
    const named = header[2 + 2 * index] ?? 0
    return { component, dc: tables.get(named >> 4), ac: tables.get(AC | (named & 15)) }
  })
  const [only] = parts
  const canCount =
    count >= 1 &&
    parts.every(({ component }) => component !== undefined) &&
    (first > 0
      ? frame.isProgressive && count === 1 && first <= end && only?.ac !== undefined
      : count <= 4 &&
        parts.every(
          ({ dc, ac }) =>
            (isRefining || dc !== undefined) && (frame.isProgressive || ac !== undefined),
        ))
  if (!canCount) return true
  // The blocks of one component alone are not grouped.
  const single = count === 1 ? only?.component : undefined
  const sides = single ?? most
  const units = (size: number, side: number, largest: number) =>
    single === undefined
      ? Math.ceil(size / (8 * largest))
      : Math.ceil(Math.ceil((size * side) / largest) / 8)
  const wide = units(frame.width, sides.across, most.across)
  const high = units(frame.height, sides.down, most.down)
  const blocks = parts.flatMap(({ component, ...tablesOfPart }) =>
    Array.from(
      {
        length:
          single === undefined && component !== undefined ? component.across * component.down : 1,
      },
      () => tablesOfPart,
    ),
  )
  const bits = new Bits(bytes, from)
  const last = frame.isProgressive && first === 0 ? 0 : 63
  let run = 0

  const passBlock = ({
    dc,
    ac,
  }: {
    dc: HuffmanTable | undefined
    ac: HuffmanTable | undefined
  }) => {
    if (isRefining) return void bits.take(1)
    if (first === 0 && dc !== undefined) bits.take(bits.symbol(dc) & 15)
    if (last === 0 || ac === undefined) return undefined
    for (let at = Math.max(1, first); at <= (frame.isProgressive ? Math.min(end, 63) : 63);) {
      const symbol = bits.symbol(ac)
      const [zeros, size] = [symbol >> 4, symbol & 15]
      if (bits.isOver || bits.isBroken) return undefined
      if (size > 0) bits.take(size)
      else if (zeros < END_OF_BLOCK_RUN) {
        run = (1 << zeros) - 1 + (zeros === 0 ? 0 : bits.take(zeros))
        if (!frame.isProgressive) run = 0
        return undefined
      }
      at += zeros + 1
    }
    return undefined
  }

  for (let unit = 0; unit < wide * high;) {
    const done = interval > 0 ? unit % interval : unit
    if (interval > 0 && unit > 0 && done === 0) {
      run = 0
      bits.restart()
    }
    if (run > 0) {
      // Blocks of nothing take no bits: all are passed at once, as far as the next restart.
      const passed = interval > 0 ? Math.min(run, interval - done) : run
      run -= passed
      unit += passed
      continue
    }
    blocks.forEach(passBlock)
    if (bits.isBroken) return true
    if (bits.isOver) return unit >= wide * (high - 1)
    unit += 1
  }
  return true
}
