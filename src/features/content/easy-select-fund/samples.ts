import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)
const { easySelectHome, easySelectResult } = easySelectFundPaths
const CALM = 'type-3_fall-5_age-36_plan-1'
const NONE = 'type-1_fall-5'

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [easySelectHome.pattern]: [
    guest(easySelectHome.to()),
    guest(easySelectHome.to({ q: CALM }), 'chosen'),
    guest(easySelectHome.to({ q: NONE }), 'none left'),
    { ...as('zhang')(easySelectHome.to({ q: CALM }), 'saved'), tap: '保存这组条件' },
    as('wang')(easySelectHome.to(), 'limited'),
    as('expired')(easySelectHome.to(), 'expired'),
    guest(easySelectHome.to({ q: 'fall-11' }), 'unknown'),
  ],
  [easySelectResult.pattern]: [
    guest(easySelectResult.to({ q: CALM })),
    guest(easySelectResult.to({ q: CALM, sort: 'feeTotal' }), 'by fee'),
    guest(easySelectResult.to(), 'all'),
    guest(easySelectResult.to({ q: NONE }), 'none left'),
    as('wang')(easySelectResult.to({ q: 'risk-5' }), 'limited'),
    guest(easySelectResult.to({ q: 'risk-1_risk-2' }), 'two of one'),
  ],
})
