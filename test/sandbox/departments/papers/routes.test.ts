import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import * as calls from '#api/calls/papers/paper.ts'
import { queryMonthlyReport } from '#api/calls/monthly-report.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { RET } from '#api/endpoint.ts'
import { add, roundCent, subtract, sum } from '#domain/money/money.ts'
import { monthAfter } from '#domain/report/months.ts'
import { signOut } from '#api/calls/login.ts'
import { freezeAccount, signOutDevice } from '#api/calls/security.ts'
import { PAPERS_A_DAY } from '#domain/paper/paper.ts'
import { sealedFields } from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { seededPaperNo } from './seed-papers.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, planner, qian, li, wang } = useSandbox([
  'zhang',
  'planner',
  'qian',
  'li',
  'wang',
])

const NUMBER = 'PAPER00000000000'
const STATEMENT = { kind: 'statement', fromMonth: '202512', toMonth: '202602' }
const YEAR = { kind: 'statement', fromMonth: '202503', toMonth: '202602' }
const request = (session: Session, asked: object) =>
  call(sandbox, calls.requestPaper, { requestNo: NUMBER, masked: '1', ...asked }, session)
const moveTo = (to: string) => control(sandbox, 'clock', { to })
const later = () => moveTo('20260311120000')
const address = async (purpose: 'read' | 'share' = 'read', session = zhang) =>
  (await ask(sandbox, calls.openPaper, { requestNo: NUMBER, purpose }, session)).url
const fetchFile = (url: string) => sandbox.fetch(new Request(`http://sandbox.test${url}`))

/** A page's words, in lines from top to bottom, each from left to right. */
async function linesOf(file: Uint8Array): Promise<string[][]> {
  const task = getDocument({ data: file, verbosity: 0 })
  const read = await task.promise
  const pages: string[][] = []
  for (let at = 1; at <= read.numPages; at += 1) {
    const { items } = await (await read.getPage(at)).getTextContent()
    const lines = new Map<number, { x: number; text: string }[]>()
    for (const it of items) {
      if (!('str' in it) || it.str.trim() === '') continue
      const [, , , , x = 0, y = 0] = it.transform.map(Number)
      const line = Math.round(y)
      lines.set(line, [...(lines.get(line) ?? []), { x, text: it.str }])
    }
    pages.push(
      [...lines]
        .toSorted(([one], [other]) => other - one)
        .map(([, parts]) =>
          parts
            .toSorted((one, other) => one.x - other.x)
            .map(({ text }) => text)
            .join(' '),
        ),
    )
  }
  await task.destroy()
  return pages
}

async function printed(asked: object, session = zhang): Promise<string[]> {
  expect(await request(session, asked)).toMatchObject({ retCode: 0, payload: { state: 'making' } })
  await later()
  const answer = await fetchFile(await address('read', session))
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const file = new Uint8Array(await answer.arrayBuffer())
  expect(file.length).toBeLessThan(400_000)
  return (await linesOf(file)).flat()
}

const value = (lines: readonly string[], label: string) =>
  lines.find((line) => line.startsWith(`${label} `))?.slice(label.length + 1)
const figure = (text: string | undefined) => (text ?? '').replace(/[,元份 ]/g, '')

test('a statement of a year has the sums of the monthly reports, and each month begins where the last ended', async () => {
  const lines = await printed(YEAR, planner)
  const rows = lines.filter((line) => /^\d{4}-\d{2} /.test(line)).map((line) => line.split(' '))
  expect(rows.length).toBe(12)
  const reports = []
  for (let month = '202503'; month <= '202602'; month = monthAfter(month)) {
    reports.push(await ask(sandbox, queryMonthlyReport, { month }, planner))
  }
  let last = figure(rows[0]?.[1])
  for (const [at, cells] of rows.entries()) {
    const [month, opening, inflow, outflow, profit, closing] = cells.map((it) => figure(it))
    const report = reports[at]
    expect([month, opening, inflow, outflow, profit, closing]).toEqual([
      `${report?.month.slice(0, 4)}-${report?.month.slice(4)}`,
      report?.openingAsset,
      report?.inflow,
      report?.outflow,
      report?.profit,
      report?.closingAsset,
    ])
    expect(opening).toBe(last)
    last = closing ?? ''
  }
  const [opening, inflow, outflow, profit, closing] = [
    '期初资产',
    '转入合计',
    '转出合计',
    '收益合计',
    '期末资产',
  ].map((label) => figure(value(lines, label)))
  expect(inflow).toBe(roundCent(sum(rows.map((it) => figure(it[2])))))
  const reckoned = subtract(add(add(opening ?? '', inflow ?? ''), profit ?? ''), outflow ?? '')
  expect(roundCent(reckoned)).toBe(closing)
  expect(closing).toBe(last)
})

test('a proof of assets adds up to the cent, on as many pages as it has', async () => {
  const lines = await printed({ kind: 'assetProof', day: '20260310' })
  const held = lines
    .filter((line) => /（\d{6}）/.test(line))
    .map((line) => figure(line.split(' ').pop()))
  expect(held.length).toBeGreaterThan(1)
  const transit = figure(value(lines, '在途资金'))
  expect(roundCent(add(sum(held), transit))).toBe(figure(value(lines, '资产合计')))
  expect(lines.filter((line) => /第 1 页 共 \d+ 页$/.test(line))).toHaveLength(1)
})

test('a confirmation has the figures of its order', async () => {
  const { records } = await ask(
    sandbox,
    queryTransactionList,
    { page: 1, size: 1, kind: 'purchase', state: 'done' },
    zhang,
  )
  const [order] = records
  const lines = await printed({ kind: 'confirmation', applyNo: order?.applyNo })
  expect(value(lines, '申请编号')).toBe(order?.applyNo)
  expect(figure(value(lines, '确认金额'))).toBe(order?.applicationCfmAmt)
  expect(figure(value(lines, '确认份额'))).toBe(order?.applicationCfmVol)
  expect(figure(value(lines, '手续费'))).toBe(order?.fee)
})

test.each([
  ['1', '张*明', /^\d{3}\*{11}\w{4}$/],
  ['0', '张亦明', /^\d{17}\w$/],
])('with masked %s a paper names %s', async (masked, name, certNo) => {
  const lines = await printed({ kind: 'suitability', masked })
  expect(value(lines, '姓名')).toBe(name)
  expect(value(lines, '证件号码')).toMatch(certNo)
  expect(value(lines, '风险承受能力')).toBe('C3 平衡型')
})

test('the same request is the same paper, another one under its number is refused', async () => {
  const first = await request(zhang, STATEMENT)
  expect(await request(zhang, STATEMENT)).toEqual(first)
  expect(await request(zhang, { ...STATEMENT, masked: '0' })).toMatchObject({
    retCode: RET.badRequest,
  })
  const other = await request(qian, { kind: 'suitability' })
  expect(other).toMatchObject({ retCode: 0, payload: { requestNo: NUMBER, kind: 'suitability' } })
  const { papers } = await ask(sandbox, calls.listPapers, {}, zhang)
  expect(papers.filter((it) => it.requestNo === NUMBER)).toHaveLength(1)
})

test('a paper of what is not there is refused', async () => {
  for (const [asked, retCode] of [
    [{ kind: 'statement', fromMonth: '202603', toMonth: '202603' }, RET.badRequest],
    [{ kind: 'statement', fromMonth: '202502', toMonth: '202602' }, RET.badRequest],
    [{ kind: 'assetProof', day: '20260311' }, RET.badRequest],
    [{ kind: 'confirmation', applyNo: 'NONE000000000000' }, RET.notFound],
  ] as const) {
    expect(await request(zhang, asked)).toMatchObject({ retCode })
  }
  expect(await request(li, { kind: 'suitability' })).toMatchObject({
    retCode: RET.notAuthenticated,
  })
})

test('somebody else’s paper is not there: not by number, not by its order, not to open', async () => {
  await request(zhang, STATEMENT)
  await later()
  expect(await call(sandbox, calls.queryPaper, { requestNo: NUMBER }, qian)).toMatchObject({
    retCode: RET.notFound,
  })
  expect(
    await call(sandbox, calls.openPaper, { requestNo: NUMBER, purpose: 'share' }, qian),
  ).toMatchObject({ retCode: RET.notFound })
  const { papers } = await ask(sandbox, calls.listPapers, {}, wang)
  expect(papers).toEqual([])
  const { records } = await ask(
    sandbox,
    queryTransactionList,
    { page: 1, size: 1, state: 'done' },
    zhang,
  )
  const asked = {
    kind: 'confirmation',
    applyNo: records[0]?.applyNo,
    requestNo: 'PAPER00000000001',
  }
  expect(await request(qian, asked)).toMatchObject({ retCode: RET.notFound })
})

test('an address opens the file for ten minutes, one to share for a day, a guessed one never', async () => {
  await request(zhang, STATEMENT)
  expect(
    await call(sandbox, calls.openPaper, { requestNo: NUMBER, purpose: 'read' }, zhang),
  ).toMatchObject({ retCode: RET.notFound })
  await later()
  const [read, share] = [await address(), await address('share')]
  expect(read).not.toBe(share)
  expect((await fetchFile(read)).headers.get('cache-control')).toBe('no-store')
  await moveTo('20260311121100')
  expect((await fetchFile(read)).status).toBe(404)
  expect((await fetchFile(share)).status).toBe(200)
  await moveTo('20260312120100')
  expect((await fetchFile(share)).status).toBe(404)
  expect((await fetchFile(`/documents/papers/${NUMBER}.pdf`)).status).toBe(404)
})

test('an unmasked paper is open for ten minutes however it is shared', async () => {
  await request(zhang, { ...STATEMENT, masked: '0' })
  await later()
  const share = await address('share')
  expect((await fetchFile(share)).status).toBe(200)
  await moveTo('20260311121001')
  expect((await fetchFile(share)).status).toBe(404)
})

test('an address ends when it is taken back, and the paper says how long it was open', async () => {
  await request(zhang, STATEMENT)
  await later()
  const [read, share] = [await address(), await address('share')]
  expect(await ask(sandbox, calls.queryPaper, { requestNo: NUMBER }, zhang)).toMatchObject({
    sharedUntil: '20260312120000',
  })
  expect(await call(sandbox, calls.revokePaper, { requestNo: NUMBER }, qian)).toMatchObject({
    retCode: RET.notFound,
  })
  expect((await fetchFile(share)).status).toBe(200)
  for (let again = 0; again < 2; again += 1) {
    const it = await ask(sandbox, calls.revokePaper, { requestNo: NUMBER }, zhang)
    expect(it.sharedUntil).toBeNull()
  }
  expect((await fetchFile(read)).status).toBe(404)
  expect((await fetchFile(share)).status).toBe(404)
})

test('an address ends with the session that made it', async () => {
  await request(zhang, STATEMENT)
  await later()
  const second = await signIn(sandbox, 'zhang')
  const [own, others] = [await address('share'), await address('share', second)]
  await call(sandbox, signOut, {}, second)
  expect((await fetchFile(others)).status).toBe(404)
  expect((await fetchFile(own)).status).toBe(200)
  const third = await signIn(sandbox, 'zhang')
  const byThird = await address('share', third)
  await ask(sandbox, signOutDevice, { others: '1' }, zhang)
  expect((await fetchFile(byThird)).status).toBe(404)
  expect((await fetchFile(own)).status).toBe(200)
})

test('a frozen account has no open address, and gives none that shows it whole', async () => {
  await request(zhang, STATEMENT)
  const whole = { kind: 'suitability', requestNo: 'PAPER00000000002' }
  await request(zhang, { ...whole, masked: '0' })
  await later()
  const share = await address('share')
  const proof = await sealedFields(sandbox, zhang, { transPwd: TRADING_PASSWORD })
  await ask(sandbox, freezeAccount, { requestNo: 'FREEZE0000000000', ...proof }, zhang)
  expect((await fetchFile(share)).status).toBe(404)
  const frozen = { retCode: RET.accountFrozen }
  const open = (requestNo: string, purpose: 'read' | 'share') =>
    call(sandbox, calls.openPaper, { requestNo, purpose }, zhang)
  expect(await open(NUMBER, 'share')).toMatchObject(frozen)
  expect(await open(whole.requestNo, 'read')).toMatchObject(frozen)
  expect(await open(NUMBER, 'read')).toMatchObject({ retCode: 0 })
  const next = { kind: 'suitability', requestNo: 'PAPER00000000003' }
  expect(await request(zhang, { ...next, masked: '0' })).toMatchObject(frozen)
  expect(await request(zhang, next)).toMatchObject({ retCode: 0 })
})

test('so many papers are made on one day, and more the next day', async () => {
  const asked = (n: number) =>
    request(zhang, { kind: 'suitability', requestNo: `PAPERS${String(n).padStart(10, '0')}` })
  const answers = []
  for (let n = 0; n < PAPERS_A_DAY + 3; n += 1) answers.push((await asked(n)).retCode)
  // Two seeded ones are of today.
  expect(answers.filter((code) => code === 0)).toHaveLength(PAPERS_A_DAY - 2)
  expect(await asked(99)).toMatchObject({
    retCode: RET.tooOften,
    retMsg: '每天最多申请 20 份文件，请明天再试',
    payload: { retryAfter: expect.any(Number) },
  })
  expect(await asked(0)).toMatchObject({ retCode: 0 })
  await control(sandbox, 'clock', { days: 1 })
  expect(await asked(99)).toMatchObject({ retCode: 0 })
})

test('number and code together show what is printed; a forged code or number shows nothing', async () => {
  const it = await ask(sandbox, calls.queryPaper, { requestNo: seededPaperNo('statement') }, zhang)
  const { paperNo, code } = it
  const shown = await ask(sandbox, calls.checkPaper, { paperNo, code })
  expect(shown).toMatchObject({ kind: 'statement', holder: '张*明', about: it.about })
  expect(shown.facts.map(({ label }) => label)).toContain('期末资产')
  const other = await ask(
    sandbox,
    calls.queryPaper,
    { requestNo: seededPaperNo('assetProof') },
    zhang,
  )
  const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`
  for (const asked of [
    { paperNo, code: forged },
    { paperNo, code: other.code },
    { paperNo: other.paperNo, code },
    { paperNo: `PZ20200101${paperNo.slice(10)}`, code },
  ]) {
    expect(await call(sandbox, calls.checkPaper, asked)).toMatchObject({ retCode: RET.notFound })
  }
})

test('a paper is listed for 90 days and no longer', async () => {
  await request(zhang, STATEMENT)
  await control(sandbox, 'clock', { days: 90 })
  expect(await call(sandbox, calls.queryPaper, { requestNo: NUMBER }, zhang)).toMatchObject({
    retCode: 0,
  })
  await control(sandbox, 'clock', { days: 1 })
  expect(await call(sandbox, calls.queryPaper, { requestNo: NUMBER }, zhang)).toMatchObject({
    retCode: RET.notFound,
  })
})
