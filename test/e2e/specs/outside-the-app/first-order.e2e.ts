import { expect, test } from 'vitest'
import * as v from 'valibot'
import { authenticPaths } from '#paths/authentic.ts'
import { dealPaths } from '#paths/deal.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import {
  fillInPersonalData,
  openAccount,
  setPassword,
  submitIdentityDocument,
} from '#test/e2e/complete-prerequisites.ts'
import { useContainers } from '#test/e2e/container-journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { buyHundred } from '#test/e2e/trip-steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

const { provider, newSite, weixin } = useContainers()

const FUND = '980101'
const yes = v.literal(true)

test('a stranger who has opened an account and bought is one step from the fund', async () => {
  const app = await weixin(await newSite(), { person: 'visitor', authorization: 'silent' })
  const tab = await app.open(fundDetailPaths.fundDetailSingle.to({ fundCode: FUND }))
  await tab.press('买入')
  await tab.says('已有账户')
  await tab.click(
    `[...document.querySelectorAll('a')].find((it) => it.innerText.includes('还没有账户'))`,
  )
  await tab.says('用手机号注册')
  await tab.fill('手机号', '19900000041')
  await tab.click(`document.querySelector('input[type="checkbox"]')`)
  await tab.press('获取短信验证码')
  await tab.says('已发送至 199****0041')
  await tab.fill('短信验证码', await provider().client.smsCode())
  await tab.press('注册')
  await tab.press('去认证')
  await tab.says('人像面')
  expect((await tab.address()).pathname).toMatch(/^\/authentic\//)
  // In the middle of the opening the page before is the fund.
  await tab.press('返回')
  await tab.says('买入')
  expect((await tab.address()).pathname).toBe(fundDetailPaths.fundDetailSingle.pattern)

  // A minute after the code of the registration.
  await provider().client.moveClockTo('20260311100500')
  const visitor = await OtherDevice.signIn(provider().client, 'visitor')
  await submitIdentityDocument(visitor)
  await setPassword(visitor, await openAccount(visitor), TRADING_PASSWORD)
  await fillInPersonalData(visitor)
  const from = dealPaths.purchase.to({ fundCode: FUND })
  await tab.page.run(
    `(() => { const link = Object.assign(document.createElement('a'), { href: ${JSON.stringify(authenticPaths.authenticSuccess.to({ from }))} }); document.querySelector('main').append(link); link.click(); link.remove(); return true })()`,
    v.boolean(),
  )
  await tab.says('开户成功')
  await tab.click(
    `[...document.querySelectorAll('a')].find((it) => it.innerText.includes('做风险测评'))`,
  )
  // The true age, and the boldest of the other answers.
  const option = `[...document.querySelectorAll('[role="radiogroup"] label, main [role="group"] label')].slice(document.querySelector('main').innerText.includes('第 1 题') ? 1 : -1)[0]`
  const onward = `[...document.querySelectorAll('button')].find((it) => ['下一题', '核对答案'].includes(it.innerText.trim()))`
  for (;;) {
    await tab.click(option)
    await tab.until(`${onward}?.ariaDisabled !== 'true' && ${onward} !== undefined`, yes)
    const act = await tab.page.run(`${onward}.innerText.trim()`, v.string())
    const before = await tab.page.run('document.querySelector("main").innerText', v.string())
    await tab.click(onward)
    await tab.until(`document.querySelector('main').innerText !== ${JSON.stringify(before)}`, yes)
    if (act === '核对答案') break
  }
  await tab.click(
    `[...document.querySelectorAll('label')].find((it) => it.innerText.includes('以上由本人如实填写'))?.querySelector('input')`,
  )
  await tab.press('提交测评')
  await tab.press('继续买入')
  await buyHundred(tab)
  // One step: neither the assessment nor the opening lies in between.
  await tab.press('返回')
  await tab.until(
    `location.pathname === ${JSON.stringify(fundDetailPaths.fundDetailSingle.pattern)}`,
    yes,
  )
  await tab.says('买入')
})
