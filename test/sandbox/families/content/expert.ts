import * as calls from '#api/calls/expert.ts'
import { viewerOf } from '#test/sandbox/content/people.ts'
import { ready } from '#test/sandbox/content/ready.ts'
import { apply } from '#test/sandbox/experts/applications.ts'
import { claim, ownAwards } from '#test/sandbox/experts/awards.ts'
import { expertView, seasonView } from '#test/sandbox/experts/standing.ts'
import { forAnyone, forUser, type Route } from '#test/sandbox/families/route.ts'

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
