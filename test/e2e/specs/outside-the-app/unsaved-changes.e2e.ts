import { expect, test } from 'vitest'
import * as v from 'valibot'
import { myCenterPaths } from '#paths/my-center.ts'
import { useContainers } from '#test/e2e/container-journey.ts'

const { sharedSite, browser } = useContainers()

/** Signs a user in, and opens the form of personal and tax information with a change in it. */
async function changedForm(user: string) {
  const app = await browser(await sharedSite(), { person: user })
  const tab = await app.open(myCenterPaths.centerHome.to())
  await tab.press('登录')
  await tab.click(`document.getElementById('user-${user}')`)
  await tab.says('退出登录')
  await tab.click(
    `[...document.querySelectorAll('a')].find((it) => it.innerText.includes('个人及税收信息'))`,
  )
  await tab.says('实名信息')
  await tab.fill('名（拼音或英文）', 'Changed Name')
  return { app, tab }
}

test('the header’s arrow asks before changes of the personal information are lost', async () => {
  const { tab } = await changedForm('foreign')
  await tab.press('返回')
  await tab.says('尚未保存')
  await tab.press('继续填写')
  await tab.until(`document.querySelector('[role="alertdialog"]') === null`, v.literal(true))
  expect((await tab.address()).pathname).toBe(myCenterPaths.personalTax.pattern)
  await tab.press('返回')
  await tab.press('离开')
  await tab.says('退出登录')
  expect((await tab.address()).pathname).toBe(myCenterPaths.centerHome.pattern)
})
