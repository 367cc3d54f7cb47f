import { listDraws, openChest, queryChest, signIn } from '#api/calls/activities/chest.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import { chestView, drawList, openOnce, signInToday } from './chest.ts'

export const chestFamily = [
  forUser(queryChest, ({ activityId }, world, user) => chestView(world, user, activityId)),
  forUser(listDraws, (request, world, user) => drawList(world, user, request)),
  forUser(signIn, ({ day }, world, user) => signInToday(world, user, day)),
  forUser(openChest, (request, world, user) => openOnce(world, user, request)),
]
