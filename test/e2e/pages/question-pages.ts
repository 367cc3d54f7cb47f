import {
  button,
  buttonStarting,
  checkLine,
  dialog,
  field,
  link,
  status,
  words,
} from './locators.ts'
import { Page } from './page.ts'

const textArea = (label: string) => `//textarea[@id=//label[normalize-space(.)="${label}"]/@for]`
const listed = (title: string) => `//main//*[@role="listitem"]//a[contains(., "${title}")]`

abstract class Worded extends Page {
  async sees(text: string): Promise<this> {
    await this.see(`//main${words(text)}`)
    return this
  }

  says(text: string): Promise<boolean> {
    return this.has(`//main${words(text)}`)
  }
}

/** /vp/VpQuestionHome: questions by what became of them. */
export class VpQuestionHomePage extends Worded {
  protected readonly landmark = '//*[@role="tablist"][@aria-label="问题"]'

  async show(name: '已回答' | '待回答' | '我的'): Promise<this> {
    await this.tap(`//*[@role="tab"][normalize-space(.)="${name}"]`)
    await this.see(`//*[@role="tab"][@aria-selected="true"][normalize-space(.)="${name}"]`)
    return this.atRest()
  }

  async ask(): Promise<AskQuestionView> {
    await this.tap(button('我要提问'))
    return new AskQuestionView(this.host).shown()
  }

  /** Returns what the list says of the question with this title. */
  facts(title: string): Promise<string> {
    return this.read(listed(title))
  }

  async open(title: string): Promise<VpProblemPage> {
    await this.tap(listed(title))
    return new VpProblemPage(this.host).shown()
  }
}

/** /vp/VpProblem with `write`: the form for a question. */
export class AskQuestionView extends Worded {
  protected readonly landmark = textArea('问题说明')

  async write(title: string, text: string): Promise<this> {
    await this.type(field('问题'), title)
    await this.type(textArea('问题说明'), text)
    return this
  }

  async written(): Promise<{ title: string; text: string }> {
    return {
      title: await this.fieldValue(field('问题')),
      text: await this.fieldValue(textArea('问题说明')),
    }
  }

  /** The questions in the sheet of those that are like the written one, as they are listed there. */
  async alike(): Promise<readonly string[]> {
    const sheet = dialog('先看看是否已有答案')
    await this.tap(buttonStarting('相似的问题'))
    await this.see(`${sheet}//li//a`)
    const alike = await this.readAll(`${sheet}//li//a`)
    await this.tap(`${sheet}${button('关闭')}`)
    await this.gone(sheet)
    return alike
  }

  async agree(): Promise<this> {
    await this.tap(checkLine('我已阅读并同意社区公约'))
    return this
  }

  async publish(): Promise<VpProblemPage> {
    await this.tap(button('发布'))
    return new VpProblemPage(this.host).shown()
  }
}

/** /vp/VpProblem: a question with its answers. */
export class VpProblemPage extends Worded {
  protected readonly landmark = '//main//article//h1'

  title(): Promise<string> {
    return this.read('//main//article//h1')
  }

  async questionId(): Promise<string> {
    return (await this.address()).query['questionId'] ?? ''
  }

  async follow(): Promise<this> {
    await this.tap(buttonStarting('关注问题'))
    await this.see(buttonStarting('已关注问题'))
    return this
  }

  /** For the company's people. */
  async answer(): Promise<WriteAnswerView> {
    await this.tap(link('写回答'))
    return new WriteAnswerView(this.host).shown()
  }

  /** Opens an answer whole. */
  async openAnswer(author: string): Promise<VpResponsePage> {
    const answer = `//main//article[@aria-label="${author}的回答"]`
    await this.tap(`${answer}//a[starts-with(normalize-space(.), "全文")]`)
    return new VpResponsePage(this.host).shown()
  }
}

/** /vp/VpResponse with `write`: where the company's people answer. */
export class WriteAnswerView extends Worded {
  protected readonly landmark = textArea('回答内容')

  async write(text: string): Promise<this> {
    await this.type(textArea('回答内容'), text)
    return this
  }

  written(): Promise<string> {
    return this.fieldValue(textArea('回答内容'))
  }

  async publish(): Promise<VpResponsePage> {
    await this.tap(button('发布'))
    return new VpResponsePage(this.host).shown()
  }
}

/** The same for who is none of them. */
export class NoAnswerView extends Worded {
  protected readonly landmark = `${status()}${words('提问由本公司人员回答')}`

  async toQuestion(): Promise<VpProblemPage> {
    await this.tap(button('查看问题'))
    return new VpProblemPage(this.host).shown()
  }
}

const HELPFUL = '//main//button[@aria-pressed][.//span[starts-with(normalize-space(.), "有用")]]'

/** /vp/VpResponse: one answer whole. */
export class VpResponsePage extends Worded {
  protected readonly landmark = '//main//a[contains(@href, "/vp/VpProblem")]'

  async helpful(): Promise<this> {
    await this.tap(HELPFUL)
    await this.see(`${HELPFUL}[@aria-pressed="true"]`)
    return this
  }

  async toQuestion(): Promise<VpProblemPage> {
    await this.tap(this.landmark)
    return new VpProblemPage(this.host).shown()
  }
}
