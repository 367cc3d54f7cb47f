/** Messages about complaints. */
import * as v from 'valibot'
import { myCenterPaths } from '#paths/my-center.ts'
import { message } from '#test/sandbox/kernel/message-table.ts'

const ofComplaint = {
  topic: 'account',
  legal: true,
  due: 'atOnce',
  whom: (
    _db: unknown,
    it: { userId: string; requestNo: string; detail: { number: string; reason: string } },
    time: string,
  ) => [
    {
      userId: it.userId,
      key: `${it.requestNo} ${time}`,
      subject: it.requestNo,
      detail: it.detail,
    },
  ],
  detail: { number: v.string(), reason: v.string() },
  leadsTo: ({ subject }: { subject: string }) => myCenterPaths.complaint.to({ requestNo: subject }),
} as const

export const complaintMessages = {
  complaintExtended: message({
    ...ofComplaint,
    title: '投诉答复时间延长',
    text: ({ number, reason }) => `${number}：${reason}`,
  }),
  complaintAnswered: message({
    ...ofComplaint,
    title: '投诉与建议有了答复',
    text: ({ number }) => `${number}，对结果不满意可以重新提出一次`,
  }),
}
