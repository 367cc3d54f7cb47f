import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bindingPaths } from '#paths/binding.ts'
import { useContainers } from '#test/e2e/container-journey.ts'
import type { SiteVisit } from '#test/e2e/site-visit.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

const { provider, newSite, weixin } = useContainers()

const HOLDINGS = '/asset/holdList'
const NEW_PASSWORD = '802519'

async function enterPassword(tab: SiteVisit): Promise<void> {
  for (const digit of TRADING_PASSWORD) await tab.press(digit)
}

async function enterCode(tab: SiteVisit, code: string): Promise<void> {
  await tab.fill('短信验证码', code)
  await tab.press('验证并绑定')
}

test('a user without a usable password binds by a card, sets a new password, and goes on', async () => {
  const site = await newSite()
  const app = await weixin(site, { person: 'wu', authorization: 'silent' })
  const tab = await app.open(bindingPaths.untieBinding.to({ type: '1', step: '1' }))
  await tab.press('解绑微信')
  await tab.says('连续输错 5 次')
  await enterPassword(tab)
  await tab.says('微信已解绑')
  await tab.open(HOLDINGS, '登录后继续')
  await tab.press('登录')
  await tab.says('已有账户')
  await tab.fill('姓名', '吴期远')
  await tab.fill('身份证号', inventedCertNo('wu', '0008'))
  await tab.press('下一步')
  await tab.says('的交易密码')
  await tab.press('忘记密码')
  await tab.press('用银行卡验证')
  await tab.says('原密码失效')
  await tab.fill('银行卡号', inventedCardNo('629901', 'zhang', '1024'))
  await tab.fill('银行预留手机号', '13000000008')
  await tab.press('获取验证码')
  await tab.says('不一致')
  await tab.fill('银行卡号', inventedCardNo('629901', 'wu', '8192'))
  await tab.press('获取验证码')
  await tab.says('已发送至')
  await enterCode(tab, await provider().client.smsCode())
  await tab.says('请输入新的交易密码')
  for (const digit of NEW_PASSWORD) await tab.press(digit)
  await tab.says('请再次输入交易密码')
  for (const digit of NEW_PASSWORD) await tab.press(digit)
  await tab.says('交易密码已重置')
  await tab.press('继续办理')
  await tab.says('资产')
  expect((await tab.address()).pathname).toBe(HOLDINGS)
})

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

  // A user who comes back is known to the messaging app, and has no account there any more.
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

/**
 * The text in view, and all that any page of the site keeps on the device, its database included.
 */
const EVERYTHING = `(async () => {
  const kept = []
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise((done) => { indexedDB.open(name).onsuccess = (it) => done(it.target.result) })
    for (const store of db.objectStoreNames) {
      kept.push(await new Promise((done) => { db.transaction(store).objectStore(store).getAll().onsuccess = (it) => done(it.target.result) }))
    }
    db.close()
  }
  return document.body.innerText + JSON.stringify([kept, { ...localStorage }, { ...sessionStorage }])
})()`

/** Figures and names that han's account alone could have brought. */
const OF_HAN = ['韩*岳', '130****0015', '总资产', '昨日收益', '最近交易', '已实名', 'C4 成长型']

test('who has untied the account sees nothing of it on home and in the centre, and is offered to bind', async () => {
  const site = await newSite()
  const app = await weixin(site, { person: 'han', authorization: 'silent' })
  const tab = await app.open(bindingPaths.untieBinding.to({ type: '1', step: '1' }))
  await tab.says('微信中的登录随之退出')
  await tab.goTo('/', '总资产')
  await tab.goTo('/myCenter/centerHome', '130****0015')
  await tab.goTo(bindingPaths.untieBinding.to({ type: '1', step: '1' }), '解绑微信')
  await tab.press('解绑微信')
  await tab.says('连续输错 5 次')
  await enterPassword(tab)
  await tab.says('微信已解绑')
  await tab.press('回到首页')
  await tab.says('登录后查看持有和收益')
  await tab.press('登录')
  await tab.says('绑定或开立账户后查看持有和收益')
  const shown = async () => {
    const all = await tab.page.run(EVERYTHING, v.string())
    return OF_HAN.filter((mark) => all.includes(mark))
  }
  expect(await shown()).toEqual([])
  await tab.open('/myCenter/centerHome', '绑定后可以查看持有、交易和管理银行卡')
  expect(await shown()).toEqual([])
  await tab.open('/', '绑定或开立账户后查看持有和收益')
  expect(await shown()).toEqual([])
})
