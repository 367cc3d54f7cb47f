import { togetherPaths } from '#paths/together.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, planner, wang, qian] = [
  as(null),
  as('zhang'),
  as('planner'),
  as('wang'),
  as('qian'),
]
const { to } = togetherPaths.togetherHome

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [togetherPaths.togetherHome.pattern]: [
    guest(to(), 'signed out'),
    zhang(to()),
    planner(to(), 'plans and a reminder'),
    wang(to(), 'nothing held'),
    qian(to(), 'many funds'),
    { ...zhang(to(), 'past'), tap: '最近' },
  ],
})
