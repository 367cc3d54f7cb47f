import { describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { listColleagues } from '#api/calls/company.ts'
import { queryPerson } from '#api/calls/content.ts'
import { listFundAnnouncements, listFundManagers } from '#api/calls/fund-archives.ts'
import {
  listFundFaq,
  markFaqHelpful,
  queryFundReports,
  queryManager,
} from '#api/calls/fund-people.ts'
import { ANSWER_FIGURES, FAQ_CATEGORIES } from '#domain/fund/fund-answers.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { makeManagerId } from '#test/sandbox/market/archives/tenures.ts'
import { FUND_FAQ } from '#test/sandbox/market/fund-faq.ts'
import { ask, call, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

describe('a manager', () => {
  const manager = (name: string) => ask(sandbox, queryManager, { fmUid: makeManagerId(name) })

  test('has post, number, funds of now with figures and their days, and assets with a date', async () => {
    const lin = await manager('林知远')
    expect(lin).toMatchObject({ name: '林知远', title: '基金经理', left: null, years: 14 })
    expect(lin.certNo).toMatch(/^P\d+$/)
    expect(lin.assetsDate).toBe('20251231')
    expect(lin.now.length).toBeGreaterThan(1)
    for (const { valueFrom, valueTo, tenureReturn, benchmark, drawdown } of lin.now) {
      expect(tenureReturn === null).toBe(valueFrom === null)
      if (valueFrom === null || valueTo === null) continue
      expect(valueTo).toBe('20260310')
      expect(Number(drawdown)).toBeGreaterThan(0)
      expect(benchmark).not.toBeNull()
    }
    const { managers } = await ask(sandbox, listFundManagers, { fundCode: '980201' })
    const own = lin.now.find(({ fundCode }) => fundCode === '980201')
    expect(own?.tenureReturn).toBe(managers[0]?.tenureReturn)
  })

  test('has the same years of experience in every answer', async () => {
    const fmUid = makeManagerId('林知远')
    const { managers } = await ask(sandbox, listFundManagers, { fundCode: '980201' })
    const { people } = await ask(sandbox, listColleagues, { managers: '1' })
    const colleague = people.find(({ person }) => person.fmUid === fmUid)
    const years = [
      (await ask(sandbox, queryPerson, { fmUid })).years,
      colleague?.years,
      Number(/从业 (\d+) 年/.exec(managers[0]?.profile ?? '')?.[1]),
    ]
    expect(years).toEqual([14, 14, 14])
  })

  test('has no figure of a time under six months', async () => {
    const { now } = await manager('何书白')
    const short = now.find(({ fundCode }) => fundCode === '980301')
    expect(short).toMatchObject({ from: '20251129', tenureReturn: null, drawdown: null })
  })

  test('of money-market funds has no figures', async () => {
    const { now } = await manager('苏佩文')
    const wallet = now.find(({ fundCode }) => fundCode === '001386')
    expect(wallet).toMatchObject({ tenureReturn: null, valueFrom: null })
  })

  test('who left has the day, funds of before and none of now', async () => {
    const gone = await manager('程砚秋')
    expect([gone.left, gone.now, gone.assets]).toEqual(['20251231', [], null])
    expect(gone.before.map(({ fundCode, to }) => [fundCode, to])).toEqual([
      ['980301', '20251128'],
      ['980203', '20211130'],
    ])
    expect(gone.before[0]?.valueTo).toBe('20251128')
    expect(gone.before[0]?.tenureReturn).not.toBeNull()
  })

  test('names who manages the same fund', async () => {
    const { coManagers } = await manager('何书白')
    expect(coManagers).toMatchObject([{ fmUid: makeManagerId('许南乔'), name: '许南乔' }])
    expect(coManagers[0]?.fundNames[0]).toContain('禾岸养老目标2045三年持有混合(FOF)')
  })

  test.each([
    ['unknown', 'M00000000', RET.notFound],
    ['climbing', '../x', RET.badRequest],
  ])('%s is refused', async (_, fmUid, retCode) => {
    expect((await call(sandbox, queryManager, { fmUid })).retCode).toBe(retCode)
  })
})

describe("a fund's reports", () => {
  const reports = (fundCode: string) => ask(sandbox, queryFundReports, { fundCode })

  test('are the four newest, each a paper that can be opened', async () => {
    const { reports: found, nextDue } = await reports('980201')
    expect(found.map(({ reportDate }) => reportDate)).toEqual([
      '20251231',
      '20250930',
      '20250630',
      '20250331',
    ])
    expect(nextDue).toBe('20260422')
    const { records } = await ask(sandbox, listFundAnnouncements, {
      fundCode: '980201',
      kind: 'report',
      page: 1,
      size: 20,
    })
    const urls = records.map(({ url }) => url)
    for (const { url, review, outlook } of found) {
      expect(urls).toContain(url)
      expect(url).toMatch(/\.pdf$/)
      expect(refusedWords(review + outlook)).toEqual([])
    }
    const paper = await fetch(`${sandbox.url}${found[0]?.url ?? ''}`)
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('grow by the clock, fifteen trading days after the end of a quarter', async () => {
    await control(sandbox, 'clock', { to: '20260421120000' })
    expect((await reports('980201')).reports[0]?.reportDate).toBe('20251231')
    await control(sandbox, 'clock', { to: '20260422120000' })
    const { reports: found, nextDue } = await reports('980201')
    expect(found.map(({ reportDate }) => reportDate)[0]).toBe('20260331')
    expect(found).toHaveLength(4)
    expect(nextDue > '20260701').toBe(true)
  })

  test('of a new fund are none, with the day of the first', async () => {
    expect(await reports('980407')).toEqual({ reports: [], nextDue: '20260422' })
  })
})

describe('common questions', () => {
  const faqs = async (fundCode: string, session?: typeof zhang) =>
    (await ask(sandbox, listFundFaq, { fundCode }, session)).faqs

  test('are sixty, in six categories, with figures that the page has, and no refused word', () => {
    expect(FUND_FAQ).toHaveLength(60)
    expect(new Set(FUND_FAQ.map(({ faqId }) => faqId)).size).toBe(60)
    expect(new Set(FUND_FAQ.map(({ category }) => category))).toEqual(new Set(FAQ_CATEGORIES))
    for (const { question, answer } of FUND_FAQ) {
      expect(refusedWords(question + answer)).toEqual([])
      for (const [, name] of answer.matchAll(/\{(\w+)\}/g)) expect(ANSWER_FIGURES).toContain(name)
    }
  })

  test('are those of the type', async () => {
    const ids = async (code: string) => (await faqs(code)).map(({ faqId }) => faqId)
    const money = await ids('001386')
    expect(money).toContain('income-yield')
    expect(money).not.toContain('sell-week')
    const abroad = await ids('980801')
    expect(abroad).toContain('risk-currency')
    expect(abroad).not.toContain('income-yield')
    for (const code of ['001386', '980201', '980501', '980801', '980901']) {
      const kinds = new Set((await faqs(code)).map(({ category }) => category))
      expect(kinds.size).toBe(6)
    }
  })

  test('help once for each user, who has to be one', async () => {
    const before = (await faqs('980201', zhang)).find(({ faqId }) => faqId === 'buy-minimum')
    expect(before?.mine).toBe(false)
    const fields = { faqId: 'buy-minimum' }
    const first = await ask(sandbox, markFaqHelpful, fields, zhang)
    expect(first.helpful).toBe((before?.helpful ?? 0) + 1)
    expect(await ask(sandbox, markFaqHelpful, fields, zhang)).toEqual(first)
    const after = (await faqs('980201', zhang)).find(({ faqId }) => faqId === 'buy-minimum')
    expect([after?.mine, after?.helpful]).toEqual([true, first.helpful])
    expect((await faqs('980201'))[0]?.mine).toBeNull()
    expect((await call(sandbox, markFaqHelpful, fields)).retCode).toBe(RET.notLoggedIn)
    const { retCode } = await call(sandbox, markFaqHelpful, { faqId: 'nothing' }, zhang)
    expect(retCode).toBe(RET.notFound)
  })

  test.each([
    ['999999', RET.notFound],
    ['../../1', RET.badRequest],
  ])('of %j are refused', async (fundCode, retCode) => {
    expect((await call(sandbox, listFundFaq, { fundCode })).retCode).toBe(retCode)
  })
})
