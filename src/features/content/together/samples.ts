import { togetherPaths } from '#paths/together.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, planner, wang] = [as(null), as('zhang'), as('planner'), as('wang')]
const { to } = togetherPaths.togetherHome

/** How to see each screen. */
export const samples: Samples = () => ({
  [togetherPaths.togetherHome.pattern]: [
    guest(to(), 'signed out'),
    zhang(to()),
    planner(to(), 'plans'),
    wang(to(), 'nothing held'),
    { ...zhang(to(), 'past'), tap: '最近' },
  ],
})
