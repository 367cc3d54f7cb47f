import type { Wait } from '#domain/person/what-waits.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'

interface WaitWords {
  readonly title: string
  readonly note: string
}

function debitWords({ plans }: Extract<Wait, { kind: 'debit' }>): WaitWords {
  const [first] = plans
  if (first === undefined) return { title: '', note: '' }
  const { planName, failures, status, obstacle } = first
  const more = plans.length > 1 ? `等 ${plans.length} 个定投` : ''
  if (status === 'abnormal')
    return { title: `“${planName}”${more}已停止扣款`, note: '更换扣款卡后继续' }
  if (failures > 0)
    return {
      title: `“${planName}”${more}扣款失败`,
      note: `已连续失败 ${failures} 次，连续 3 次后计划结束`,
    }
  return { title: `“${planName}”${more}预计扣款失败`, note: obstacle ?? '' }
}

/** Returns what waits, and what to do about it, in one line each. */
export function waitWords(wait: Wait): WaitWords {
  switch (wait.kind) {
    case 'debit':
      return debitWords(wait)
    case 'document':
      return wait.rejected
        ? { title: '身份证件审核未通过', note: '重新上传后可以继续交易' }
        : { title: '身份证件已过期', note: '更新后可以继续买入' }
    case 'documentSoon':
      return { title: '身份证件即将到期', note: `${formatDate(wait.until)} 到期，请提前更新` }
    case 'card':
      return {
        title: `${wait.card.name}已挂失`,
        note: '更换后份额和计划转到新卡，不用卖出',
      }
    case 'cardBlocked':
      return { title: `${wait.card.name}暂不可用`, note: wait.card.reason }
    case 'order':
      return {
        title: `${wait.orders.length} 笔交易的结果还不知道`,
        note: '请查看订单进度，不要重复提交',
      }
    case 'agreement':
      return { title: `${wait.count} 份协议或文件有变更`, note: '查看变更内容' }
    case 'ending':
      return {
        title: [
          ...(wait.coupons === 0 ? [] : [`${wait.coupons} 张优惠券`]),
          ...(wait.rewards === 0 ? [] : [`${wait.rewards} 项奖励`]),
        ]
          .join('、')
          .concat('即将到期'),
        note: `最早 ${formatDate(wait.until)} 到期`,
      }
    case 'cardReview':
      return { title: '换卡申请审核中', note: wait.card.name }
    case 'answer':
      return { title: `${wait.count} 条未读的回答与提醒`, note: '提问、评论和预约的提醒' }
    case 'opening':
      return { title: `开户还差 ${wait.left} 步`, note: '约需 3 分钟，完成后可以买入' }
    case 'assessment':
      return { title: '风险测评已过期', note: '重新测评后可以继续买入' }
    case 'assessmentSoon':
      return { title: '风险测评即将到期', note: `${formatDate(wait.until)} 到期，请提前重新测评` }
  }
}
