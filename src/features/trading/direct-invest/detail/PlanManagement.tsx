import { isAbroad, plannedText, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { planPermission, type PlanChange } from '#domain/plan/plan-changes.ts'
import { dealPaths } from '#paths/deal.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { cloneText, debitDayText } from '#shared/parts/plan/plan-words.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import type { PlanDetail } from '../parts/PlanFigures.tsx'
import type { PlanChanging } from './use-plan-change.ts'

interface Props {
  readonly detail: PlanDetail
  readonly change: PlanChanging
}

const LOCKED = '今日 15:00 后可操作'

const permission = ({ plan, debitDayLock }: PlanDetail, change: PlanChange) =>
  planPermission(change, {
    status: plan.status,
    skipping: plan.skipDate !== null,
    locked: debitDayLock,
  })

interface ActProps {
  readonly may: ReturnType<typeof planPermission>
  readonly title: string
  readonly note: string
  readonly onAct: () => Promise<void>
}

/** An act on the plan; while it is locked, when it can be done. Nothing where there is none. */
function ActRow({ may, title, note, onAct }: ActProps) {
  if (may === 'absent') return null
  return may === 'locked' ? (
    <Row title={title} note={LOCKED} />
  ) : (
    <Row title={title} note={note} onClick={() => void onAct()} />
  )
}

/** Shows what else can be done with the plan. */
export function PlanManagement({ detail, change }: Props) {
  usePublishedUntil()
  const { plan, serverTime } = detail
  const { planNo, fundCode, nextDebitDate, skipDate } = plan
  const next =
    nextDebitDate === null
      ? ''
      : debitDayText(nextDebitDate, serverTime.slice(0, 8), isAbroad(plan))
  const acts = [
    {
      may: permission(detail, 'skip'),
      title: '跳过下次扣款',
      note: `${next} 不扣款，之后照常`,
      onAct: change.skip,
    },
    {
      may: permission(detail, 'unskip'),
      title: '撤销跳过',
      note: `${skipDate === null ? '--' : plannedText(skipDate, 'full', serverTime, isAbroad(plan))} 恢复扣款`,
      onAct: change.unskip,
    },
    {
      may: permission(detail, 'end'),
      title: '结束计划',
      note: '不再扣款，份额保留，不能恢复',
      onAct: change.end,
    },
  ] as const
  const [skip, unskip, end] = acts
  return (
    <Card title="管理" flush>
      <RowList label="管理计划">
        {skip.may === 'absent' ? null : <ActRow {...skip} />}
        {unskip.may === 'absent' ? null : <ActRow {...unskip} />}
        <Row
          title="手动买一笔"
          note="单独买入，不计入计划"
          href={dealPaths.purchase.to({ fundCode })}
        />
        <Row
          title="按此计划新建"
          note={cloneText(plan)}
          href={directInvestPaths.directInvestCashier.to({ planNo, clone: '1', fundCode })}
        />
        <ActRow {...end} />
      </RowList>
    </Card>
  )
}

/** Pausing or resuming, and editing; of an abnormal plan another card. */
export function PlanActions({ detail, change }: Props) {
  const { planNo, status } = detail.plan
  const may = (act: PlanChange) => permission(detail, act)
  const missing = (act: PlanChange) => (may(act) === 'locked' ? { reason: LOCKED } : null)
  const other = { kind: 'secondary' } as const
  return (
    <ActBar
      acts={[
        may('pause') === 'absent'
          ? null
          : { ...other, text: '暂停', missing: missing('pause'), onClick: change.pause },
        may('resume') === 'absent'
          ? null
          : { ...other, text: '恢复', sends: 'resumePlan', onClick: change.resume },
        {
          text: status === 'abnormal' ? '更换扣款卡' : '修改',
          missing: missing('edit'),
          to: directInvestPaths.directInvestCashier.to({ planNo }),
        },
      ]}
    />
  )
}
