import { expect, test } from 'vitest'
import { listBankCards, unbindBankCard } from '#api/calls/bank.ts'
import { listPensionFunds, queryPensionSummary } from '#api/calls/pension/pension-account.ts'
import { queryArrivalInfo } from '#api/calls/redeem.ts'
import { listPensionBanks, queryPensionAccount } from '#api/calls/pension/pension-bank.ts'
import { icbcPaths } from '#paths/icbc.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import {
  BindCardPage,
  BindPage,
  GetAuthPage,
  OpenAccountPage,
  PensionAccountPage,
  TaxDelayHomePage,
  ResultPage,
} from '#test/e2e/pages/pension-pages.ts'
import { pressOutside } from '#test/e2e/trip-steps.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'

const BANK = '江海银行'
const FROM = '/charge/shiftRule'
const MOBILE = '13000000003'

onEachEngine({ path: '/', provider: openProvider }, (journey) => {
  /** The form of a user who has just left it for the bank's page. */
  const left = async (user: string) => {
    const { host, openAs } = journey()
    await openAs(user, `/icbc/openAccount?from=${encodeURIComponent(FROM)}`)
    const form = await new OpenAccountPage(host).shown()
    await (await form.choose(BANK)).agree()
    await form.leaveFor(BANK)
    await host.control.until((state) => state.outside !== null)
    return form
  }

  const press = (words: string) => pressOutside(journey().host, words)

  test('a user opens a pension account at the bank, binds its card and is back where the way began', async () => {
    const { host, provider } = journey()
    const wang = await OtherDevice.signIn(provider.client, 'wang')
    await left('wang')
    await press('同意')
    const result = await new ResultPage(host).titled(`${BANK}已开立资金账户`)
    expect((await result.address()).path).toBe('/icbc/result')

    const form = await result.goOn('绑定资金账户', new BindCardPage(host))
    await form.enterNumbers(inventedCardNo('629901', 'wang', '3072'), MOBILE)
    await form.says('与资金账户尾号')
    await form.enterNumbers(inventedCardNo('629901', 'wang pension'), MOBILE)
    await form.askCode()
    // The number is gone with the memory of the page, the code that was sent is not.
    await form.reload()
    await form.confirm(await provider.client.smsCode())
    await result.titled('资金账户已绑定')
    expect(await result.value('开户银行')).toBe(BANK)
    expect(await wang.ask(queryPensionAccount, {})).toMatchObject({ status: 'bound' })
    await result.press('继续')
    await expect.poll(async () => (await result.address()).path).toBe(FROM)
  })

  test('a user refuses at the bank, and one with an account elsewhere is led to authorizing it', async () => {
    const { host } = journey()
    const form = await left('han')
    await press('拒绝')
    const result = await new ResultPage(host).titled('没有办理成功')
    await result.press('重新发起')
    await result.says(`即将前往${BANK}的页面`)
    await result.press('继续前往')
    await host.control.until((state) => state.outside !== null)
    await press('已在他行开立')
    await result.says('每人只能开立一个')
    await result.goOn('已有账户，去授权', new GetAuthPage(host))
    expect((await form.address()).query).toEqual({ from: FROM })
  })

  test('a user withdraws the authorization, and binding asks for it again', async () => {
    const { host, openAs } = journey()
    await openAs('opened', '/icbc/getAuth')
    const form = await new GetAuthPage(host).withdraw()
    await host.control.open('/icbc/bindCard')
    await form.shown()
    await form.agree()
    await form.leaveFor(BANK)
    await host.control.until((state) => state.outside !== null)
    await press('同意')
    const result = await new ResultPage(host).titled(`${BANK}已开立资金账户`)
    const bind = await result.goOn('绑定资金账户', new BindCardPage(host))
    expect((await bind.address()).path).toBe('/icbc/bindCard')
  })

  test('a user whose bank takes its time leaves, and finds the account on the next working day', async () => {
    const { host, provider } = journey()
    const form = await left('shen')
    await host.control.back()
    await form.says('正在等待银行结果')
    await host.control.open('/icbc/openAccount')
    const result = new ResultPage(host)
    await result.press('继续办理')
    await result.press('继续前往')
    await host.control.until((state) => state.outside !== null)
    await press('处理中')
    await result.titled(`${BANK}正在处理`)
    await result.says('2026-03-12 10:00 前有结果')
    await host.control.open('/icbc/bindCard')
    await result.titled(`${BANK}正在处理`)
    await provider.client.moveClockTo('20260312100000')
    await result.press('重新查询')
    await expect.poll(() => result.title()).toBe(`${BANK}已开立资金账户`)
  })

  test('a user without any card binds an ordinary one first, and goes on with the bank that was chosen', async () => {
    const { host, provider, openAs } = journey()
    const xu = await OtherDevice.signIn(provider.client, 'xu')
    const sealed = await xu.sealed(xu.call, { transPwd: TRADING_PASSWORD })
    await xu.ask(unbindBankCard, { bankSerial: 'xu-1', ...sealed })
    const { banks } = await xu.ask(listPensionBanks, {})
    const bankId = banks.find(({ bankName }) => bankName === BANK)?.bankId ?? ''
    await openAs('xu', icbcPaths.openAccount.to({ from: FROM, bankId }))
    const adding = await (await new OpenAccountPage(host).shown()).addCard()
    expect((await adding.address()).path).toBe(icbcPaths.thBindCard.pattern)
    await adding.enterNumbers(inventedCardNo('629903', 'before the pension', '7774'), MOBILE)
    await (await adding.askCode()).press(TRADING_PASSWORD)
    await adding.codeSent()
    await adding.enterCode(await provider.client.smsCode())
    const form = await new OpenAccountPage(host).shown()
    expect((await form.address()).query).toEqual({ from: FROM, bankId })
    await (await form.agree()).leaveFor(BANK)
    await host.control.until((state) => state.outside !== null)
    const { cards } = await xu.ask(listBankCards, {})
    expect(cards.map(({ cardTail }) => cardTail)).toEqual(['7774'])
  })
  test('a user with a bound card opens the fund account, and sees the step done on the way', async () => {
    const { host, provider, openAs } = journey()
    const tying = await OtherDevice.signIn(provider.client, 'tying')
    await openAs('tying', '/taxDelay')
    const way = await new TaxDelayHomePage(host).shown()
    await way.says('已完成 3 步')
    const form = await way.goOn('去开通', new BindPage(host))
    await form.agree()
    const password = await form.askPassword()
    expect(await password.refused('135790')).toContain('还可以输入 4 次')
    expect(await tying.ask(queryPensionAccount, {})).toMatchObject({ fundAccountFlag: '0' })
    const result = await password.enter(TRADING_PASSWORD, ResultPage)
    await result.titled('养老金基金账户已开通')
    expect(await tying.ask(queryPensionAccount, {})).toMatchObject({ fundAccountFlag: '1' })
    const account = await result.goOn('查看养老金账户', new PensionAccountPage(host))
    await account.says('还没有买入基金')
    // The form that is done is not in the history.
    await host.control.open('/taxDelay/bind')
    await result.titled('养老金基金账户已开通')
  })

  test('a user pays in at the bank, sees what is left of the year, and buys class Y with it', async () => {
    const { host, provider, openAs } = journey()
    const yang = await OtherDevice.signIn(provider.client, 'yang')
    await openAs('yang', '/pensionAccount')
    const account = await new PensionAccountPage(host).shown()
    await account.says('7,000.00 元')
    const form = await account.payIn()
    const { bankName } = await yang.ask(queryPensionAccount, {})
    await form.leaveFor(bankName)
    await host.control.until((state) => state.outside !== null)
    await press('同意')
    const result = await new ResultPage(host).titled('缴存已到账')
    await result.says('还可缴存 6,000.00 元')
    await (await result.goOn('查看养老金账户', account)).says('6,000.00 元')
    const zone = await account.chooseFund()
    const { records } = await yang.ask(listPensionFunds, { page: 1, size: 1 })
    const fund = await zone.open(records[0]?.fundName ?? '')
    const purchase = await fund.buy()
    await (await purchase.enterAmount('2500')).agree()
    const password = await purchase.confirm()
    const placed = await password.enter(TRADING_PASSWORD, DealResultPage)
    await placed.says('买入申请已提交')
    expect(await yang.ask(queryPensionSummary, {})).toMatchObject({ left: '6000.00', cash: '0.00' })
  })

  test('a user sells a fund of the account, is paid back into it, and has the whole quota again next year', async () => {
    const { host, provider, openAs } = journey()
    await provider.client.reset()
    const yang = await OtherDevice.signIn(provider.client, 'yang')
    // Her holdings from the start have to be held for three years.
    const { records } = await yang.ask(listPensionFunds, { kind: 'index', page: 1, size: 1 })
    const bought = records[0]?.fundCode ?? ''
    await yang.buy({ fundCode: bought, amount: '1000.00', bankSerial: 'yang-2' })
    await provider.client.moveClockTo('20260325100000')
    const before = await yang.ask(queryPensionSummary, {})
    const held = before.holdings.find(({ fundCode }) => fundCode === bought)
    if (held === undefined) throw new Error('the purchase is not among the holdings')
    await openAs('yang', '/pensionAccount')
    const account = await new PensionAccountPage(host).shown()
    const sale = await (await (await account.openHolding(held.fundName)).sell()).takePart('全部')
    const { arrivalDate } = await yang.ask(queryArrivalInfo, {
      fundCode: held.fundCode,
      applyKind: 'redeem',
    })
    const password = await sale.confirm()
    const placed = await password.enter(TRADING_PASSWORD, DealResultPage)
    await placed.says('卖出申请已提交')

    await provider.client.moveClockTo(`${arrivalDate}235900`)
    const after = await yang.ask(queryPensionSummary, {})
    expect(after.holdings.map(({ fundCode }) => fundCode)).not.toContain(held.fundCode)
    expect(Number(after.cash)).toBeGreaterThan(Number(before.cash))
    // Selling gives no quota back.
    expect(after.left).toBe(before.left)
    await host.control.open('/pensionAccount')
    await account.holdsCash(after.cash ?? '')

    await provider.client.moveClockTo('20261231235900')
    await account.reload()
    await account.year('2026', before.left ?? '')
    await provider.client.moveClockTo('20270101000100')
    await account.reload()
    await account.year('2027', '12000.00')
  })
})
