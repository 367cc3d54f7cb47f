import * as calls from '#api/calls/company.ts'
import { colleagues } from '#test/sandbox/company/colleagues.ts'
import { talkList } from '#test/sandbox/company/talks.ts'
import { together } from '#test/sandbox/company/together.ts'
import { viewerOf } from '#test/sandbox/content/people.ts'
import { ready } from '#test/sandbox/content/ready.ts'
import { forAnyone, type Route } from '#test/sandbox/families/route.ts'

export const companyFamily: readonly Route[] = [
  forAnyone(calls.listColleagues, (request, world, user) =>
    colleagues(world, viewerOf(user), request),
  ),
  forAnyone(calls.listTalks, (_, world, user) => ({ talks: talkList(world, viewerOf(user)) })),
  forAnyone(calls.queryTogether, (_, world, user) => together(world, viewerOf(user))),
].map(ready)
