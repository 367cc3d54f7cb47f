import { thPeoplePaths } from '#paths/th-people.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang] = [as(null), as('zhang')]
const { to } = thPeoplePaths.thPeopleHome

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [thPeoplePaths.thPeopleHome.pattern]: [
    guest(to()),
    { ...guest(to(), 'one department'), tap: '风控' },
    zhang(to({ personId: 'm-lin' }), 'a manager'),
    zhang(to({ personId: 'm-cheng' }), 'who left'),
    { ...zhang(to({ personId: 'm-lin' }), 'report'), tap: '更多' },
    guest(to({ personId: 'v-no-such' }), 'unknown'),
  ],
})
