import { expect, test } from 'vitest'
import { dealPaths } from '#paths/deal.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import {
  activate,
  assessRisk,
  fillInPersonalData,
  submitIdentityDocument,
  openAccount,
  setPassword,
} from '#test/e2e/complete-prerequisites.ts'
import { onEachEngine, type Journey } from '#test/e2e/journey.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { GateDialog } from '#test/e2e/pages/gate-dialog.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider, type Provider } from '#test/e2e/provider.ts'

const SAFE = { code: '980605', name: '远岫月月享短债债券A' }
const MIXED = { code: '980301', name: '禾岸灵活配置混合A' }
const RISKY = { code: '980105', name: '澄川医药创新股票A' }
const SUSPENDED = { code: '980203', name: '禾岸价值优选混合A' }
const MONEY = { code: '001386', name: '禾岸宝货币A' }

/** Opens a fund's page from home, as this user. */
async function onFund(
  journey: Journey<Provider>,
  userId: string,
  { code, name }: typeof MIXED,
): Promise<FundDetailSinglePage> {
  await journey.openAs(userId)
  return (await new HomePage(journey.host).shown()).findFund(code, name)
}

/**
 * Missing prerequisites: the persona, the dialog, where it leads, and how the prerequisite is
 * completed.
 */
const PREREQUISITES = [
  {
    step: '5, a rejected document',
    userId: 'zhou',
    title: '身份证件',
    words: '身份证照片模糊，请重新上传',
    choice: '重新上传',
    path: '/authentic',
    remedy: submitIdentityDocument,
  },
  {
    step: '6, an expired document',
    userId: 'wu',
    title: '身份证件',
    words: '已过有效期',
    choice: '去更新',
    path: '/authentic',
    remedy: submitIdentityDocument,
  },
  {
    step: '7, an inactive account',
    userId: 'zheng',
    title: '账户激活',
    words: '尚未激活',
    choice: '去激活',
    path: '/authentic',
    remedy: (user: OtherDevice) => activate(user, TRADING_PASSWORD),
  },
  {
    step: '8, no tax residence',
    userId: 'feng',
    title: '完善信息',
    words: '个人税收居民身份信息',
    choice: '去完善',
    path: '/myCenter/personalTax',
    remedy: fillInPersonalData,
  },
  {
    step: '9, an expired assessment',
    userId: 'zhao',
    title: '风险测评',
    words: '已过期',
    choice: '去测评',
    path: '/risks',
    remedy: (user: OtherDevice) => assessRisk(user, 9),
  },
] as const

onEachEngine({ path: '/', provider: openProvider }, (journey) => {
  test('step 1: a suspended fund shows so on its page, and its purchase address only shows a toast', async () => {
    const { host } = journey()
    const fund = await onFund(journey(), 'zhang', SUSPENDED)
    expect(await fund.suspended()).toBe('暂停申购')
    await host.control.open(`/deal/nonMontyPurchase?fundCode=${SUSPENDED.code}`)
    await fund.toasts('该基金暂停申购，恢复时间以公告为准')
  })

  test('steps 2, 3, 4, 8 and 9: a new user is stopped by one prerequisite after another, completes each, and buys', async () => {
    const { client } = journey().provider
    const fund = await onFund(journey(), 'li', SAFE)
    const li = await OtherDevice.signIn(client, 'li')

    const unknown = await fund.buyStopped()
    expect(await unknown.title()).toBe('实名认证')
    expect(await unknown.choices()).toEqual(['去认证', '取消'])
    await unknown.leave('取消', fund)
    const token = await openAccount(li)

    const unproved = await fund.buyStopped()
    expect(await unproved.title()).toBe('设置交易密码')
    await unproved.leave('关闭', fund)
    await setPassword(li, token, TRADING_PASSWORD)

    const undocumented = await fund.buyStopped()
    expect(await undocumented.text()).toContain('请上传身份证照片')
    const nameless = await undocumented.goOnTo('稍后上传', '完善信息')
    expect(await nameless.text()).toContain('个人身份信息')
    await nameless.leave('取消', fund)
    await fillInPersonalData(li)

    const unassessed = await (await fund.buyStopped()).goOnTo('稍后上传', '风险测评')
    expect(await unassessed.text()).toContain('请先完成风险测评')
    await unassessed.leave('取消', fund)
    await assessRisk(li, 1)

    const purchase = await (await fund.buyStopped()).goOn('稍后上传')
    await (await purchase.enterAmount('100')).agree()
    const result = await (await purchase.confirm()).enter(TRADING_PASSWORD, DealResultPage)
    await result.says('买入申请已提交')
  })

  test.each(PREREQUISITES)(
    'step $step: a user is stopped, completes the prerequisite, and may buy',
    async (missing) => {
      const fund = await onFund(journey(), missing.userId, MIXED)
      const gate = await fund.buyStopped()
      expect(await gate.title()).toBe(missing.title)
      expect(await gate.text()).toContain(missing.words)
      // A parent route redirects to its default child.
      expect((await gate.completePrerequisite(missing.choice)).path).toMatch(
        new RegExp(`^${missing.path}(?:/|$)`),
      )
      await missing.remedy(await OtherDevice.signIn(journey().provider.client, missing.userId))
      await (await onFund(journey(), missing.userId, MIXED)).buy()
    },
  )

  test('step 10: a user who buys a money-market fund opens the deposit form', async () => {
    const fund = await onFund(journey(), 'new', MONEY)
    const gate = await fund.depositStopped()
    expect(await gate.title()).toBe('风险测评')
    await gate.leave('取消', fund)
    await assessRisk(await OtherDevice.signIn(journey().provider.client, 'new'), 0)
    const deposit = await fund.deposit()
    expect((await deposit.address()).path).toBe('/deal/montyPurchase')
  })

  test('step 11: a C1 user is warned before an R5 fund and can turn back', async () => {
    const fund = await onFund(journey(), 'wang', RISKY)
    const gate = await fund.buyStopped()
    expect(await gate.title()).toBe('风险提示')
    expect(await gate.text()).toMatch(/C1.*R5/s)
    await gate.leave('关闭', fund)
    expect(await fund.address()).toMatchObject({ query: { fundCode: RISKY.code } })
  })

  test('step 11: a C1 user who accepts the warning buys an R5 fund, and is not warned again', async () => {
    const { host, provider } = journey()
    const before = (await provider.client.orders()).total
    const gate = await (await onFund(journey(), 'wang', RISKY)).buyStopped()
    const purchase = await gate.goOn('知悉风险，继续购买')
    const { path, query } = await purchase.address()
    expect(path).toBe('/deal/nonMontyPurchase')
    expect(query).toEqual({
      fundCode: RISKY.code,
      isCheckedPre: '1',
      cfmTime: expect.stringMatching(/^\d{14}$/),
    })
    await purchase.reload()
    await (await purchase.enterAmount('100')).agree()
    await (await purchase.confirm()).press(TRADING_PASSWORD)
    await new DealResultPage(host).says('买入申请已提交')
    expect((await provider.client.orders()).total).toBe(before + 1)
  })

  test('step 11: a prefilled purchase keeps its amount and card through the warning', async () => {
    const { host, openAs } = journey()
    const filled = { fundCode: RISKY.code, amount: '1200', bankSerial: 'wang-1', channelId: '1' }
    await openAs('wang', dealPaths.purchase.to(filled))
    const purchase = await (await new GateDialog(host).shown()).goOn('知悉风险，继续购买')
    expect(await purchase.amount()).toBe('1200')
    await expect.poll(() => purchase.card()).toContain('（尾号 3072）')
    await purchase.reload()
    expect(await purchase.amount()).toBe('1200')
  })

  test('step 11: a C0 user cannot buy an R5 fund at all', async () => {
    const fund = await onFund(journey(), 'chen', RISKY)
    const gate = await fund.buyStopped()
    expect(await gate.title()).toBe('风险不匹配')
    expect(await gate.choices()).toEqual(['重新测评', '放弃购买'])
    await gate.leave('放弃购买', fund)
    await (await onFund(journey(), 'chen', SAFE)).buy()
  })
})
