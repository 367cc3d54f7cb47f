import * as calls from '#api/calls/papers/paper.ts'
import type { Call } from '#api/client.ts'
import { PAPERS_A_DAY } from '#domain/paper/paper.ts'
import { okPayload } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { seededPaperNo } from './seed-papers.ts'

const requestNo = 'PAPER00000000000'
const ready = seededPaperNo('statement')
const request = (call: Call, other: object = {}) =>
  call(calls.requestPaper, { requestNo, kind: 'suitability', masked: '1', ...other })

export const paper: readonly Scenario[] = [
  scenario(calls.requestPaper, async (p) => request(await p.as('zhang')), {
    notFound: async (p) =>
      request(await p.as('zhang'), { kind: 'confirmation', applyNo: 'NONE000000000000' }),
    notAuthenticated: async (p) => request(await p.as('li')),
    tooOften: async (p) => {
      const qian = await p.as('qian')
      for (let n = 0; n < PAPERS_A_DAY; n += 1) {
        okPayload(await request(qian, { requestNo: `PAPERS${String(n).padStart(10, '0')}` }))
      }
      return request(qian)
    },
  }),
  scenario(calls.listPapers, async (p) => (await p.as('zhang'))(calls.listPapers, {})),
  scenario(
    calls.queryPaper,
    async (p) => (await p.as('zhang'))(calls.queryPaper, { requestNo: ready }),
    { notFound: async (p) => (await p.as('qian'))(calls.queryPaper, { requestNo: ready }) },
  ),
  scenario(
    calls.openPaper,
    async (p) => (await p.as('zhang'))(calls.openPaper, { requestNo: ready, purpose: 'read' }),
    {
      notFound: async (p) =>
        (await p.as('qian'))(calls.openPaper, { requestNo: ready, purpose: 'read' }),
    },
  ),
  scenario(
    calls.revokePaper,
    async (p) => (await p.as('zhang'))(calls.revokePaper, { requestNo: ready }),
    { notFound: async (p) => (await p.as('qian'))(calls.revokePaper, { requestNo: ready }) },
  ),
  scenario(
    calls.checkPaper,
    async (p) => {
      const zhang = await p.as('zhang')
      const { paperNo, code } = okPayload(await zhang(calls.queryPaper, { requestNo: ready }))
      return p.anyone(calls.checkPaper, { paperNo, code })
    },
    {
      notFound: (p) =>
        p.anyone(calls.checkPaper, { paperNo: 'PZ20260311000001', code: 'AAAAAAAAAAAAAAAA' }),
    },
  ),
]
