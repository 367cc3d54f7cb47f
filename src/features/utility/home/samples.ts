import { homePaths } from '#paths/home.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, qian, fresh] = [as(null), as('zhang'), as('qian'), as('new')]
/** Of each of these something else waits. */
const WAITING = ['failing', 'lostcard', 'halfway', 'wu', 'zhou', 'zhao', 'planner'] as const

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [homePaths.home.pattern]: [
    guest('/'),
    zhang('/'),
    qian('/', 'ten digits'),
    fresh('/', 'empty'),
    as('visitor')('/', 'no account'),
    as('li')('/', 'not verified'),
    as('wang')('/', 'assessed'),
    as('every')('/', 'orders of each state'),
    as('cleared')('/', 'cleared'),
    ...WAITING.map((user) => as(user)('/', 'waiting')),
    { ...zhang('/', 'everything'), tap: '全部' },
    { ...guest('/', 'settings'), tap: '显示设置' },
  ],
})
