import { expect, test } from 'vitest'
import * as v from 'valibot'
import { getLoginUserInfo } from '#api/calls/login.ts'
import { enrollPaths } from '#paths/enroll.ts'
import { useContainers } from '#test/e2e/container-journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { FUND } from '#test/e2e/trip-steps.ts'

const { provider, newSite, weixin } = useContainers()

test('a stranger registers a number in the messaging app, over a reload, and goes on where they were', async () => {
  const app = await weixin(await newSite(), { person: 'visitor', authorization: 'silent' })
  const enroll = enrollPaths.cellphoneEnroll.to({ step: '1', inviteCode: 'A1', from: FUND.path })
  const tab = await app.open(enroll)
  await tab.says('用手机号注册')
  await tab.fill('手机号', '19900000041')
  // Nothing is agreed to beforehand; the reason is shown for two seconds after each tap.
  await tab.until(
    `[...document.querySelectorAll('button')].find((it) => it.innerText === '获取短信验证码').click(),
     new Promise((shown) => setTimeout(shown, 100)).then(() => document.body.innerText.includes('请先阅读并同意协议'))`,
    v.literal(true),
  )
  await tab.click(`document.querySelector('input[type="checkbox"]')`)
  await tab.press('获取短信验证码')
  await tab.says('已发送至 199****0041')
  await tab.reload('已发送至 199****0041')
  await tab.says('秒后重发')
  await tab.fill('手机号', '19900000041')
  await tab.fill('短信验证码', await provider().client.smsCode())
  await tab.press('注册')
  await tab.says(FUND.name)
  const visitor = await OtherDevice.signIn(provider().client, 'visitor')
  expect(await visitor.ask(getLoginUserInfo, {})).toMatchObject({
    appUserFlag: '1',
    mobileNo: '199****0041',
  })
})
