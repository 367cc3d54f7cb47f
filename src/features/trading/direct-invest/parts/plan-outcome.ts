import type { PLAN_ACTS } from '#paths/direct-invest.ts'
import { notPlaced, type ApplicationState, type Outcome } from '#shared/engines/outcome/outcome.ts'
import type { Plan } from '#shared/parts/plan/plan-words.ts'

export type PlanAct = (typeof PLAN_ACTS)[number]

/** The act that was done, of a plan as it is now. */
const DONE: Record<PlanAct, string> = {
  create: '定投计划已创建',
  edit: '定投计划已修改',
  pause: '定投已暂停',
  resume: '定投已恢复',
  skip: '定投设置已更新',
  end: '定投已结束',
}

const NOT_DONE: Record<PlanAct, string> = {
  create: '定投计划没有创建成功',
  edit: '定投计划没有修改成功',
  pause: '定投没有暂停',
  resume: '定投没有恢复',
  skip: '定投设置没有更新',
  end: '定投没有结束',
}

/** The state that applies now, whatever was requested. */
function nowText({ status, nextDebitDate, skipDate }: Plan): string {
  switch (status) {
    case 'running':
      if (skipDate !== null) return '下次扣款已跳过，之后按计划扣款'
      return nextDebitDate === null ? '计划进行中' : '今天不扣款，首个扣款日见下方'
    case 'paused':
      return '暂停期间不扣款，恢复后从下一个扣款日继续'
    case 'abnormal':
      return '扣款卡已解绑，更换扣款卡后恢复扣款'
    case 'terminated':
      return '不再扣款，已买入的份额保留，计划不能恢复'
  }
}

/** The words and actions for each outcome of making or changing a plan (rules.md#order-safety). */
export function planOutcome(
  state: ApplicationState,
  plan: Plan | null,
  act: PlanAct,
): Outcome<'plan'> {
  if (state !== 'placed')
    return notPlaced(state, {
      unknown: {
        title: '正在确认结果',
        note: '没有收到服务的回应，申请可能已经提交。恢复后会自动显示结果，请不要重复提交',
      },
      notDone: NOT_DONE[act],
      untouched: '服务没有收到这次申请，定投没有变化',
    })
  return {
    tone: 'done',
    title: DONE[act],
    note: plan === null ? '正在读取定投计划' : nowText(plan),
    primary: 'plan',
    secondary: 'home',
  }
}
