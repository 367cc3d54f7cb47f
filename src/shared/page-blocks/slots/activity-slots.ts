import { block, page, type PuckDocument } from './document-parts.ts'

/** The head of the activity centre: what activities are, and what they are not. */
export const activityCenter: PuckDocument = page('活动中心', [
  block('Notice', 'how', {
    text: '参加活动不收取费用；奖励与买入金额无关，也不代表基金收益',
    tone: 'info',
    closable: false,
  }),
])
