import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { DeviceEvent } from '#offline/events/device-event.ts'

const HOUR = 3_600_000
/** The first moment of made events: 1 October 2026 in China. */
export const BEGAN = Date.UTC(2026, 8, 30, 16)
const ENGINES = ['chromium 87', 'chromium 120', 'webkit 14', 'webkit 18'] as const
const CLASSES = ['low', 'middle', 'high'] as const
const WAYS = ['delta', 'files', 'zip'] as const
const REASONS = ['unreachable', 'too_slow', 'no_screen', 'process_gone', 'page_error'] as const

/** A generator of numbers in [0, 1), the same for a seed: xorshift of 32 bits. */
export function numbers(seed: number): () => number {
  let state = seed || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/** The events of devices that meet a release every six days, about 25 a device in a month. */
export function* madeEvents(devices: number, seed = 7): Generator<DeviceEvent> {
  const random = numbers(seed)
  const one = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)]
    if (found === undefined) throw new Error('an empty list')
    return found
  }
  for (let number = 0; number < devices; number += 1) {
    const device = createHash('md5').update(`${seed} ${number}`).digest('hex')
    const platform = random() < 0.7 ? 'android' : 'ios'
    const source = {
      v: 1 as const,
      device,
      channel: 'production',
      app: one(['5.11.0', '5.12.0']),
      platform,
      engine: one(ENGINES),
      deviceClass: one(CLASSES),
      share: 1,
    }
    let n = 0
    const event = (time: number, rest: Pick<DeviceEvent, 'kind'> & Partial<DeviceEvent>) => {
      n += 1
      return { ...source, n, time: Math.round(time), release: 0, version: '', ...rest }
    }
    let version = '1.20.0'
    let release = 20
    for (let day = 0; day < 30; day += 1) {
      const morning = BEGAN + day * 24 * HOUR
      if (day % 6 === 0 && random() < 0.9) {
        const next = { release: 21 + day / 6, version: `1.${21 + day / 6}.0` }
        const offered = morning + random() * 40 * HOUR
        yield event(offered, { kind: 'offered', ...next })
        const took = Math.round(random() ** 3 * 600_000) / 10
        yield event(offered + took, {
          kind: 'downloaded',
          ...next,
          pack: 'app',
          way: one(WAYS),
          bytes: Math.floor(random() * 2_000_000),
          ms: took,
        })
        if (random() < 0.03) {
          yield event(offered + took, { kind: 'failed', ...next, reason: one(REASONS) })
        } else {
          yield event(offered + took + 900, { kind: 'installed', ...next, from: version })
          yield event(offered + took + HOUR, { kind: 'started', ...next })
          yield event(offered + took + HOUR + 800, { kind: 'confirmed', ...next })
          version = next.version
          release = next.release
        }
      }
      if (random() < 0.3)
        yield event(morning + random() * 24 * HOUR, {
          kind: 'opened',
          release,
          version,
          ms: Math.round(random() ** 4 * 40_000) / 10,
        })
    }
  }
}

/** Writes events as NDJSON; resolves with their number and the bytes of the file. */
export async function writeEvents(
  file: string,
  events: Iterable<DeviceEvent>,
): Promise<{ readonly events: number; readonly bytes: number }> {
  const out = createWriteStream(file)
  let text = ''
  let count = 0
  let bytes = 0
  for (const event of events) {
    text += `${JSON.stringify(event)}\n`
    count += 1
    if (text.length < 1 << 20) continue
    bytes += Buffer.byteLength(text)
    if (!out.write(text)) await once(out, 'drain')
    text = ''
  }
  bytes += Buffer.byteLength(text)
  out.end(text)
  await once(out, 'finish')
  return { events: count, bytes }
}
