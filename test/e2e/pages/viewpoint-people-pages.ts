import { button, dialog, heading, region, words } from './locators.ts'
import { Page } from './page.ts'

const ROWS = '//main//*[@role="listitem"]//a'

/** /vp/tagAggregation: everything with one tag. */
export class TagAggregationPage extends Page {
  protected readonly landmark = '//main//*[@role="list"][starts-with(@aria-label, "标签 ")]'

  async isOf(tag: string): Promise<this> {
    await this.see(`//main${heading(tag)}`)
    return this
  }

  /** The addresses of its items in view, in their order. */
  async items(): Promise<string[]> {
    await this.see(ROWS)
    return this.host.browser.execute((): string[] =>
      [...document.querySelectorAll('main [role="listitem"] a')].map(
        (it) => it.getAttribute('href') ?? '',
      ),
    )
  }
}

/** /vp/managerContent: what a fund manager has written. */
export class ManagerContentPage extends Page {
  protected readonly landmark = '//main//a[contains(@href, "fundManagerArea")]'

  async isFollowed(name: string): Promise<this> {
    await this.see(`//main${button(`已关注 ${name}`)}`)
    return this
  }
}

/** /vp/personalHome: a person who writes, or the user's own page. */
export class PersonalHomePage extends Page {
  protected readonly landmark = '//main//h1'

  async sees(text: string): Promise<this> {
    await this.see(`//main${words(text)}`)
    return this
  }

  async hasItems(): Promise<this> {
    await this.see(ROWS)
    return this
  }

  /** Blocks the person; resolves once their items are gone. */
  async block(name: string): Promise<this> {
    await this.tap(`//main${button('更多')}`)
    await this.tap(dialog('更多') + button(`屏蔽 ${name}`))
    await this.gone(ROWS)
    return this.sees('已屏蔽的内容不再显示')
  }

  isBlocked(): Promise<boolean> {
    return this.has(`//main${button('取消屏蔽')}`)
  }

  async tab(name: '发布' | '收藏' | '设置'): Promise<this> {
    await this.tap(`//*[@role="tab"][normalize-space(.)="${name}"]`)
    await this.see(`//*[@role="tab"][@aria-selected="true"][normalize-space(.)="${name}"]`)
    return this.atRest()
  }

  async recommend(on: boolean): Promise<this> {
    const [now, then] = on ? ['开启', '关闭'] : ['关闭', '开启']
    await this.tap(region('个性化推荐') + button(`${now}个性化推荐`))
    await this.see(region('个性化推荐') + button(`${then}个性化推荐`))
    return this
  }

  /** Returns whether the settings list the person among those who are blocked. */
  async blocks(name: string): Promise<this> {
    await this.see(region('已屏蔽的人') + button(`取消屏蔽 ${name}`))
    return this
  }

  async unblock(name: string): Promise<this> {
    await this.tap(region('已屏蔽的人') + button(`取消屏蔽 ${name}`))
    await this.gone(region('已屏蔽的人') + button(`取消屏蔽 ${name}`))
    return this
  }
}
