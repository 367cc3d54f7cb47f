/** The subject of each kind of messages, and the part that must be sent: rules.md#messages. */
import type { MessageKind, MessageLock } from './message-events.ts'

const ABOUT: Readonly<Record<MessageKind, string>> = {
  trade: '确认、失败、到账和分红',
  plan: '扣款、跳过和止盈',
  account: '密码、手机号、银行卡、证件和测评',
  fund: '持有基金的变更和您设的提醒',
  content: '回答、审核结果和预约的提醒',
  report: '每月的月报',
  campaign: '参加的活动和金币到期',
  notice: '休市安排和协议更新',
}

/** The messages of a kind that are sent in any case, and why. */
const MUST: Readonly<Record<MessageKind, string>> = {
  trade: '交易结果依法必须通知，不能关闭',
  plan: '扣款失败依法必须通知，关闭后仍会收到',
  account: '账户变动关系资金安全，不能关闭',
  fund: '份额折算依法必须通知，关闭后仍会收到',
  content: '',
  report: '',
  campaign: '',
  notice: '协议更新依法必须通知，关闭后仍会收到',
}

/** Returns what is said of a kind where it is switched on and off. */
export const kindNote = (kind: MessageKind, locked: MessageLock): string =>
  locked === 'none' ? ABOUT[kind] : `${ABOUT[kind]}。${MUST[kind]}`
