import * as calls from '#api/calls/expert.ts'
import { viewerOf } from '#test/sandbox/departments/content/people.ts'
import { ready } from '#test/sandbox/departments/content/ready.ts'
import { apply } from './applications.ts'
import { claim, ownAwards } from './awards.ts'
import { expertView, seasonView } from './standing.ts'
import { forAnyone, forUser, type Route } from '#test/sandbox/kernel/route.ts'

export const expertFamily: readonly Route[] = [
  forAnyone(calls.queryExpertSeason, (_, world, user) => seasonView(world, viewerOf(user))),
  forAnyone(calls.queryExpert, ({ personId }, world) => expertView(world, personId)),
  forUser(calls.applyExpert, (request, world, user) => apply(world, user, request)),
  forUser(calls.listAwards, (_, world, user) => ({
    serverTime: world.clock.now(),
    awards: ownAwards(world, user),
  })),
  forUser(calls.claimAward, ({ awardId }, world, user) => claim(world, user, awardId)),
].map(ready)
