import type { MessageKind } from '#domain/message/message-events.ts'

/** The words of an empty segment, and the time when a message would come. */
export const EMPTY_WORDS: Readonly<
  Record<MessageKind | 'all', { readonly title: string; readonly note: string }>
> = {
  all: { title: '还没有消息', note: '交易确认、定投扣款和账户变动会在这里通知您' },
  trade: { title: '还没有交易消息', note: '份额确认、资金到账、分红和交易失败会在这里通知您' },
  plan: { title: '还没有定投消息', note: '扣款失败、跳过扣款和达到止盈目标会在这里通知您' },
  account: { title: '还没有账户消息', note: '密码、手机号、银行卡变动和证件到期会在这里通知您' },
  fund: { title: '还没有基金消息', note: '持有的基金变更基金经理或折算份额会在这里通知您' },
  content: { title: '还没有内容消息', note: '提问的回答、审核结果和预约的提醒会在这里通知您' },
  campaign: { title: '还没有活动消息', note: '参加的活动和金币快到期时会在这里通知您' },
  notice: { title: '还没有公告', note: '休市安排和协议更新会在这里通知您' },
  report: { title: '还没有报告', note: '每月 1 日生成上月的月报，在这里通知您' },
}
