import { DIVIDEND_EVENT_NAMES } from '../../../../domain/business-codes.ts'
import { formatDate } from '../../../../domain/format-figures.ts'
import { Loaded, type ScreenData } from '../../../../templates/Loaded.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Row } from '../../../../ui/Row.tsx'
import { RowList } from '../../../../ui/RowList.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import styles from './EventsCard.module.css'
import type { FundEvent } from './chart-markers.ts'

interface Props {
  readonly query: ScreenData<unknown>
  /** Newest first. */
  readonly events: readonly FundEvent[]
}

/** What the curve's marks stand for: dividends, changes of manager and of rating, conversions, the fund's start. */
export function EventsCard({ query, events }: Props) {
  return (
    <Card title="区间大事" flush>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="rows" lines={2} />}
        isEmpty={() => events.length === 0}
        empty={<p className={styles.none}>这段时间没有分红，也没有基金经理等变更</p>}
      >
        {() => (
          <RowList label="区间大事">
            {events.map(({ date, eventType, content }) => {
              const name = DIVIDEND_EVENT_NAMES.get(eventType) ?? content
              return (
                <Row
                  key={`${date} ${eventType} ${content}`}
                  title={content}
                  note={content.includes(name) ? formatDate(date) : `${name} · ${formatDate(date)}`}
                />
              )
            })}
          </RowList>
        )}
      </Loaded>
    </Card>
  )
}
