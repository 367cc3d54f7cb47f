import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { listPlanRecords } from '#api/calls/plan.ts'
import { formatAmount, formatRate } from '#domain/money/format-figures.ts'
import { formatDate, weekdayName } from '#domain/calendar/format-dates.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { Row } from '#ui/lists/Row.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './PlanRecords.module.css'

type PlanRecord = v.InferOutput<typeof listPlanRecords.payload>['records'][number]

const STATES = { paid: '已扣款', failed: '扣款失败', skipped: '已跳过' } as const

/** Returns what became of a debit, of a smart plan with its share, and why it failed. */
function recordNote({ state, share, reason }: PlanRecord): string {
  const rate = Number(share) === 100 ? '' : ` · 按基准的 ${formatRate(share)}`
  if (state !== 'failed') return `${STATES[state]}${rate}`
  return reason.includes(STATES.failed) ? reason : `${STATES.failed}：${reason}`
}

interface Props {
  readonly planNo: string
  /** The cards above the records. */
  readonly head: ReactNode
}

/** All instalments of a plan, newest first; one that has an order opens it. */
export function PlanRecords({ planNo, head }: Props) {
  const { veil } = useHiddenAmounts()
  const list = useEndlessList(listPlanRecords, { planNo })
  return (
    <ListTemplate
      label="扣款记录"
      list={list}
      itemKey={({ debitDate }) => debitDate}
      head={
        <>
          {head}
          <h2 className={styles.title}>扣款记录</h2>
        </>
      }
      empty={{ title: '还没有扣款记录', note: '第一次扣款后显示在这里' }}
      footNote="计划市值按已确认的每期份额计算，视同一直持有、红利再投资；卖出不影响这里的数字"
    >
      {(record) => (
        <Row
          title={`${formatDate(record.debitDate)} ${weekdayName(record.debitDate)}`}
          note={recordNote(record)}
          value={<NumberText columns={2} value={veil(formatAmount(record.amount))} />}
          {...(record.applyNo === ''
            ? {}
            : { href: transactionPaths.transactionDetail.to({ applyNo: record.applyNo }) })}
        />
      )}
    </ListTemplate>
  )
}
