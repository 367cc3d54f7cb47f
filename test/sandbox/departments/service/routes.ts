import {
  listComplaints,
  queryComplaint,
  reopenComplaint,
  submitComplaint,
} from '#api/calls/complaint.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import { detailOf, listOf, reopen, submit } from './complaints.ts'

export const complaintFamily = [
  forUser(submitComplaint, (asked, world, user) => submit(world, user, asked)),
  forUser(listComplaints, (_fields, world, user) => ({ complaints: listOf(world, user) })),
  forUser(queryComplaint, ({ requestNo }, world, user) => detailOf(world, user, requestNo)),
  forUser(reopenComplaint, (asked, world, user) => reopen(world, user, asked)),
]
