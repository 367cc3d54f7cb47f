import { homePaths } from '#paths/home.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, qian, fresh] = [as(null), as('zhang'), as('qian'), as('new')]

/** How to see each screen. */
export const samples: Samples = () => ({
  [homePaths.home.pattern]: [
    guest('/'),
    zhang('/'),
    qian('/', 'ten digits'),
    fresh('/', 'empty'),
    { ...guest('/', 'settings'), tap: '显示设置' },
  ],
})
