import { listInviteRecords } from '#api/calls/activities/invite.ts'
import type { PrefetchCall } from '#api/query.ts'
import { prefetchPages } from '#api/query.ts'
import { STAGE_NAMES, STAGES, type InviteStage } from '#domain/invite/stages.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { now14 } from '#platform/clock.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import type { InviteEdition } from './editions.ts'
import { InviteSums } from './InviteSums.tsx'
import { RecordRow } from './RecordRow.tsx'

export interface RecordsWish {
  readonly stage?: InviteStage | undefined
  readonly month?: string | undefined
}

const ALL = 'all'

const STAGE_OPTIONS = [
  { key: ALL, label: '全部阶段' },
  ...STAGES.map((key) => ({ key, label: `停留在${STAGE_NAMES[key]}` })),
]

/** The running month and five before it. */
function monthOptions(now: string) {
  const months = [now.slice(0, 6)]
  while (months.length < 6)
    months.push(addDays(`${months[months.length - 1] ?? ''}01`, -1).slice(0, 6))
  return [
    { key: ALL, label: '全部月份' },
    ...months.map((key) => ({ key, label: `${key.slice(0, 4)}年${Number(key.slice(4))}月实名` })),
  ]
}

const inputOf = ({ campaignId }: InviteEdition, { stage, month }: RecordsWish) => ({
  campaignId,
  ...(stage === undefined ? {} : { stage }),
  ...(month === undefined ? {} : { month }),
})

export const prefetchRecords = (
  edition: InviteEdition,
  wish: RecordsWish,
): readonly PrefetchCall[] => [prefetchPages(listInviteRecords, inputOf(edition, wish))]

interface Props {
  readonly edition: InviteEdition
  readonly wish: RecordsWish
  /** A campaign all of whose rewards are final. */
  readonly over?: boolean
}

/** The friends of a campaign with their stages and rewards; the sums above are of all of them. */
export function InviteRecords({ edition, wish, over = false }: Props) {
  const replace = useReplace()
  const { stage, month } = wish
  const list = useEndlessList(listInviteRecords, inputOf(edition, wish))
  const isStage = (key: string): key is InviteStage => STAGES.some((it) => it === key)
  const filters = [
    { key: 'stage', label: '阶段', value: stage ?? ALL, options: STAGE_OPTIONS },
    ...(edition.recordsBy === 'month'
      ? [{ key: 'month', label: '月份', value: month ?? ALL, options: monthOptions(now14()) }]
      : []),
  ]
  const show = (key: string, value: string) =>
    replace(
      edition.records(
        key === 'stage'
          ? { month, stage: isStage(value) ? value : undefined }
          : { stage, month: value === ALL ? undefined : value },
      ),
    )
  return (
    <ListTemplate
      label="邀请记录"
      list={list}
      itemKey={({ recordId }) => recordId}
      head={
        <>
          <Card>
            <InviteSums sums={list.first?.sums} />
          </Card>
          <FilterBar label="筛选邀请记录" filters={filters} onChange={show} />
        </>
      }
      empty={
        stage === undefined && month === undefined
          ? { title: over ? '您没有参加这期活动' : '还没有邀请记录' }
          : { title: '没有符合条件的好友' }
      }
      footNote="好友同意后显示脱敏姓名；不显示好友的金额与基金"
    >
      {(record) => <RecordRow record={record} over={over} />}
    </ListTemplate>
  )
}
