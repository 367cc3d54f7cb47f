import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const zhang = as('zhang')

/** How to see each screen. */
export const samples: Samples = () => ({
  [paths.privacyList.pattern]: [
    zhang(paths.privacyList.to({})),
    as('li')(paths.privacyList.to({}), 'not verified'),
  ],
  [paths.privacyDetail.pattern]: [
    zhang(paths.privacyDetail.to({ infoId: 'cards' })),
    zhang(paths.privacyDetail.to({ infoId: 'recommend' }), 'voluntary'),
    zhang(paths.privacyDetail.to({ infoId: 'none' }), 'no such'),
  ],
})
