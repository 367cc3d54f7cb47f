import * as calls from '#api/calls/complaint.ts'
import type { Call } from '#api/client.ts'
import { COMPLAINTS_A_DAY } from '#domain/complaint/complaint.ts'
import { okPayload } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const requestNo = 'COMPLAINT0000000'
const reopenNo = 'REOPEN0000000000'
const text = '卖出的资金晚到一天，请说明原因'
const submit = (call: Call, number = requestNo) =>
  call(calls.submitComplaint, { requestNo: number, subject: 'arrival', text, imageIds: [] })
const reopen = (call: Call, number = reopenNo) =>
  call(calls.reopenComplaint, { requestNo, reopenNo: number, text })

export const complaint: readonly Scenario[] = [
  scenario(calls.submitComplaint, async (p) => submit(await p.as('zhang')), {
    notFound: async (p) =>
      (await p.as('zhang'))(calls.submitComplaint, {
        requestNo,
        subject: 'arrival',
        text,
        imageIds: ['none'],
      }),
    tooOften: async (p) => {
      const zhang = await p.as('zhang')
      for (let n = 0; n < COMPLAINTS_A_DAY; n += 1) {
        okPayload(await submit(zhang, `COMPLAINT${String(n).padStart(8, '0')}`))
      }
      return submit(zhang)
    },
  }),
  scenario(calls.listComplaints, async (p) =>
    (await p.as('complaining'))(calls.listComplaints, {}),
  ),
  scenario(
    calls.queryComplaint,
    async (p) => {
      const zhang = await p.as('zhang')
      okPayload(await submit(zhang))
      return zhang(calls.queryComplaint, { requestNo })
    },
    { notFound: async (p) => (await p.as('zhang'))(calls.queryComplaint, { requestNo }) },
  ),
  scenario(
    calls.reopenComplaint,
    async (p) => {
      const zhang = await p.as('zhang')
      okPayload(await submit(zhang))
      await p.moveClock({ days: 7 })
      return reopen(zhang)
    },
    {
      notFound: async (p) => reopen(await p.as('zhang')),
      cannotReopen: async (p) => {
        const zhang = await p.as('zhang')
        okPayload(await submit(zhang))
        return reopen(zhang)
      },
    },
  ),
]
