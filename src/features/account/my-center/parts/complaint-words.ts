import type { ComplaintState, ComplaintSubject } from '#domain/complaint/complaint.ts'

export const SUBJECT_NAMES: Readonly<Record<ComplaintSubject, string>> = {
  trade: '交易与确认',
  arrival: '资金到账',
  plan: '定投扣款',
  fee: '费用',
  account: '账户与资料',
  app: 'App 使用',
  people: '客服与人员',
  suggestion: '建议',
}

export const STATE_NAMES: Readonly<Record<ComplaintState, string>> = {
  submitted: '已提交',
  received: '处理中',
  extended: '处理中（已延长）',
  answered: '已答复',
  closed: '已结案',
  reopened: '再次处理中',
}
