import * as v from 'valibot'
import { expect } from 'vitest'
import type { Container } from '#test/containers/container.ts'
import type { JourneyHost } from '#test/hosts/journey-host.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import type { Provider } from './provider.ts'
import type { SiteVisit } from './site-visit.ts'

/** The fund of the trips. */
export const FUND = {
  path: '/fund_detail/FundDetailSingle?fundCode=980303',
  name: '澄川新动力灵活配置混合A',
}

/** The bank that signs on its own page, and a card of it that no user has. */
export const SIGNING_BANK = { name: '融悦支付银行', bin: '629909' }

const yes = v.literal(true)

/** Types the trading password on the sheet that asks for it. */
export async function enterPassword(visit: SiteVisit): Promise<void> {
  await visit.says('请输入交易密码')
  for (const digit of TRADING_PASSWORD) await visit.press(digit)
}

/** Buys 100 yuan on the purchase form, from its first field to the result. */
export async function buyHundred(visit: SiteVisit): Promise<void> {
  await visit.says('买入金额')
  await visit.fill('买入金额', '100')
  const consent = `[...document.querySelectorAll('label')].find((it) => it.innerText.includes('我已阅读并同意'))?.querySelector('input')`
  await visit.click(consent)
  const read = `document.querySelector('[role="dialog"] article')?.lastElementChild`
  for (const act of ['已阅读，下一份', '已阅读，下一份', '已阅读并同意']) {
    await visit.until(
      `(() => { const it = ${read}; it?.scrollIntoView(); return it instanceof Element })()`,
      yes,
    )
    await visit.press(act)
  }
  await visit.until(`${consent}.checked`, yes)
  await visit.press('确认买入 100.00 元')
  await enterPassword(visit)
  await visit.says('买入申请已提交')
}

/** The first element of these that has the words in it. */
const withWords = (selector: string, words: string) =>
  `[...document.querySelectorAll('${selector}')].find((it) => it.innerText.includes('${words}'))`

/** Answers the question that comes before a bank's page; resolves on that page. */
async function goToBank(visit: SiteVisit): Promise<void> {
  await visit.press('继续前往')
  await visit.says('这里代替银行自己的页面')
}

/** Presses the button that leads to a bank's page, and goes there. */
export async function leaveForBank(visit: SiteVisit, act: string): Promise<void> {
  await visit.press(act)
  await goToBank(visit)
}

/** Chooses the bank that signs by page, on the screen for adding a card, and leaves by its guide. */
export async function leaveForSigning(visit: SiteVisit): Promise<void> {
  await visit.press('支持的银行')
  await visit.click(withWords('button', SIGNING_BANK.name))
  await visit.says('去阅读')
  await agreeToSigning(visit)
  await leaveForBank(visit, '去银行签约')
}

/** Reads the signing's agreement from the guide, and is back there with it agreed to. */
export async function agreeToSigning(visit: SiteVisit): Promise<void> {
  await visit.click(withWords('a', '去阅读'))
  await visit.press('同意并继续')
  await visit.says('已同意')
}

/** Chooses a bank for the pension account, and reads and agrees to what it takes. */
export async function chooseForPension(visit: SiteVisit, bankName: string): Promise<void> {
  await visit.click(withWords('label', bankName))
  await visit.click(withWords('label', '我已阅读并同意'))
  const read = `document.querySelector('[role="dialog"] article')?.lastElementChild`
  await visit.until(
    `(() => { const it = ${read}; it?.scrollIntoView(); return it instanceof Element })()`,
    yes,
  )
  await visit.press('已阅读并同意')
}

/** Agrees on the bank's page; resolves with the card that was signed. */
export async function signAtBank(visit: SiteVisit): Promise<string> {
  const { searchParams } = await visit.address()
  const cardNo = inventedCardNo(SIGNING_BANK.bin, searchParams.get('signNo') ?? '')
  await visit.press('同意')
  return cardNo
}

/** Completes what the bank has confirmed. */
export async function confirmSigning(
  visit: SiteVisit,
  provider: Provider,
  { cardNo, mobileNo }: { readonly cardNo: string; readonly mobileNo: string },
): Promise<void> {
  await visit.says('银行已确认签约')
  await visit.fill('银行卡号', cardNo)
  await visit.fill('银行预留手机号', mobileNo)
  await visit.fill('短信验证码', await provider.client.smsCode())
  await visit.press('核对并添加银行卡')
}

/** Presses the system's back key until the window is closed, as somebody does who leaves. */
export async function leaveByBackKey(container: Container, atMost = 12): Promise<number> {
  for (let presses = 1; presses <= atMost; presses += 1) {
    if ((await container.back()) === 'closed_window') return presses
  }
  throw new Error(`${container.name}: still open after ${atMost} presses of the back key`)
}

/** Presses a button of the bank's page over the app, which may still be loading. */
export async function pressOutside({ control }: JourneyHost, words: string): Promise<void> {
  const press = () =>
    control.pressOutside(words).then(
      () => true,
      () => false,
    )
  await expect.poll(press).toBe(true)
}
