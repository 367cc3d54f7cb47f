import { annualBill2020Paths } from '#paths/activities/annual-bill2020.ts'
import { as, type Samples } from '#templates/sample.ts'

const { awardDetail, billHome } = annualBill2020Paths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [billHome.pattern]: [
    as('veteran')(billHome.to()),
    { ...as('veteran')(billHome.to(), 'pages'), tap: '目录，共 10 页' },
    { ...as('veteran')(billHome.to(), 'picture'), tap: '图片' },
    as('leaver')(billHome.to(), 'first year'),
    as('zhang')(billHome.to(), 'nothing held'),
    as('li')(billHome.to(), 'not verified'),
    as(null)(billHome.to(), 'signed out'),
  ],
  [awardDetail.pattern]: [
    as('veteran')(awardDetail.to(), 'claimed'),
    as('leaver')(awardDetail.to(), 'claims over'),
    as('zhang')(awardDetail.to(), 'no award'),
    as(null)(awardDetail.to(), 'signed out'),
  ],
})
