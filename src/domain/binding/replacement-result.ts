/** The result of the request to replace a lost card: rules.md#untying. */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'

interface Request {
  readonly state: 'reviewing' | 'approved' | 'rejected'
  /** The reason why it was rejected; may be empty. */
  readonly remark: string
  readonly dueDate: Date8
}

export interface ReplacementResult {
  readonly tone: 'done' | 'waiting' | 'failed'
  readonly title: string
  readonly note: string
  /** True if it can be requested again. */
  readonly again: boolean
}

/** The words of a request; null where the provider has none. */
export function replacementResult(request: Request | null): ReplacementResult {
  switch (request?.state) {
    case undefined:
      return {
        tone: 'failed',
        title: '没有收到换卡申请',
        note: '申请没有提交成功，银行卡没有变化。可以重新提交',
        again: true,
      }
    case 'reviewing':
      return {
        tone: 'waiting',
        title: '换卡申请审核中',
        note: `预计 ${formatDate(request.dueDate)} 前完成。审核期间暂停从原卡卖出，到期的定投扣款会跳过`,
        again: false,
      }
    case 'approved':
      return {
        tone: 'done',
        title: '换卡已完成',
        note: '份额、定投计划和未到账的款项已转到新卡，可以正常买入和卖出',
        again: false,
      }
    case 'rejected':
      return {
        tone: 'failed',
        title: '换卡申请未通过',
        note: request.remark || '请核对后重新提交',
        again: true,
      }
  }
}
