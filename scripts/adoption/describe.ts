import { textTable } from '#scripts/text/text-table.ts'
import type { Adoption } from './questions.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const counted = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const seconds = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** A span in two units: `2 d 3 h`. */
export function spanWords(ms: number): string {
  const minutes = Math.round(ms / MINUTE)
  const [d, h, m] = [
    Math.floor(minutes / (DAY / MINUTE)),
    Math.floor((minutes % (DAY / MINUTE)) / 60),
    minutes % 60,
  ]
  if (d > 0) return `${d} d ${h} h`
  return h > 0 ? `${h} h ${m} min` : `${m} min`
}

/** The moment in China, as in 2026-10-01 08:30. */
const moment = (time: number) =>
  new Date(time + 8 * HOUR).toISOString().slice(0, 16).replace('T', ' ')

/** The newest versions, of which there is room for a column each. */
const COLUMNS = 5

/** Versions in their order: `1.9.0` before `1.10.0`. */
const inOrder = (versions: readonly string[]) =>
  versions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))

function versionRows({ versions }: Adoption): string[][] {
  const all = inOrder([...new Set(versions.map(({ version }) => version))])
  const shown = all.slice(-COLUMNS)
  const others = all.length > shown.length
  const days = [...new Set(versions.map(({ day }) => day))]
  const head = ['day', ...(others ? ['older'] : []), ...shown, 'devices']
  const rows = days.map((day) => {
    const own = versions.filter((it) => it.day === day)
    const total = own.reduce((sum, { devices }) => sum + devices, 0)
    const share = (of: (version: string) => boolean) =>
      percent.format(
        own.filter(({ version }) => of(version)).reduce((sum, it) => sum + it.devices, 0) / total,
      )
    const older = others ? [share((it) => !shown.includes(it))] : []
    const newer = shown.map((version) => share((it) => it === version))
    return [[day], older, newer, [counted.format(total)]].flat()
  })
  return [head, ...rows]
}

/** Answers as lines for people; a part without any events says so. */
export function describeAdoption(found: Adoption): string[] {
  const part = (title: string, rows: string[][]) => [
    '',
    title,
    ...(rows.length > 1 ? textTable(rows).split('\n') : ['none']),
  ]
  const [active] = found.active
  return [
    `active devices: ${counted.format(active?.day ?? 0)} in 24 hours, ${counted.format(active?.week ?? 0)} in 7 days, ${counted.format(active?.month ?? 0)} in 30 days`,
    ...part('Versions that devices opened last, by day', versionRows(found)),
    ...part('How far releases have come among devices that were active since the first offer', [
      ['release', 'version', 'first offered', 'have it', 'half after', '95 % after'],
      ...found.reach.map((it) => [
        String(it.release),
        it.version,
        moment(it.offered),
        percent.format(it.active === 0 ? 0 : it.reached / it.active),
        it.half === null ? 'not yet' : spanWords(it.half),
        it.most === null ? 'not yet' : spanWords(it.most),
      ]),
    ]),
    ...part('Downloads, in seconds', [
      ['way', 'downloads', 'p50', 'p90', 'p95', 'p99', 'middle size, KB'],
      ...found.deliveries.map((it) => [
        it.way,
        counted.format(it.downloads),
        ...[it.p50, it.p90, it.p95, it.p99].map((ms) => seconds.format(ms / 1_000)),
        it.bytes === null ? '' : counted.format(it.bytes / 1_024),
      ]),
    ]),
    ...part('Failures, in devices', [
      ['reason', 'version', 'devices'],
      ...found.failures.map((it) => [it.reason, it.version, counted.format(it.devices)]),
    ]),
    ...part('Openings', [
      ['version', 'openings', 'under a second'],
      ...found.openings.map((it) => [
        it.version,
        counted.format(it.openings),
        percent.format(it.underASecond),
      ]),
    ]),
  ]
}
