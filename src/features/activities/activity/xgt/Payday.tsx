import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listPlans, previewPlan } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { brand } from '#domain/brand.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { now14 } from '#platform/clock.ts'
import { CalendarNote } from '#shared/parts/dates/CalendarNote.tsx'
import { usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { OpeningLeft } from '#shared/engines/person/OpeningLeft.tsx'
import { PlanLine } from '#shared/engines/plan/PlanLine.tsx'
import {
  amountText,
  cycleText,
  debitDayText,
  nextDebitText,
  type Plan,
} from '#shared/parts/plan/plan-words.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './Payday.module.css'

const fundCode = brand.walletFundCode
/** Usual paydays; any other day is chosen in the form. */
const DAYS = ['1', '5', '10', '15', '20', '25'] as const

/** The user's monthly plan into the wallet, or the first step to one. */
export function Payday() {
  const shell = useShell()
  usePublishedUntil()
  const enabled = useSignedIn()
  const { veil } = useHiddenAmounts()
  const plans = useCurrent(listPlans, { ended: '0', fundCode }, { enabled })
  if (!enabled) {
    return (
      <Card title="我的薪管通">
        <Button block onClick={() => void shell.login()}>
          登录后设置
        </Button>
      </Card>
    )
  }
  if (plans.error !== null && plans.data === undefined) {
    return (
      <>
        <OpeningLeft />
        <FailedLine what="我的薪管通" onRetry={plans.refetch} />
      </>
    )
  }
  if (plans.data === undefined) {
    return (
      <Card>
        <Skeleton lines={3} />
      </Card>
    )
  }
  const plan = plans.data.plans.find(({ cycle }) => cycle === 'monthly')
  if (plan === undefined) return <NewPayday />
  return (
    <>
      {plan.status === 'abnormal' ? (
        <Banner tone="warning">{`计划异常：${plan.statusReason}`}</Banner>
      ) : null}
      <Card title="我的薪管通" flush>
        <PlanLine
          plan={plan}
          href={directInvestPaths.detail.to({ planNo: plan.planNo })}
          note={[`${cycleText(plan)} · ${amountText(plan, veil)}`, ...nextText(plan)].join('，')}
        />
      </Card>
    </>
  )
}

/** The next debit, or that it waits; nothing of a plan that is abnormal. */
function nextText(plan: Plan): readonly string[] {
  if (plan.status === 'abnormal') return []
  const text = nextDebitText(plan)
  return [plan.status === 'running' ? `下次 ${text}` : text]
}

function NewPayday() {
  usePublishedUntil()
  const navigate = useNavigate()
  const [day, setDay] = useState<(typeof DAYS)[number]>('10')
  const cycle = { cycle: 'monthly', cycleDay: Number(day) } as const
  const preview = useQuery(queryFor(previewPlan, { fundCode, ...cycle, smart: null, count: 1 }))
  const [first] = preview.data?.debitDates ?? []
  const form = directInvestPaths.directInvestCashier.to({
    fundCode,
    cycle: 'monthly',
    cycleDay: day,
  })
  return (
    <>
      <OpeningLeft />
      <Card title="每月几日发薪">
        <Segments
          label="发薪日"
          items={DAYS.map((key) => ({ key, label: `${key} 日` }))}
          value={day}
          onChange={setDay}
        />
        <KeyValue
          items={[
            {
              label: '首次转存',
              value: first === undefined ? '--' : debitDayText(first, now14()),
              note: '休市顺延至下一个交易日',
            },
            {
              label: '每期最低',
              value:
                preview.data === undefined ? '--' : `${formatAmount(preview.data.minAmount)} 元`,
            },
          ]}
        />
        <CalendarNote dates={[first]} />
        <div className={styles.toForm}>
          <Button block onClick={() => void navigate(form)}>
            去设置
          </Button>
        </div>
      </Card>
    </>
  )
}
