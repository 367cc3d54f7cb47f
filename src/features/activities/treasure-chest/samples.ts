import { treasureChestPaths } from '#paths/activities/treasure-chest.ts'
import { as, type Samples } from '#templates/sample.ts'

const { main } = treasureChestPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [main.pattern]: [
    as('coins')(main.to()),
    { ...as('coins')(main.to(), 'rules'), tap: '活动规则' },
    as('zhang')(main.to(), 'open'),
    as(null)(main.to(), 'signed out'),
    as('li')(main.to(), 'not eligible'),
    as('zhang')(main.to({ activityId: 'chest-2' }), 'not begun'),
    as('coins')(main.to({ activityId: 'chest-0' }), 'ended'),
    as(null)(main.to({ activityId: 'chest-paused' }), 'paused'),
    as('zhang')(main.to({ activityId: 'chest-sold' }), 'sold out'),
    as(null)(main.to({ activityId: 'no-such-chest' }), 'unknown'),
  ],
})
