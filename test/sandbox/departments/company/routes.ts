import * as calls from '#api/calls/company.ts'
import { colleagues } from './colleagues.ts'
import { talkList } from '#test/sandbox/departments/content/talks.ts'
import { together } from './together.ts'
import { viewerOf } from '#test/sandbox/departments/content/people.ts'
import { ready } from '#test/sandbox/departments/content/ready.ts'
import { forAnyone, type Route } from '#test/sandbox/kernel/route.ts'

export const companyFamily: readonly Route[] = [
  forAnyone(calls.listColleagues, (request, world, user) =>
    colleagues(world, viewerOf(user), request),
  ),
  forAnyone(calls.listTalks, (_, world, user) => ({ talks: talkList(world, viewerOf(user)) })),
  forAnyone(calls.queryTogether, (_, world, user) => together(world, viewerOf(user))),
].map(ready)
