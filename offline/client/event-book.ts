import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { nodeDisk, type Disk } from './disk.ts'
import { readMirrored, writeMirrored } from './mirrored-file.ts'
import {
  deviceEvent,
  type DeviceEvent,
  type EventSource,
  type Happening,
} from '#offline/events/device-event.ts'

/** Events that are said once a release, or once a step of it: checks find the same again and again. */
const ONCE = new Set(['checked', 'offered'])
/** The most of them that are remembered, the newest. */
const REMEMBERED = 100
/** The most events that wait on the device, the newest, and that are sent at a time. */
const MOST = 500
const BATCH = 100

const bookSchema = v.object({
  device: deviceEvent.entries.device,
  /** The number of the next event. */
  next: deviceEvent.entries.n,
  once: v.array(v.string()),
  /** Newest last; one that cannot be read is dropped, and never takes the others along. */
  waiting: v.array(v.unknown()),
})
type Book = Omit<v.InferOutput<typeof bookSchema>, 'waiting'> & {
  readonly waiting: readonly DeviceEvent[]
}

export interface EventBookOptions {
  /** The device's folder, in which `events.json` is. */
  readonly dir: string
  /** The facts of the app and the device that each event has. */
  readonly source: Omit<EventSource, 'device'>
  /** Sends events, oldest first; rejects where it is not certain that they have arrived. */
  readonly send: (events: readonly DeviceEvent[]) => Promise<void>
  /** The most events of one `send`; 100 when absent. */
  readonly batch?: number
  /** The most events that wait on the device, the newest; 500 when absent. */
  readonly most?: number
  readonly now?: () => Date
  readonly disk?: Disk
}

export interface EventBook {
  /** Writes an event down; resolves once the disk has it, or has refused it. Never rejects. */
  record(happening: Happening): Promise<void>
  /**
   * Sends what waits, a batch at a time; resolves with whether all has arrived. What was sent and not
   * acknowledged is sent again with the same numbers, by which the receiver counts it once.
   */
  flush(): Promise<boolean>
}

/** Returns whether a device is among the share that reports: the same for it at every start. */
const reports = (device: string, share: number): boolean =>
  Number.parseInt(device.slice(0, 8), 16) < share * 2 ** 32

function readBook(bytes: Buffer): Book {
  const { waiting, ...rest } = v.parse(bookSchema, JSON.parse(bytes.toString('utf8')))
  const events = waiting.flatMap((it) => {
    const read = v.safeParse(deviceEvent, it)
    return read.success ? [read.output] : []
  })
  return { ...rest, waiting: events }
}

/**
 * The events of a device, kept on its disk until they have arrived: `events.json`, in two copies as
 * the other files of the device are. A damaged book begins again as another device.
 */
export function createEventBook(options: EventBookOptions): EventBook {
  const { dir, source, send, batch = BATCH, most = MOST, disk = nodeDisk } = options
  const now = options.now ?? (() => new Date())
  const file = join(dir, 'events.json')
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work)
    queue = result.catch(() => undefined)
    return result
  }
  const read = async (): Promise<Book> => {
    const book = await readMirrored(file, readBook, disk).catch(() => null)
    return book ?? { device: randomBytes(16).toString('hex'), next: 1, once: [], waiting: [] }
  }
  const write = (book: Book) => writeMirrored(file, Buffer.from(`${JSON.stringify(book)}\n`), disk)

  async function add(happening: Happening): Promise<void> {
    const book = await read()
    if (!reports(book.device, source.share)) return
    const { kind, release, basisPoints = '' } = happening
    const key = `${kind} ${release} ${basisPoints}`
    if (ONCE.has(kind) && book.once.includes(key)) return
    const event: DeviceEvent = {
      v: 1,
      device: book.device,
      n: book.next,
      time: now().getTime(),
      ...source,
      ...happening,
    }
    await write({
      ...book,
      next: book.next + 1,
      once: ONCE.has(kind) ? [...book.once, key].slice(-REMEMBERED) : book.once,
      waiting: [...book.waiting, event].slice(-most),
    })
  }

  /** Takes what has arrived out of the book, which may have more by then. */
  async function settle(sent: readonly DeviceEvent[]): Promise<void> {
    const book = await read()
    const has = new Set(sent.map(({ device, n }) => `${device} ${n}`))
    // By device too: a book that was damaged meanwhile begins its numbers again.
    const waiting = book.waiting.filter(({ device, n }) => !has.has(`${device} ${n}`))
    await write({ ...book, waiting })
  }

  let flushing: Promise<boolean> | null = null
  async function flushAll(): Promise<boolean> {
    for (;;) {
      const { waiting } = await inTurn(read)
      if (waiting.length === 0) return true
      const sent = waiting.slice(0, batch)
      try {
        await send(sent)
        await inTurn(() => settle(sent))
      } catch {
        return false
      }
    }
  }
  return {
    record: (happening) => inTurn(() => add(happening)).catch(() => undefined),
    flush() {
      flushing ??= flushAll().finally(() => {
        flushing = null
      })
      return flushing
    },
  }
}
