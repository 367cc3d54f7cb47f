// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isCertDateValid, queryUserStatus } from '#api/calls/auth.ts'
import { queryFundInfo } from '#api/calls/trade.ts'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { withdrawQuestions } from '#ui/overlays/dialog.ts'
import { clearToasts } from '#ui/base/toast.ts'
import { runTradeGate } from './run-trade-gate.ts'
import { inTime } from '#ui/testing/in-time.ts'

const FUND = {
  fundName: '禾岸灵活配置混合A',
  fundTypeCode: '4',
  fundRiskLevel: 3,
  transPreInfo: { applyFlag: '1', applyToast: '' },
}
const USER = {
  appUserId: '1',
  openId: 'o',
  appUserFlag: '1',
  bindFlag: '1',
  headerUrl: '',
  userName: '',
  custName: '',
  certificateNo: '',
  mobileNo: '',
  gender: '',
  hasLoginPwd: '1',
  yebFlag: '1',
  serverTime: '20260311100000',
  authFlag: '1',
  tpwdFlag: '1',
  uploadStatus: '1',
  approveStatus: '2',
  approveOnlineStatus: '1',
  approveRemark: '',
  activeFlag: '1',
  hasPersonalInfo: true,
  hasCRS: true,
  riskTest: 3,
  clientRiskLevel: 3,
}

let provider: Awaited<ReturnType<typeof standInProvider>>
beforeAll(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  provider = await standInProvider()
})
afterAll(() => provider.close())
afterEach(() => {
  withdrawQuestions()
  clearToasts()
  provider.requestedUrls.length = 0
})

/** Answers each of the gate's calls by its path. */
function answer(fund: object, user: object, valid: boolean): void {
  const payloads = new Map<string, object>([
    [queryFundInfo.path, { ...FUND, ...fund }],
    [queryUserStatus.path, { ...USER, ...user }],
    [isCertDateValid.path, { valid }],
  ])
  provider.reply = (response) => {
    const path = provider.requestedUrls[provider.requestedUrls.length - 1]?.split('?')[0] ?? ''
    replies.payload(payloads.get(path))(response)
  }
}

const names = new Map<string, string>(
  [queryFundInfo, queryUserStatus, isCertDateValid].map(({ path, name }) => [path, name]),
)
const compareNames = (a: string, b: string) => (a < b ? -1 : 1)
const asked = () =>
  provider.requestedUrls
    .map((url) => names.get(url.split('?')[0] ?? '') ?? url)
    .toSorted(compareNames)

/** The dialog is there, and takes answers. */
const dialogOpens = () =>
  inTime(() => {
    const box = document.querySelector('[role=alertdialog]')
    expect(box?.contains(document.activeElement)).toBe(true)
  })

const FIRST = ['queryFundInfo', 'queryUserStatus']
const ALL = ['isCertDateValid', ...FIRST]
const CLOSED = { transPreInfo: { applyFlag: '0', applyToast: '' } }

test.each<[string, object, object, boolean, string[]]>([
  ['1, for a fund that cannot be bought', CLOSED, {}, true, FIRST],
  ['2, without a verified name', {}, { authFlag: '0' }, true, FIRST],
  ['3, without a trading password', {}, { tpwdFlag: '0' }, true, FIRST],
  ['4, without a picture of the document', {}, { uploadStatus: '0' }, true, FIRST],
  ['5, with a rejected document', {}, { approveStatus: '3' }, true, FIRST],
  ['6, with an expired document', {}, {}, false, ALL],
  ['7, with an inactive account', {}, { activeFlag: '0' }, true, ALL],
  ['8, without personal information', {}, { hasPersonalInfo: false }, true, ALL],
  ['9, without an assessment', {}, { riskTest: 0 }, true, ALL],
  ['11, for a fund above the class', { fundRiskLevel: 5 }, {}, true, ALL],
])('a stop at step %s, has made the calls up to it alone', async (_, fund, user, valid, calls) => {
  answer(fund, user, valid)
  const gate = runTradeGate('980303', '/deal/nonMontyPurchase?fundCode=980303')
  await Promise.race([gate, dialogOpens()])
  expect(asked()).toEqual(calls)
  withdrawQuestions()
  expect(await gate).toEqual({ end: 'closed' })
})

test('an order that passes has requested the document once', async () => {
  answer({}, {}, true)
  expect(await runTradeGate('980303', '/deal')).toMatchObject({ end: 'passed' })
  expect(asked()).toEqual(ALL)
})

test('the document is requested after its picture was put off, and then stops the order', async () => {
  answer({}, { uploadStatus: '0', approveOnlineStatus: '0' }, false)
  const gate = runTradeGate('980303', '/deal')
  const later = await inTime(() => {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === '稍后上传',
    )
    if (found === undefined) throw new Error('no dialog yet')
    return found
  })
  expect(asked()).toEqual(FIRST)
  later.click()
  await inTime(() => expect(document.body.textContent).toContain('已过有效期'))
  await dialogOpens()
  expect(asked()).toEqual(ALL)
  withdrawQuestions()
  expect(await gate).toEqual({ end: 'closed' })
})
