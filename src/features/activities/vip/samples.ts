import { vipPaths } from '#paths/activities/vip.ts'
import { as, type Samples } from '#templates/sample.ts'

const { vipHome, vipEntry, vipAuthSuccess, serviceRight, upgrade, compat } = vipPaths
const tiered = as('tiered')
const right = (rightId: string) => serviceRight.to({ rightId })

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [vipHome.pattern]: [
    tiered(vipHome.to()),
    as('senior')(vipHome.to(), 'fourth tier'),
    as('zhu')(vipHome.to(), 'highest tier'),
    as('cleared')(vipHome.to(), 'protection ends soon'),
    as('zhang')(vipHome.to(), 'no member'),
    as('coins')(vipHome.to(), 'without a tier'),
    { ...tiered(vipHome.to(), 'points'), tap: '成长值明细' },
  ],
  [vipEntry.pattern]: [
    as('zhang')(vipEntry.to()),
    as('li')(vipEntry.to(), 'unverified'),
    tiered(vipEntry.to(), 'a member'),
    as('senior')(vipEntry.to(), 'a member of the fourth tier'),
    as(null)(vipEntry.to(), 'signed out'),
  ],
  [vipAuthSuccess.pattern]: [
    tiered(vipAuthSuccess.to()),
    as('senior')(vipAuthSuccess.to(), 'fourth tier'),
    as('zhang')(vipAuthSuccess.to(), 'no member'),
  ],
  [serviceRight.pattern]: [
    tiered(right('review-quarter')),
    tiered(right('coupon-v2'), 'coupon'),
    tiered(right('line-manager'), 'hotline'),
    tiered(right('research'), 'tier too low'),
    as('senior')(right('research'), 'of the fourth tier'),
    { ...tiered(right('lecture'), 'used up'), tap: '预约' },
    as('zhang')(right('salon'), 'no member'),
    tiered(right('no-such'), 'not found'),
  ],
  [upgrade.pattern]: [
    tiered(upgrade.to(), 'falls'),
    as('senior')(upgrade.to(), 'fourth tier'),
    as('zhu')(upgrade.to(), 'highest tier'),
    as('coins')(upgrade.to(), 'without a tier'),
    as('zhang')(
      upgrade.to({ from: '/keepActivity/keepActivityHome?activityId=keep-v3' }),
      'no member',
    ),
  ],
  [compat.pattern]: [
    tiered(compat.to()),
    as('senior')(compat.to(), 'fourth tier'),
    as('zhang')(compat.to(), 'no member'),
    as(null)(compat.to(), 'signed out'),
  ],
})
