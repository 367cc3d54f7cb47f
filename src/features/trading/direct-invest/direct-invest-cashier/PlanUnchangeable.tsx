import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { lockEnds } from '#domain/plan/regular-plan.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { useCutOff } from '#shared/engines/order/form/use-cut-off.ts'
import type { Plan } from '#shared/parts/plan/plan-words.ts'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

interface Props {
  readonly plan: Plan
  readonly today: Date8
  readonly onOver: () => void
}

/** Shows why a plan cannot be changed now: it has ended, or it is its debit day. */
export function PlanUnchangeable({ plan, today, onOver }: Props) {
  const replace = useReplace()
  const shell = useShell()
  const { planNo, fundCode } = plan
  if (plan.status !== 'terminated') return <Locked today={today} onOver={onOver} />
  const clone = directInvestPaths.directInvestCashier.to({ planNo, clone: '1', fundCode })
  return (
    <EmptyState
      kind="empty"
      title="该计划已结束，不能修改"
      note="可以按原来的设置新建一个计划"
      actionText="再建一个"
      onAction={() => replace(clone)}
      secondaryText="返回"
      onSecondary={() => shell.back()}
    />
  )
}

function Locked({ today, onOver }: Pick<Props, 'today' | 'onOver'>) {
  const shell = useShell()
  const { left } = useCutOff({ cutoffTime: lockEnds(today) }, onOver)
  return (
    <EmptyState
      kind="empty"
      title="今日 15:00 后可操作"
      note={`今天是扣款日，00:00 至 15:00 不能修改。还有 ${left}`}
      actionText="返回"
      onAction={() => shell.back()}
    />
  )
}
