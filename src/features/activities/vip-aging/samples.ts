import { vipAgingPaths } from '#paths/activities/vip-aging.ts'
import { as, type Samples } from '#templates/sample.ts'

const { vipAgingHome, allServiceAging } = vipAgingPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [vipAgingHome.pattern]: [
    as('zhang')(vipAgingHome.to()),
    as('tiered')(vipAgingHome.to(), 'a member without holdings'),
    as('qian')(vipAgingHome.to(), 'long figures'),
    { ...as('zhang')(vipAgingHome.to(), 'hidden'), tap: '隐藏金额' },
    as('visitor')(vipAgingHome.to(), 'without an account'),
    as(null)(vipAgingHome.to(), 'signed out'),
  ],
  [allServiceAging.pattern]: [
    as('zhang')(allServiceAging.to()),
    as(null)(allServiceAging.to(), 'signed out'),
    {
      ...as('zhang')(allServiceAging.to(), 'searched'),
      type: { field: '搜索服务', words: '取钱' },
    },
    {
      ...as('zhang')(allServiceAging.to(), 'none found'),
      type: { field: '搜索服务', words: '没有' },
    },
  ],
})
