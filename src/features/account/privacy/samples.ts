import { privacyPaths } from '#paths/privacy.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang] = [as(null), as('zhang')]

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [privacyPaths.infoList.pattern]: [
    zhang(privacyPaths.infoList.to()),
    guest(privacyPaths.infoList.to(), 'signed out'),
    as('li')(privacyPaths.infoList.to(), 'not verified'),
  ],
  [privacyPaths.infoDetail.pattern]: [
    zhang(privacyPaths.infoDetail.to({ infoId: 'cards' })),
    zhang(privacyPaths.infoDetail.to({ infoId: 'recommend' }), 'voluntary'),
    as('guest')(privacyPaths.infoDetail.to({ infoId: 'inviteName' }), 'invited'),
    zhang(privacyPaths.infoDetail.to({ infoId: 'none' }), 'no such'),
  ],
})
