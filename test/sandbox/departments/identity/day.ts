import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { decideReviews, REVIEWED_AT } from './document-review.ts'
import { lapse, LAPSED_AT } from './lapse.ts'
import { decideRequests } from './service-requests.ts'

export const day: DepartmentDay = {
  steps: [
    // After the confirmations of the same second, so that a new card takes over what they brought.
    { order: 20, step: 5, kind: 'decide', at: '090000', everyDay: false, happen: decideRequests },
    {
      order: 40,
      step: 41,
      kind: 'documentReview',
      at: REVIEWED_AT,
      everyDay: false,
      happen: decideReviews,
    },
    // Last of all: units are valid for the whole of their last day.
    { order: 160, step: 60, kind: 'lapse', at: LAPSED_AT, everyDay: true, happen: lapse },
  ],
}
