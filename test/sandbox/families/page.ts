import { listLivePages, queryPage } from '#api/calls/page.ts'
import { livePages, servePage } from '#test/sandbox/pages/serve-page.ts'
import { forAnyone } from './route.ts'

export const pageFamily = [
  forAnyone(queryPage, (asked, world, user) => servePage(world, user, asked)),
  forAnyone(listLivePages, (asked, world, user) => ({ pages: livePages(world, user, asked) })),
]
