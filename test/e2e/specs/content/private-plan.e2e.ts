import { expect, onTestFinished, test } from 'vitest'
import { listPrivateContracts } from '#api/calls/private-plan.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import {
  AdvanceContractListPage,
  FundDetailAdvancePage,
} from '#test/e2e/pages/funds/private-plan-pages.ts'
import { pictureFolder } from '#test/e2e/picture-files.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

const FUND = '990301'
const NAME = '禾岸安澜固收3号集合资产管理计划'
const DETAIL = fundDetailPaths.fundDetailAdvance.to({ fundCode: FUND })
const CONTRACTS = fundDetailPaths.advanceContractList.to()

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a private plan goes from the notice through every step into force', async () => {
    const pictures = await pictureFolder()
    onTestFinished(pictures.remove)
    const { host, provider } = journey()
    const { client } = provider
    await host.control.open(DETAIL)
    const notice = await new FundDetailAdvancePage(host).shown()
    expect(await notice.names(NAME)).toBe(false)
    const plan = await notice.declare('家庭金融资产')
    await (await plan.papers()).handIn('家庭金融资产', await pictures.card())

    await client.moveClockTo('20260312150000')
    await host.control.open(DETAIL)
    const form = await (await new FundDetailAdvancePage(host).shown()).sign()
    const password = await (await form.fill('300000')).confirm()
    const signed = await password.enter(TRADING_PASSWORD, AdvanceContractListPage)
    await client.pay(await (await signed.says('待打款')).remark())
    await (await signed.reload()).says('冷静期至 2026-03-13 15:00')

    await client.moveClockTo('20260313150100')
    await (await signed.reload()).says('冷静期已满')
    await (await signed.visit()).says('已生效')
    const zhang = await OtherDevice.signIn(client, 'zhang')
    expect((await zhang.ask(listPrivateContracts, {})).contracts).toMatchObject([
      { state: 'effective', payment: '300900.00' },
    ])
  })

  test('a contract is cancelled in the last minute of its cooling-off', async () => {
    const { host, provider, openAs } = journey()
    await provider.client.reset()
    await provider.client.moveClockTo('20260311162900')
    await openAs('private', CONTRACTS)
    const contracts = await (await new AdvanceContractListPage(host).shown()).says('还剩 0 小时')
    const password = await contracts.cancel()
    const done = await password.enter(TRADING_PASSWORD, AdvanceContractListPage)
    await (await done.says('已解除')).says('1,010,000.00 元')
    const own = await OtherDevice.signIn(provider.client, 'private')
    expect((await own.ask(listPrivateContracts, {})).contracts[0]).toMatchObject({
      state: 'cancelled',
      refundDate: '20260312',
    })
  })
})
