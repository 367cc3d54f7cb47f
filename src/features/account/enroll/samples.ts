import { enrollPaths } from '#paths/enroll.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, visitor, zhang] = [as(null), as('visitor'), as('zhang')]

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [enrollPaths.cellphoneEnroll.pattern]: [
    visitor(enrollPaths.cellphoneEnroll.to({ step: '1' })),
    zhang(enrollPaths.cellphoneEnroll.to({ step: '1' }), 'registered'),
    guest(enrollPaths.cellphoneEnroll.to({ step: '1' }), 'signed out'),
  ],
  [enrollPaths.enrollProtocolList.pattern]: [
    guest(enrollPaths.enrollProtocolList.to({})),
    guest(enrollPaths.enrollProtocolList.to({ scene: 'pension' }), 'one long title'),
  ],
})
