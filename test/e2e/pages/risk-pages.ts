import { button, checkLine, heading, region, status, termValue, words } from './locators.ts'
import { Page } from './page.ts'
import { PurchasePage } from './purchase-page.ts'

const NOW = '//main//*[@aria-current="step"]'
const step = (name: string) => `${NOW}[contains(., "${name}")]`
const COUNT = words(' 题，共 ')
const OPTIONS = '//*[@role="radiogroup" or @role="group"]//label'

/** One question of the risk assessment. */
export class QuestionPage extends Page {
  protected readonly landmark = step('作答')

  /** Returns which question it is, from 1, and of how many. */
  async place(): Promise<{ number: number; of: number }> {
    const [number = 0, of = 0] = [...(await this.read(COUNT)).matchAll(/\d+/g)].map(Number)
    return { number, of }
  }

  /** Returns whether an option of this place, from 1, is taken; the last where there are fewer. */
  async isTaken(place: number): Promise<boolean> {
    return this.checked(await this.#option(place))
  }

  async take(place: number): Promise<this> {
    await this.tap(await this.#option(place))
    return this
  }

  /** On to the next question. */
  async next(): Promise<this> {
    const { number } = await this.place()
    await this.tap(button('下一题'))
    await this.see(words(`第 ${number + 1} 题`))
    return this
  }

  async previous(): Promise<this> {
    const { number } = await this.place()
    await this.tap(button('上一题'))
    await this.see(words(`第 ${number - 1} 题`))
    return this
  }

  /** From the last question, or from a changed one, to all answers. */
  async review(): Promise<AnswersPage> {
    await this.tap(button('核对答案'))
    return new AnswersPage(this.host).shown()
  }

  /**
   * Answers this question and all that follow with the option of this place; the first one, for the
   * age, with the true one: of 31 to 50 years by default.
   */
  async answerRest(place: number, age = 2): Promise<AnswersPage> {
    for (;;) {
      const { number, of } = await this.place()
      await this.take(number === 1 ? age : place)
      if (number === of) return this.review()
      await this.next()
    }
  }

  /** Takes over the answers of the previous assessment, to review them. */
  async takeOver(): Promise<AnswersPage> {
    await this.tap(button('带入核对'))
    return new AnswersPage(this.host).shown()
  }

  async #option(place: number): Promise<string> {
    await this.see(OPTIONS)
    const { length } = await this.readAll(OPTIONS)
    return `(${OPTIONS})[${Math.min(place, length)}]`
  }
}

/** All answers, before they are submitted. */
export class AnswersPage extends Page {
  protected readonly landmark = step('核对')

  /** Opens the question with these words. */
  async open(question: string): Promise<QuestionPage> {
    await this.tap(`${region('我的答案')}//button[contains(., "${question}")]`)
    return new QuestionPage(this.host).shown()
  }

  /** Returns what was answered to the question with these words, with the question. */
  answer(question: string): Promise<string> {
    return this.read(`${region('我的答案')}//button[contains(., "${question}")]`)
  }

  async declare(): Promise<this> {
    await this.tap(checkLine('以上由本人如实填写'))
    return this
  }

  declared(): Promise<boolean> {
    return this.checked(checkLine('以上由本人如实填写'))
  }

  /** Submits the answers without getting a result; they remain as they were. */
  async handInUnanswered(): Promise<this> {
    await this.tap(button('提交测评'))
    await this.see(words('没有收到测评结果'))
    return this.shown()
  }

  /** Submits answers that contradict the identity card; leads to the question that does. */
  async handInUntrue(): Promise<QuestionPage> {
    await this.tap(button('提交测评'))
    const dialog = '//*[@role="alertdialog"]'
    await this.see(`${dialog}[contains(., "与身份证上的出生日期不一致")]`)
    await this.tap(dialog + button('确认'))
    return new QuestionPage(this.host).shown()
  }

  /** Submits the answers with a double tap. */
  async handIn(): Promise<AssessResultPage> {
    await this.tapTwice(button('提交测评'))
    return new AssessResultPage(this.host).shown()
  }
}

/** The class that the answers make. */
export class AssessResultPage extends Page {
  protected readonly landmark = region('这意味着')

  /** Resolves when the class is this one. */
  async says(className: string): Promise<this> {
    await this.see(status() + heading(className))
    return this
  }

  /** Resolves when the reward of a task is shown. */
  async earned(reward: string): Promise<this> {
    await this.see(`//*[@role="status"]//strong[normalize-space(.)="${reward}"]`)
    return this
  }

  /** Returns which funds the class matches. */
  matched(): Promise<string> {
    return this.read(termValue('匹配的基金'))
  }

  /** Returns what is said of the fund that one wants to buy. */
  match(): Promise<string> {
    return this.read('//main//*[@role="note"]')
  }

  /** Back to the order, as it was left. */
  async goOn(): Promise<PurchasePage> {
    await this.tap(button('继续买入'))
    return new PurchasePage(this.host).shown()
  }

  async learnMore(): Promise<ConfirmingOrderPage> {
    await this.tap(button('了解风险'))
    return new ConfirmingOrderPage(this.host).shown()
  }
}

/** A fund above the investor's class, with what must be known of that. */
export class ConfirmingOrderPage extends Page {
  protected readonly landmark = region('购买前请了解')

  text(): Promise<string> {
    return this.read(region('购买前请了解'))
  }

  async goOn(): Promise<PurchasePage> {
    await this.tap(checkLine('我已阅读以上内容'))
    await this.tap(button('知悉风险，继续购买'))
    return new PurchasePage(this.host).shown()
  }
}
