import { formatDateTime } from '#domain/calendar/format-dates.ts'
import type { ListedPage } from './calls.ts'
import { actDetail, actText } from './words.ts'

/** The acts of operators on the versions of a page, newest first. */
export function ActList({ acts }: { readonly acts: ListedPage['acts'] }) {
  if (acts.length === 0) return null
  return (
    <section className="ed-card ed-log" aria-label="操作记录">
      <h2>操作记录</h2>
      <ul className="ed-acts">
        {acts.map(({ version, time, by, act, detail }) => (
          <li key={`${time} ${version} ${act} ${detail}`}>
            <span className="ed-hint">{formatDateTime(time)}</span>
            {` ${by} ${actText(act)} v${version} ${actDetail(detail)}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
