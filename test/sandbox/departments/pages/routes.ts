import { listLivePages, queryPage } from '#api/calls/page.ts'
import { livePages, servePage } from './serve-page.ts'
import { forAnyone } from '#test/sandbox/kernel/route.ts'

export const pageFamily = [
  forAnyone(queryPage, (asked, world, user) => servePage(world, user, asked)),
  forAnyone(listLivePages, (asked, world, user) => ({ pages: livePages(world, user, asked) })),
]
