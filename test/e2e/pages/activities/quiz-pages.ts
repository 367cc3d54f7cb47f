import { button, buttonStarting, region, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

/** A question of the quiz against the clock, and its end. */
export class QuizQuestion extends Page {
  protected readonly landmark = words('以服务器计时为准')

  /** Resolves with the question once it is the one of this number. */
  async question(number: number): Promise<string> {
    await this.see(words(`第 ${number} / 10 题`))
    return this.read('//main//h2')
  }

  /** Takes a choice; resolves once it is explained. */
  async answer(choice: string): Promise<this> {
    await this.tap(button(choice))
    await this.see(words('来源：'))
    return this
  }

  async next(): Promise<this> {
    await this.tap(button('下一题'))
    return this
  }

  /** Resolves once the session has ended with so many right answers. */
  async end(right: number): Promise<this> {
    await this.tap(button('查看结果'))
    await this.see(words(`${right}/10`))
    return this
  }
}

/** The home of the quiz. */
export class AnswerRushHomePage extends Page {
  protected readonly landmark = region('我的答题')

  async start(): Promise<QuizQuestion> {
    await this.tap(button('开始答题'))
    return new QuizQuestion(this.host).shown()
  }

  async goOn(): Promise<QuizQuestion> {
    await this.tap(buttonStarting('继续第'))
    return new QuizQuestion(this.host).shown()
  }
}
