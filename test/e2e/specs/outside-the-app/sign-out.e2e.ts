import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { myCenterPaths } from '#paths/my-center.ts'
import { privacyPaths } from '#paths/privacy.ts'
import { useContainers } from '#test/e2e/container-journey.ts'

const { newSite, browser } = useContainers()

describe('signing out', () => {
  test('a user who withdraws the agreement in one tab is signed out in the other, without a load', async () => {
    const app = await browser(await newSite(), { person: 'zhang' })
    const open = async () => {
      const tab = await app.open(myCenterPaths.centerHome.to())
      await tab.press('登录')
      await tab.click(`document.getElementById('user-zhang')`)
      return tab.says('退出登录')
    }
    const second = await open()
    const tab = await open()
    await tab.goTo(privacyPaths.infoList.to(), '撤回后仅可浏览')
    await tab.click(
      `[...document.querySelectorAll('button')].find((it) => it.innerText.startsWith('撤回同意'))`,
    )
    await tab.says('撤回后将退出登录')
    await tab.click(`[...document.querySelectorAll('[role="alertdialog"] button')].pop()`)
    await tab.says('已撤回同意')
    await second.says('已在其他页面撤回同意')
    await second.says('登录后管理您的账户')
    const kept = `[sessionStorage.getItem('openId'), document.body.innerText.includes('张*明')]`
    expect(await second.page.run(kept, v.unknown())).toEqual([null, false])
    // A person who only browses is asked again before a sign-in.
    await second.press('登录')
    await second.says('个人信息保护提示')
  })

  test('a user signs out, another signs in, and sees nothing of the first', async () => {
    const app = await browser(await newSite(), { person: 'zhang' })
    const tab = await app.open(myCenterPaths.centerHome.to())
    await tab.press('登录')
    await tab.click(`document.getElementById('user-zhang')`)
    await tab.says('张*明')
    // A second tab is signed in by itself.
    const second = await app.open(myCenterPaths.centerHome.to())
    await second.press('登录')
    await second.click(`document.getElementById('user-zhang')`)
    await second.says('退出登录')
    await tab.press('退出登录')
    await tab.says('退出后需要重新登录')
    await tab.click(`[...document.querySelectorAll('[role="alertdialog"] button')].pop()`)
    await tab.says('已退出登录')
    expect((await tab.address()).pathname).toBe('/')
    await second.says('登录后管理您的账户')
    await second.reload('登录后管理您的账户')
    expect(await second.page.run('document.body.innerText', v.string())).not.toContain('张*明')
    await tab.press('我的')
    await tab.press('登录')
    await tab.click(`document.getElementById('user-wang')`)
    await tab.says('王*川')
    await tab.says('1 张')
    expect(await tab.page.run('document.body.innerText', v.string())).not.toContain('张*明')
  })
})
