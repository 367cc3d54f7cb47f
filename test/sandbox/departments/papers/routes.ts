import {
  checkPaper,
  listPapers,
  openPaper,
  queryPaper,
  requestPaper,
  revokePaper,
} from '#api/calls/papers/paper.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'
import { check, detail, list, open, request, revoke } from './papers.ts'

export const paperFamily = [
  forUser(requestPaper, (asked, world, user) => request(world, user, asked)),
  forUser(listPapers, (_fields, world, user) => list(world, user)),
  forUser(queryPaper, ({ requestNo }, world, user) => detail(world, user, requestNo)),
  forUser(openPaper, (asked, world, user, session) => open(world, user, session, asked)),
  forUser(revokePaper, ({ requestNo }, world, user) => revoke(world, user, requestNo)),
  forAnyone(checkPaper, (asked, world) => check(world, asked)),
]
