import { fundIndexPaths } from '#paths/funds/fund-index.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)
const { indexDetail } = fundIndexPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [indexDetail.pattern]: [
    guest(indexDetail.to({ indexCode: '880800' })),
    { ...as('zhang')(indexDetail.to({ indexCode: '880800' }), 'reminders'), tap: '估值提醒' },
    guest(indexDetail.to({ indexCode: '880001', range: '3y' }), 'by price to book'),
    guest(indexDetail.to({ indexCode: '880002' }), 'young'),
    guest(indexDetail.to({ indexCode: '880006' }), 'no earnings, no fund'),
    guest(indexDetail.to({ indexCode: '999999' }), 'unknown'),
    guest(indexDetail.to(), 'list'),
  ],
})
