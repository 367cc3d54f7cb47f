import { goldTreePaths } from '#paths/pension/gold-tree.ts'
import { as, type Samples } from '#templates/sample.ts'

const { goldTreeHome, goldTreeOffline } = goldTreePaths
const over = { activityId: 'gold-tree-0' }

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [goldTreeHome.pattern]: [
    as('zhang')(goldTreeHome.to(), 'a sprout with water'),
    as('wang')(goldTreeHome.to(), 'a seed without water'),
    as('li')(goldTreeHome.to(), 'not verified'),
    as('zhang')(goldTreeHome.to({ activityId: 'gold-tree-2' }), 'not begun'),
    as('zhang')(goldTreeHome.to({ activityId: 'gold-tree-9' }), 'no such tree'),
  ],
  [goldTreeOffline.pattern]: [
    as('zhang')(goldTreeOffline.to(over), 'with rewards'),
    as('wang')(goldTreeOffline.to(over), 'never watered'),
  ],
})
