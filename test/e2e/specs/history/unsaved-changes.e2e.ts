import { describe, expect, test } from 'vitest'
import { authenticPaths } from '#paths/authentic.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { followLink } from '#test/e2e/follow-link.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import {
  CenterHomePage,
  PersonalTaxPage,
  ReplenishInformationPage,
} from '#test/e2e/pages/my-center-pages.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'
import { openProvider } from '#test/e2e/provider.ts'
import type { JourneyHost } from '#test/hosts/journey-host.ts'

/** The forms that ask, each with a change. */
const forms = [
  {
    name: 'the personal information',
    user: 'foreign',
    path: myCenterPaths.personalTax.to({}),
    change: async (host: JourneyHost) =>
      (await new PersonalTaxPage(host).shown()).fillPerson({ 出生地: '中国杭州' }),
  },
  {
    name: 'the opening',
    user: 'halfway',
    path: authenticPaths.replenishInformation.to({}),
    change: async (host: JourneyHost) =>
      (await new ReplenishInformationPage(host).shown()).changeContact('021'),
  },
]

const ways = [
  { name: 'the back key', goBack: ({ control }: JourneyHost) => control.back() },
  { name: 'a swipe from the edge', goBack: ({ control }: JourneyHost) => control.swipeBack() },
  {
    name: 'a step in the history',
    goBack: ({ browser }: JourneyHost) => browser.execute(() => history.back()),
  },
]

onEachEngine({ provider: openProvider }, (journey) => {
  describe.each(forms)('$name', ({ user, path, change }) => {
    test.each(ways)('$name asks before changes are lost', async ({ goBack }) => {
      const { host, openAs } = journey()
      await openAs(user, myCenterPaths.centerHome.to())
      const centre = await new CenterHomePage(host).shown()
      await host.browser.execute(followLink, path)
      const form = await change(host)
      await goBack(host)
      const question = await new QuestionDialog(host).shown()
      expect(await question.title()).toBe('尚未保存')
      await question.leave('继续填写', form)
      await goBack(host)
      await (await question.shown()).leave('离开', centre)
    })
  })
})
