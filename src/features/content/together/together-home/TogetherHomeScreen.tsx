import { now14 } from '#platform/clock.ts'
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import type * as v from 'valibot'
import { queryTogether } from '#api/calls/company.ts'
import { listItems } from '#api/calls/content.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { direction, formatPercent } from '#domain/money/format-figures.ts'
import { formatDate, formatNearDay } from '#domain/calendar/format-dates.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { togetherPaths } from '#paths/together.ts'
import { vpPaths } from '#paths/vp.ts'
import { session } from '#session/session.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { SlotHead } from '#shared/pages/page-blocks/SlotHead.tsx'
import { useAfterSlot } from '#shared/pages/page-blocks/use-after-slot.ts'
import { prefetchPage } from '#shared/pages/page-blocks/use-page.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { CalendarCard } from './CalendarCard.tsx'
import styles from './TogetherHomeScreen.module.css'

type Figures = v.InferOutput<typeof queryTogether.payload>['figures']

const NOTES = { tag: '心态', kind: 'article', size: 4 } as const

export const prefetch: Prefetch<object> = (_, signedIn) => [
  prefetchCall(queryTogether, {}),
  ...prefetchPage({ slot: 'together' }, signedIn),
]

/** Shows how long the user has been invested, the market in figures, and the days ahead. */
export default function TogetherHomeScreen() {
  const { openId } = useSnapshot(session)
  const signedIn = openId !== ''
  const query = useAfterSlot(useQuery(queryFor(queryTogether, {})), 'together')
  return (
    <DetailTemplate
      query={query}
      head={<SlotHead slot="together" path={togetherPaths.togetherHome.to()} />}
      footNote={<OpinionLine />}
    >
      {({ serverTime, since, figures, events }) => (
        <>
          <DaysCard since={since} today={serverTime.slice(0, 8)} signedIn={signedIn} />
          {figures.length > 0 && <FiguresCard figures={figures} />}
          <CalendarCard
            key={openId}
            events={events}
            today={serverTime.slice(0, 8)}
            signedIn={signedIn}
          />
          <NotesCard />
        </>
      )}
    </DetailTemplate>
  )
}

interface DaysProps {
  readonly since: string | null
  readonly today: string
  readonly signedIn: boolean
}

function DaysCard({ since, today, signedIn }: DaysProps) {
  const shell = useShell()
  if (!signedIn) {
    return (
      <Card title="持有天数">
        <p className={styles.note}>登录后从首笔订单确认的那一天算起。</p>
        <div className={styles.act}>
          <Button kind="secondary" block onClick={() => void shell.login()}>
            登录
          </Button>
        </div>
      </Card>
    )
  }
  if (since === null) {
    return (
      <Card flush>
        <Row
          title="还没有已确认的订单"
          note="首笔订单确认之后，从那一天开始计算"
          href={fundPortalPaths.allFundList.to()}
        />
      </Card>
    )
  }
  const days = Math.max(0, daysBetween(since, today))
  return (
    <Card title="自首笔订单确认起">
      <p className={styles.days}>
        <NumberText size="hero" value={String(days)} unit="天" />
      </p>
      <p className={styles.note}>{`${formatDate(since)} 确认首笔订单`}</p>
    </Card>
  )
}

function FiguresCard({ figures }: { readonly figures: Figures }) {
  return (
    <Card title="市场三个数" extra="均为已公布数据" flush>
      <RowList label="市场三个数">
        {figures.map(({ label, value, change, date }) => (
          <Row
            key={label}
            title={label}
            note={formatNearDay(date, now14())}
            value={<NumberText value={value} />}
            {...(change === null
              ? {}
              : {
                  valueNote: (
                    <NumberText
                      size="note"
                      tone={direction(change)}
                      label="较前一日"
                      value={formatPercent(change)}
                    />
                  ),
                })}
          />
        ))}
      </RowList>
    </Card>
  )
}

/** Notes to read when markets move; left out where they did not load. */
function NotesCard() {
  const { data } = useQuery(queryFor(listItems, NOTES))
  if (data === undefined || data.records.length === 0) return null
  return (
    <RowCard title="陪伴手记">
      {data.records.map((item) => (
        <ItemCard key={item.itemId} item={item} />
      ))}
      <Row title="更多手记" href={vpPaths.tagAggregation.to({ tag: NOTES.tag })} />
    </RowCard>
  )
}
