import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { deviceEvent, type DeviceEvent } from '#offline/events/device-event.ts'
import type { Adoption, Span } from '#scripts/adoption/questions.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The day in China of a moment, as in 2026-10-01. */
const dayOf = (time: number) => new Date(time + 8 * HOUR).toISOString().slice(0, 10)

/** The smallest of values in order that at least a share of them do not exceed. */
function quantile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b)
  return ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)] ?? 0
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Reads a file line by line into events, each once. */
async function eventsIn(file: string): Promise<DeviceEvent[]> {
  const seen = new Set<string>()
  const events: DeviceEvent[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) {
    let json: unknown
    try {
      json = JSON.parse(line)
    } catch {
      continue
    }
    const read = v.safeParse(deviceEvent, json)
    if (!read.success) continue
    const key = `${read.output.device} ${read.output.n}`
    if (seen.has(key)) continue
    seen.add(key)
    events.push(read.output)
  }
  return events
}

function versionsOf(events: readonly DeviceEvent[]): Adoption['versions'] {
  const last = new Map<string, DeviceEvent>()
  for (const event of events) {
    if (event.kind !== 'opened') continue
    const key = `${event.device} ${dayOf(event.time)}`
    const known = last.get(key)
    const isLater =
      known === undefined ||
      event.time > known.time ||
      (event.time === known.time && event.n > known.n)
    if (isLater) last.set(key, event)
  }
  const counts = new Map<string, number>()
  for (const { time, version, share } of last.values()) {
    const key = `${dayOf(time)} ${version}`
    counts.set(key, (counts.get(key) ?? 0) + 1 / share)
  }
  return [...counts]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([key, devices]) => {
      const [day = '', version = ''] = key.split(' ')
      return { day, version, devices }
    })
}

function reachOf(all: readonly DeviceEvent[], { from, until }: Span): Adoption['reach'] {
  const releases = new Map<number, { offered: number; version: string }>()
  for (const { kind, release, version, time } of all) {
    if (kind !== 'offered' || time < from || time >= until) continue
    const known = releases.get(release)
    if (known === undefined || time < known.offered)
      releases.set(release, { offered: time, version })
  }
  const newest = [...releases].toSorted(([a], [b]) => a - b).slice(-5)
  return newest.map(([release, { offered, version }]) => {
    const active = new Map<string, { weight: number; had: number | null }>()
    for (const event of all) {
      if (event.time < offered || event.time >= until) continue
      const known = active.get(event.device) ?? { weight: 1 / event.share, had: null }
      const has = event.kind === 'confirmed' && event.release >= release
      if (has) known.had = Math.min(known.had ?? Number.POSITIVE_INFINITY, event.time)
      active.set(event.device, known)
    }
    const rows = [...active.values()]
    const total = rows.reduce((sum, { weight }) => sum + weight, 0)
    const had = rows.flatMap(({ had: at, weight }) => (at === null ? [] : [{ at, weight }]))
    const ordered = had.toSorted((a, b) => a.at - b.at)
    const after = (share: number) => {
      let sum = 0
      for (const { at, weight } of ordered) {
        sum += weight
        if (sum >= share * total) return at - offered
      }
      return null
    }
    const reached = had.reduce((sum, { weight }) => sum + weight, 0)
    return {
      release,
      version,
      offered,
      active: total,
      reached,
      half: after(0.5),
      most: after(0.95),
    }
  })
}

function deliveriesOf(events: readonly DeviceEvent[]): Adoption['deliveries'] {
  const downloads = events.filter(({ kind }) => kind === 'downloaded')
  const ways = [...new Set(downloads.flatMap(({ way }) => way ?? []))].toSorted()
  return ways.map((way) => {
    const own = downloads.filter((it) => it.way === way)
    const ms = own.flatMap((it) => it.ms ?? [])
    return {
      way,
      downloads: own.reduce((sum, { share }) => sum + 1 / share, 0),
      p50: quantile(ms, 0.5),
      p90: quantile(ms, 0.9),
      p95: quantile(ms, 0.95),
      p99: quantile(ms, 0.99),
      bytes: quantile(
        own.flatMap(({ bytes }) => bytes ?? []),
        0.5,
      ),
    }
  })
}

function failuresOf(events: readonly DeviceEvent[]): Adoption['failures'] {
  const found = new Map<string, Map<string, number>>()
  for (const { kind, reason, version, device, share } of events) {
    if (kind !== 'failed' || reason === undefined) continue
    const key = `${reason} ${version}`
    found.set(key, (found.get(key) ?? new Map<string, number>()).set(device, 1 / share))
  }
  return [...found]
    .map(([key, weights]) => {
      const [reason = '', version = ''] = key.split(' ')
      const devices = [...weights.values()].reduce((sum, it) => sum + it, 0)
      return { reason, version, devices }
    })
    .toSorted(
      (a, b) =>
        b.devices - a.devices || compare(a.reason, b.reason) || compare(a.version, b.version),
    )
}

function openingsOf(events: readonly DeviceEvent[]): Adoption['openings'] {
  const found = new Map<string, { openings: number; fast: number }>()
  for (const { kind, ms, version, share } of events) {
    if (kind !== 'opened' || ms === undefined) continue
    const row = found.get(version) ?? { openings: 0, fast: 0 }
    row.openings += 1 / share
    if (ms < 1_000) row.fast += 1 / share
    found.set(version, row)
  }
  return [...found]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([version, { openings, fast }]) => ({ version, openings, underASecond: fast / openings }))
}

function activeOf(all: readonly DeviceEvent[], until: number): Adoption['active'] {
  const newest = new Map<string, { time: number; weight: number }>()
  for (const { device, time, share } of all) {
    if (time >= until) continue
    const known = newest.get(device)
    if (known === undefined || time > known.time) newest.set(device, { time, weight: 1 / share })
  }
  const within = (days: number) =>
    [...newest.values()]
      .filter(({ time }) => time >= until - days * DAY)
      .reduce((sum, { weight }) => sum + weight, 0)
  return [{ day: within(1), week: within(7), month: within(30) }]
}

/** The same answers by a program that reads line by line, for tests and as the bench's other side. */
export async function plainAnswers(file: string, span: Span): Promise<Adoption> {
  const all = await eventsIn(file)
  const events = all.filter(({ time }) => time >= span.from && time < span.until)
  return {
    versions: versionsOf(events),
    reach: reachOf(all, span),
    deliveries: deliveriesOf(events),
    failures: failuresOf(events),
    openings: openingsOf(events),
    active: activeOf(all, span.until),
  }
}
