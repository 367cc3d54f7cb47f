import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { listAssetsChannel } from '#api/calls/asset.ts'
import * as fields from '#api/fields.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { assetPaths } from '#paths/asset.ts'
import type { PathInput } from '#paths/path.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { useDraft } from '#session/draft.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { IncomeByDay } from './IncomeByDay.tsx'
import { IncomeList } from '../parts/IncomeList.tsx'
import { monthShown } from './month-shown.ts'

const VIEWS = [
  { key: 'calendar', label: '收益日历' },
  { key: 'list', label: '逐日明细' },
] as const

const viewSchema = v.object({
  view: v.picklist(['calendar', 'list']),
  month: v.nullable(fields.month6),
  day: v.nullable(v.string()),
})

type Input = PathInput<typeof assetPaths.sumDetail>

export const prefetch: Prefetch<Input> = () => [prefetchCall(listAssetsChannel, {})]

/** The income of all holdings: on a monthly calendar, or as a list by day and fund. */
export default function SumDetailScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const assets = useQuery(queryFor(listAssetsChannel, {}))
  // A draft per history entry, so that going back from a fund restores the month and day.
  const [{ view, month, day }, update] = useDraft(`sumDetail:${key}`, viewSchema, {
    view: 'calendar',
    month: input.month ?? null,
    day: null,
  })
  const open = (fundCode: string) => void navigate(assetPaths.singleDetail.to({ fundCode }))
  const head = (
    <Segments
      label="查看方式"
      items={VIEWS}
      value={view}
      onChange={(next) => update({ view: next })}
    />
  )
  const empty = (
    <EmptyState
      kind="empty"
      title="还没有收益记录"
      note="持有基金后，每天的收益显示在这里"
      actionText="去看看基金"
      onAction={() => void navigate(fundPortalPaths.allFundList.to())}
    />
  )
  return (
    <DataTemplate query={assets} skeleton={<SkeletonScreen shape="curve" />}>
      {({ incomeDate }) =>
        view === 'list' ? (
          <IncomeList head={head} onOpen={open} />
        ) : (
          <IncomeByDay
            head={head}
            empty={empty}
            lastMonth={incomeDate.slice(0, 6)}
            month={monthShown(month, incomeDate)}
            day={day}
            onMonth={(next) => update({ month: next, day: null })}
            onDay={(next) => update({ day: next })}
            onOpen={open}
          />
        )
      }
    </DataTemplate>
  )
}
