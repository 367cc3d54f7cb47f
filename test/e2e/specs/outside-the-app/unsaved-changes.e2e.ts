import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { authenticPaths } from '#paths/authentic.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { useContainers } from '#test/e2e/container-journey.ts'
import type { SiteVisit } from '#test/e2e/site-visit.ts'

const { sharedSite, browser } = useContainers()

/** The forms that ask, each with a change. */
const forms = [
  {
    name: 'the personal information',
    user: 'foreign',
    path: myCenterPaths.personalTax.to({}),
    change: (tab: SiteVisit) => tab.fill('名（拼音或英文）', 'Changed Name'),
  },
  {
    name: 'the opening',
    user: 'halfway',
    path: authenticPaths.replenishInformation.to({}),
    async change(tab: SiteVisit) {
      await tab.press('修改联系方式')
      await tab.fill('联系方式', '021')
    },
  },
]

describe.each(forms)('$name', ({ user, path, change }) => {
  /** Signs the user in, goes on to the form by a link, and changes something. */
  async function changedForm() {
    const app = await browser(await sharedSite(), { person: user })
    const tab = await app.open(myCenterPaths.centerHome.to())
    await tab.press('登录')
    await tab.click(`document.getElementById('user-${user}')`)
    await tab.says('退出登录')
    await tab.click(
      `(() => { const link = Object.assign(document.createElement('a'), { href: ${JSON.stringify(path)} }); document.querySelector('main').append(link); return link })()`,
    )
    await tab.says('职业与联系方式')
    await change(tab)
    return { app, tab, form: await tab.address() }
  }

  test.each(['the header’s arrow', 'the browser’s back'])(
    '%s asks before changes are lost, and leaves them where one goes on',
    async (way) => {
      const { app, tab, form } = await changedForm()
      const goBack = () => (way === 'the browser’s back' ? app.back() : tab.press('返回'))
      await goBack()
      await tab.says('尚未保存')
      await tab.says('职业与联系方式')
      await tab.press('继续填写')
      await tab.until(`document.querySelector('[role="alertdialog"]') === null`, v.literal(true))
      expect(await tab.address()).toEqual(form)
      await goBack()
      await tab.press('离开')
      await tab.says('退出登录')
      expect((await tab.address()).pathname).toBe(myCenterPaths.centerHome.pattern)
    },
  )
})
