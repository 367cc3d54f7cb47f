import { expect, test } from 'vitest'
import { listBankCards } from '#api/calls/bank.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { CenterHomePage } from '#test/e2e/pages/my-center-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { pressOutside, SIGNING_BANK } from '#test/e2e/trip-steps.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'

const BANK = SIGNING_BANK.name

onEachEngine({ path: '/', provider: openProvider }, (journey) => {
  test('a user refuses at the bank, leaves it by the back key, then signs and has the card', async () => {
    const { host, provider, openAs } = journey()
    const { control } = host
    const zhang = await OtherDevice.signIn(provider.client, 'zhang')
    const press = (words: string) => pressOutside(host, words)
    await openAs('zhang', '/myCenter/centerHome')
    const cardsSheet = await (await new CenterHomePage(host).shown()).openCards()
    const adding = await cardsSheet.addCard()
    const guide = await (await adding.openGuide()).agree()

    await guide.leave(BANK)
    await control.until((state) => state.outside !== null)
    await press('拒绝')
    await guide.says('用户取消签约')
    await guide.shown()

    await guide.leave(BANK)
    await control.until((state) => state.outside !== null)
    // From here on the page follows what the app announces of the bank's page.
    await adding.says('的页面完成办理')
    await control.back()
    await adding.says('正在等待银行结果')
    await adding.leaveAgain(BANK)
    const { outside } = await control.until((state) => state.outside !== null)
    const signNo = new URL(outside ?? '').searchParams.get('signNo') ?? ''
    await press('同意')
    await adding.says('签约信息')
    const cardNo = inventedCardNo(SIGNING_BANK.bin, signNo)
    await adding.confirmSignedWith(cardNo, '13000000001', await provider.client.smsCode())
    const { cards } = await zhang.ask(listBankCards, {})
    expect(cards.at(-1)?.cardTail).toBe(cardNo.slice(-4))
  })
})
