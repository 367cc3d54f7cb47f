import { secondsBetween } from '#domain/calendar/calendar-date.ts'
import { formatNearTime } from '#domain/calendar/format-dates.ts'
import type { Version } from './calls.ts'

interface Props {
  readonly versions: readonly Version[]
  readonly now: string
}

const DAY = 86_400

/** When each version was, is or will be on: one bar a version, with the present as a line. */
export function ScheduleLine({ versions, now }: Props) {
  const timed = versions
    .flatMap(({ version, state, from, until, publishedAt }) => {
      const begin = publishedAt ?? from
      // One that was cancelled was never on.
      const isCancelled = state === 'ended' && publishedAt === null
      return begin === null || isCancelled ? [] : [{ version, state, begin, until }]
    })
    .toSorted((a, b) => (a.begin < b.begin ? -1 : 1))
  const [first] = timed
  if (first === undefined) return null
  const bars = timed.map((it, at) => {
    // Another version that came on has ended it.
    const replaced = it.state === 'ended' ? (timed[at + 1]?.begin ?? now) : null
    const { version, state, begin, until } = it
    const ends = [until, replaced].filter((time) => time !== null).toSorted()
    return { version, state, begin, end: ends[0] ?? null }
  })
  const start = first.begin
  const last = [now, ...bars.flatMap(({ begin, end }) => [begin, end ?? begin])].toSorted().at(-1)
  const whole = secondsBetween(start, last ?? now) + 2 * DAY
  const place = (time: string) =>
    Math.max(0, Math.min(100, (secondsBetween(start, time) / whole) * 100))
  return (
    <section className="ed-card" aria-label="上线时间线">
      <h2>上线时间线</h2>
      <div className="ed-line">
        {bars.map(({ version, state, begin, end }) => {
          const left = place(begin)
          const right = end === null ? 100 : place(end)
          return (
            <div key={version} className="ed-line-row">
              <span
                className="ed-line-bar"
                data-state={state}
                style={{ left: `${left}%`, width: `${Math.max(1, right - left)}%` }}
              >
                {`v${version} ${formatNearTime(begin, now)}${end === null ? ' 起' : ` 至 ${formatNearTime(end, now)}`}`}
              </span>
            </div>
          )
        })}
        <span className="ed-line-now" style={{ left: `${place(now)}%` }}>
          现在
        </span>
      </div>
    </section>
  )
}
