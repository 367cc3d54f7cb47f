import {
  checkPaper,
  listPapers,
  openPaper,
  queryPaper,
  requestPaper,
} from '#api/calls/papers/paper.ts'
import { forAnyone, forUser } from '#test/sandbox/families/route.ts'
import { check, detail, list, open, request } from '#test/sandbox/papers/papers.ts'

export const paperFamily = [
  forUser(requestPaper, (asked, world, user) => request(world, user, asked)),
  forUser(listPapers, (_fields, world, user) => list(world, user)),
  forUser(queryPaper, ({ requestNo }, world, user) => detail(world, user, requestNo)),
  forUser(openPaper, (asked, world, user) => open(world, user, asked)),
  forAnyone(checkPaper, (asked, world) => check(world, asked)),
]
