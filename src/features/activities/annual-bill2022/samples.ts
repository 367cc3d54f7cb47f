import { annualBill2022Paths } from '#paths/activities/annual-bill2022.ts'
import { as, type Samples } from '#templates/sample.ts'

const { billHome } = annualBill2022Paths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [billHome.pattern]: [
    as('veteran')(billHome.to()),
    { ...as('veteran')(billHome.to(), 'pages'), tap: '目录，共 9 页' },
    { ...as('veteran')(billHome.to(), 'picture'), tap: '图片' },
    as('leaver')(billHome.to(), 'nothing held'),
    as('li')(billHome.to({ open: 'newest' }), 'no bill of any year'),
    as('li')(billHome.to(), 'not verified'),
    as(null)(billHome.to(), 'signed out'),
  ],
})
