import { expect, test } from 'vitest'
import { bindingPaths } from '#paths/binding.ts'
import { useContainers } from '#test/e2e/container-journey.ts'
import type { SiteVisit } from '#test/e2e/site-visit.ts'
import { inventedCertNo } from '#test/sandbox/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/seed/personas.ts'

const { newSite, weixin } = useContainers()

const HOLDINGS = '/asset/holdList'

async function enterPassword(tab: SiteVisit): Promise<void> {
  for (const digit of TRADING_PASSWORD) await tab.press(digit)
}

test('a user unties the messaging app, is signed out, and binds the account again', async () => {
  const site = await newSite()
  const app = await weixin(site, { person: 'zhang', authorization: 'silent' })
  const tab = await app.open(bindingPaths.untieBinding.to({ type: '1', step: '1' }))
  await tab.says('微信中的登录随之退出')
  await tab.press('解绑微信')
  await tab.says('连续输错 5 次')
  await enterPassword(tab)
  await tab.says('微信已解绑')
  await tab.says('您已退出登录')

  // Who comes back is known to the messaging app, and has no account there any more.
  await tab.open(HOLDINGS, '登录后继续')
  await tab.press('登录')
  await tab.says('已有账户')
  await tab.fill('姓名', '江知秋')
  await tab.fill('身份证号', inventedCertNo('zhang', '0001'))
  await tab.press('下一步')
  await tab.says('未查到匹配的账户')
  await tab.fill('姓名', '张亦明')
  await tab.press('下一步')
  await tab.says('的交易密码')
  await enterPassword(tab)
  await tab.says('微信已绑定')
  await tab.press('继续')
  await tab.says('总资产')
  expect((await tab.address()).pathname).toBe(HOLDINGS)
})
