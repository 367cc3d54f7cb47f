import { button, checkLine, dialog, link, words } from './locators.ts'
import { Page, type PageClass } from './page.ts'
import { PictureViewerView } from './picture-viewer-view.ts'
import { PersonalHomePage, TagAggregationPage } from './viewpoint-people-pages.ts'

const textArea = (label: string) => `//textarea[@id=//label[normalize-space(.)="${label}"]/@for]`
const mark = (word: string) =>
  `//main//button[@aria-pressed][.//span[starts-with(normalize-space(.), "${word}")]]`

const ROWS = '//main//*[@role="listitem"]//a'
const ARTICLES = '//main//*[@role="listitem"]//a[contains(@href, "articleDetail")]'

/** /vp/home: viewpoints by channel. */
export class HomePage extends Page {
  protected readonly landmark = '//*[@role="tablist"][@aria-label="频道"]'

  async channel(name: string): Promise<this> {
    await this.tap(`//*[@role="tab"][normalize-space(.)="${name}"]`)
    await this.see(`//*[@role="tab"][@aria-selected="true"][normalize-space(.)="${name}"]`)
    return this.atRest()
  }

  /** Opens the article at this address. */
  async open(href: string): Promise<ArticleDetailPage> {
    await this.tap(`//main//a[@href="${href}"]`)
    return new ArticleDetailPage(this.host).shown()
  }

  async sees(text: string): Promise<this> {
    await this.see(`//main${words(text)}`)
    return this
  }

  /** The addresses of the first items, in their order. */
  async firstItems(count: number): Promise<string[]> {
    await this.see(ROWS)
    const all = await this.host.browser.execute((): string[] =>
      [...document.querySelectorAll('main [role="listitem"] a')].map(
        (it) => it.getAttribute('href') ?? '',
      ),
    )
    return all.slice(0, count)
  }

  /** Returns who wrote the items in view, each once. */
  async authors(): Promise<string[]> {
    await this.see(ROWS)
    const facts = await this.readAll(`${ROWS}/span/span[last()]/span[1]`)
    return [...new Set(facts)]
  }

  async openMine(): Promise<PersonalHomePage> {
    await this.tap(button('我的'))
    return new PersonalHomePage(this.host).shown()
  }

  /** Scrolls past the first rows; resolves with the address of an article in view. */
  async scrollToArticle(): Promise<string> {
    await this.see(ARTICLES)
    await this.host.browser.execute(() => window.scrollTo(0, Math.round(window.innerHeight * 0.7)))
    await this.atRest()
    return this.host.browser.execute(() => {
      const links = document.querySelectorAll('main [role="listitem"] a[href*="articleDetail"]')
      const inView = [...links].find((it) => it.getBoundingClientRect().top > 100)
      // In the middle, where a tap scrolls it to anyway.
      inView?.scrollIntoView({ block: 'center' })
      return inView?.getAttribute('href') ?? ''
    })
  }

  /** Returns how far the page is scrolled. */
  scrolled(): Promise<number> {
    return this.host.browser.execute(() => Math.round(window.scrollY))
  }
}

/** /vp/articleDetail: one item whole. */
export class ArticleDetailPage extends Page {
  protected readonly landmark = '//main//article//h1'

  title(): Promise<string> {
    return this.read('//main//article//h1')
  }

  async sees(text: string): Promise<this> {
    await this.see(`//main${words(text)}`)
    return this
  }

  /** Taps a link of the text; resolves with the screen that it leads to. */
  async followLink<P extends Page>(name: string, to: PageClass<P>): Promise<P> {
    await this.tap(`//main//article${link(name)}`)
    return new to(this.host).shown()
  }

  /** Taps a mark, and resolves once it is on. */
  async mark(word: '点赞' | '收藏'): Promise<this> {
    await this.tap(mark(word))
    await this.see(`${mark(word)}[@aria-pressed="true"]`)
    return this
  }

  async isMarked(word: '点赞' | '收藏'): Promise<this> {
    await this.see(`${mark(word)}[@aria-pressed="true"]`)
    return this
  }

  /** Leaves the stored copy for the provider's current data. */
  async loadAgain(): Promise<this> {
    await this.tap(button('重新加载'))
    await this.gone(words('暂时连不上服务'))
    return this
  }

  /** Follows who wrote it; resolves with their name once that is done. */
  async follow(): Promise<string> {
    const follow = '//main//article//button[starts-with(normalize-space(.), "关注 ")]'
    const name = (await this.read(follow)).replace(/^关注\s*/, '')
    await this.tap(follow)
    await this.see(`//main//article${button(`已关注 ${name}`)}`)
    return name
  }

  async openAuthor(): Promise<void> {
    await this.tap(
      '//main//article//a[contains(@href, "managerContent") or contains(@href, "personalHome")]',
    )
  }

  async openTag(tag: string): Promise<TagAggregationPage> {
    await this.tap(`//main//ul[@aria-label="话题和标签"]${link(tag)}`)
    return new TagAggregationPage(this.host).shown()
  }

  /** Opens a fund of the article; resolves with how far the article was scrolled. */
  async openFund(fundCode: string): Promise<number> {
    const fund = `//main//a[contains(@href, "FundDetailSingle") and contains(@href, "${fundCode}")]`
    await this.see(fund)
    await this.host.browser.execute((code: string) => {
      const links = document.querySelectorAll(`main a[href*="FundDetailSingle"][href*="${code}"]`)
      // In the middle, where a tap scrolls it to anyway.
      links[links.length - 1]?.scrollIntoView({ block: 'center' })
    }, fundCode)
    await this.atRest()
    const before = await this.scrolled()
    await this.tap(`(${fund})[last()]`)
    return before
  }

  /** Returns how far the page is scrolled. */
  scrolled(): Promise<number> {
    return this.host.browser.execute(() => Math.round(window.scrollY))
  }

  async write(): Promise<WriteSheetView> {
    await this.tap(button('写评论'))
    return new WriteSheetView(this.host).shown()
  }
}

/** /vp/ideaDetail: a short text with its pictures. */
export class IdeaDetailPage extends Page {
  protected readonly landmark = '//main//article//button[contains(., "查看大图")]'

  /** Taps a picture, the first by 1. */
  async openPicture(no: number): Promise<PictureViewerView> {
    await this.tap(`(${this.landmark})[${no}]`)
    return new PictureViewerView(this.host).shown()
  }
}

/** The sheet in which a comment is written. */
export class WriteSheetView extends Page {
  protected readonly landmark = dialog('评论')

  async comment(text: string): Promise<this> {
    await this.type(textArea('评论内容'), text)
    return this
  }

  async agree(): Promise<this> {
    await this.tap(dialog('评论') + checkLine('我已阅读并同意社区公约'))
    return this
  }

  async publish(): Promise<void> {
    await this.tap(dialog('评论') + button('发布'))
    await this.gone(dialog('评论'))
  }
}

/** /vp/vpDiscuss: all comments on an item. */
export class VpDiscussPage extends Page {
  protected readonly landmark = '//*[@role="tablist"][@aria-label="评论顺序"]'

  async sortBy(name: '最热' | '最新'): Promise<this> {
    await this.tap(`//*[@role="tab"][normalize-space(.)="${name}"]`)
    await this.see(`//*[@role="tab"][@aria-selected="true"][normalize-space(.)="${name}"]`)
    return this.atRest()
  }

  async sees(text: string): Promise<this> {
    await this.see(`//main${words(text)}`)
    return this
  }

  /** Returns whether a comment says this, of those that are in view. */
  says(text: string): Promise<boolean> {
    return this.has(`//main//article[contains(., "${text}")]`)
  }
}
