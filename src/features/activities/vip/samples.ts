import { vipPaths } from '#paths/activities/vip.ts'
import { as, type Samples } from '#templates/sample.ts'

const { vipHome, vipEntry, vipAuthSuccess, serviceRight, upgrade, compat } = vipPaths
const veteran = as('veteran')
const right = (rightId: string) => serviceRight.to({ rightId })

/** How to see each screen. */
export const samples: Samples = () => ({
  [vipHome.pattern]: [
    veteran(vipHome.to()),
    as('zhu')(vipHome.to(), 'highest tier'),
    as('cleared')(vipHome.to(), 'protection ends soon'),
    as('zhang')(vipHome.to(), 'no member'),
    as('coins')(vipHome.to(), 'without a tier'),
    { ...veteran(vipHome.to(), 'points'), tap: '成长值明细' },
  ],
  [vipEntry.pattern]: [
    as('zhang')(vipEntry.to()),
    as('li')(vipEntry.to(), 'unverified'),
    veteran(vipEntry.to(), 'a member'),
    as(null)(vipEntry.to(), 'signed out'),
  ],
  [vipAuthSuccess.pattern]: [
    veteran(vipAuthSuccess.to()),
    as('zhang')(vipAuthSuccess.to(), 'no member'),
  ],
  [serviceRight.pattern]: [
    veteran(right('review-quarter')),
    veteran(right('coupon-v2'), 'coupon'),
    veteran(right('line-manager'), 'hotline'),
    veteran(right('research'), 'tier too low'),
    { ...veteran(right('lecture'), 'used up'), tap: '预约' },
    as('zhang')(right('salon'), 'no member'),
    veteran(right('no-such'), 'not found'),
  ],
  [upgrade.pattern]: [
    veteran(upgrade.to(), 'falls'),
    as('zhu')(upgrade.to(), 'highest tier'),
    as('coins')(upgrade.to(), 'without a tier'),
    as('zhang')(
      upgrade.to({ from: '/keepActivity/keepActivityHome?activityId=keep-v3' }),
      'no member',
    ),
  ],
  [compat.pattern]: [
    veteran(compat.to()),
    as('zhang')(compat.to(), 'no member'),
    as(null)(compat.to(), 'signed out'),
  ],
})
