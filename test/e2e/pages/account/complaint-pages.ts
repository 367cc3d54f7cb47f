import { button, dialog, heading, listRow, region, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

const area = (label: string): string =>
  `//textarea[@id=//label[normalize-space(.)="${label}"]/@for]`

/** The user's complaints and suggestions. */
export class ComplaintsPage extends Page {
  protected readonly landmark = button('提出投诉或建议')

  async begin(): Promise<ComplaintFormPage> {
    await this.tap(this.landmark)
    return new ComplaintFormPage(this.host).shown()
  }

  async open(subject: string): Promise<ComplaintPage> {
    await this.tap(listRow('我的投诉与建议', subject))
    return new ComplaintPage(this.host).shown()
  }
}

/** A page that shows what happened, and what the user wants. */
class ComplaintFormPage extends Page {
  protected readonly landmark = area('内容')

  async submit(subject: string, text: string): Promise<ComplaintPage> {
    await this.tap('//button[@aria-haspopup="dialog"][contains(@aria-labelledby, "-label")][1]')
    await this.tap(dialog('反映的问题') + listRow('反映的问题', subject))
    await this.type(area('内容'), text)
    await this.tap(button('提交'))
    return new ComplaintPage(this.host).shown()
  }
}

/** One complaint, with where it is. */
export class ComplaintPage extends Page {
  protected readonly landmark = region('反映的内容')

  /** Resolves when it is in this state. */
  async is(state: string): Promise<this> {
    await this.see(heading(state))
    return this
  }

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  async reopen(text: string): Promise<this> {
    await this.tap(listRow('再次提出', '对答复不满意'))
    await this.type(area('哪里不满意，希望如何解决'), text)
    await this.tap(dialog('重新提出') + button('提交'))
    await this.gone(dialog('重新提出'))
    return this
  }

  /** Returns whether it can still be reopened. */
  canReopen(): Promise<boolean> {
    return this.has(listRow('再次提出', '对答复不满意'))
  }
}
