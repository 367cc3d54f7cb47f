import { describe, expect, test } from 'vitest'
import { listBankCards } from '#api/calls/bank.ts'
import { useContainers } from '#test/e2e/container-journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { confirmSigning, SIGNING_BANK, signAtBank } from '#test/e2e/trip-steps.ts'

const { provider, newSite, weixin } = useContainers()

const ZHANG = { person: 'zhang', mobileNo: '13000000001' }
const GUIDE = '/cmbAddBank/cmbGuide?from=%2Fasset%2FholdList'
const AT_BANK = '这里代替银行自己的页面'

describe('signing from the guide outside the app', { timeout: 120_000 }, () => {
  test('in the messaging app: refuses at the bank, comes back by key, then signs and has the card', async () => {
    const app = await weixin(await newSite(), ZHANG)
    const zhang = await OtherDevice.signIn(provider().client, ZHANG.person)
    // A page that needs a user leads to the authorization by itself, once.
    const visit = await (await app.open(GUIDE)).says('授权登录')
    await visit.click(`document.getElementById('user-${ZHANG.person}')`)
    await visit.says('去阅读')
    await visit.click(
      `[...document.querySelectorAll('a')].find((it) => it.innerText.includes('去阅读'))`,
    )
    await visit.press('同意并继续')
    await visit.says('已同意')

    await visit.press('去银行签约')
    await visit.press('继续前往')
    await visit.says(AT_BANK)
    await visit.press('拒绝')
    await visit.says('用户取消签约')

    await visit.press('去银行签约')
    await visit.press('继续前往')
    await visit.says(AT_BANK)
    await app.back()
    await visit.says('正在等待银行结果')
    await visit.press('继续办理')
    await visit.press('继续前往')
    await visit.says(AT_BANK)
    const cardNo = await signAtBank(visit)
    expect(cardNo.startsWith(SIGNING_BANK.bin)).toBe(true)
    await confirmSigning(visit, provider(), { cardNo, mobileNo: ZHANG.mobileNo })
    await visit.says('添加成功')
    const { cards } = await zhang.ask(listBankCards, {})
    expect(cards.at(-1)?.cardTail).toBe(cardNo.slice(-4))
  })
})
