/**
 * Messages about private plans. None names a product, and none comes during a cooling-off: the user
 * is not called on then.
 */
import * as v from 'valibot'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { eachMorning, message, type Morning } from '#test/sandbox/kernel/message-table.ts'
import { cut } from '#test/sandbox/kernel/message-text.ts'
import { everyContract, hasReportOn, stateOf } from './contracts.ts'
import { decidedPapers } from './papers.ts'

export const privateMessages = {
  paperDecided: message({
    topic: 'account',
    legal: true,
    due: eachMorning(200),
    whom: (db, _morning: Morning, time) =>
      decidedPapers({ db }, time).map((it) => ({
        userId: it.user_id,
        key: it.request_no,
        subject: it.request_no,
        detail: { reason: it.reason },
      })),
    detail: { reason: v.string() },
    title: ({ reason }) => (reason === '' ? '材料审核通过' : '材料审核未通过'),
    text: ({ reason }) =>
      reason === '' ? '已完成合格投资者认定，1 年内有效' : `${cut(reason, 40)}，可以重新提交`,
    leadsTo: () => fundDetailPaths.advanceCertificateProblems.to(),
  }),
  visitDue: message({
    topic: 'account',
    legal: true,
    due: eachMorning(210),
    whom: (db, _morning: Morning, time) =>
      everyContract(db)
        .filter((it) => stateOf(it, time) === 'visit')
        .map((it) => ({
          userId: it.user_id,
          key: it.contract_no,
          subject: it.contract_no,
          detail: {},
        })),
    detail: {},
    title: '合同待回访',
    text: '冷静期已满，完成回访后合同生效；在此之前仍可以解除',
    leadsTo: () => fundDetailPaths.advanceContractList.to(),
  }),
  holderReport: message({
    topic: 'fund',
    legal: true,
    due: eachMorning(220),
    whom: (db, { market, day }: Morning, time) =>
      everyContract(db)
        .filter((it) => stateOf(it, time) === 'effective' && hasReportOn(it, market, day))
        .map((it) => ({
          userId: it.user_id,
          key: `${it.contract_no} ${day}`,
          subject: it.contract_no,
          detail: {},
        })),
    detail: {},
    title: '有新的持有人报告',
    text: '定期报告或重大事项已披露，仅持有人可以查看',
    leadsTo: () => fundDetailPaths.advanceContractList.to(),
  }),
}
