import { DIVIDEND_EVENT_NAMES } from '#domain/business-codes.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Loaded, type ScreenData } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import styles from './EventsCard.module.css'
import type { FundEvent } from '#shared/parts/fund-chart/chart-markers.ts'

interface Props {
  readonly query: ScreenData<unknown>
  /** Newest first. */
  readonly events: readonly FundEvent[]
  /** True if the days shown include missing data, for which events are not known either. */
  readonly hasHole: boolean
}

const NONE = '这段时间没有分红，也没有基金经理等变更'
/** With missing data, events may be missing from the list. */
const UNKNOWN = '数据缺失期间的分红和变更可能没有列出'

/**
 * The events that the curve marks: dividends, changes of manager and of rating, conversions, the
 * fund's start.
 */
export function EventsCard({ query, events, hasHole }: Props) {
  return (
    <Card title="区间大事" flush>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="rows" lines={2} />}
        isEmpty={() => events.length === 0}
        empty={<p className={styles.none}>{hasHole ? UNKNOWN : NONE}</p>}
      >
        {() => (
          <>
            <RowList label="区间大事">
              {events.map(({ date, eventType, content }) => {
                const name = DIVIDEND_EVENT_NAMES.get(eventType) ?? content
                return (
                  <Row
                    key={`${date} ${eventType} ${content}`}
                    title={content}
                    note={
                      content.includes(name) || content.startsWith('份额折算')
                        ? formatDate(date)
                        : `${name} · ${formatDate(date)}`
                    }
                  />
                )
              })}
            </RowList>
            {hasHole ? <p className={styles.none}>{UNKNOWN}</p> : null}
          </>
        )}
      </Loaded>
    </Card>
  )
}
