import {
  button,
  checkLine,
  dialog,
  field,
  listRow,
  region,
  words,
} from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'
import { PasswordSheet } from '#test/e2e/pages/password-sheet.ts'

const DECLARATION = dialog('特定对象确认书')
const ARTICLE = '//*[@role="dialog"]//article'

const PLAN = region('开放与预约')
const NOTICE = region('开始前的步骤')

/** A private plan with the one next step at its foot; the notice alone before the confirmation. */
export class FundDetailAdvancePage extends Page {
  protected readonly landmark = `${PLAN} | ${NOTICE}`

  /** Declares a condition, and agrees to the words of the declaration. */
  async declare(condition: string): Promise<this> {
    await this.tap(button('开始确认'))
    await this.tap(`${DECLARATION}//label[contains(., "${condition}")]`)
    await this.tap(DECLARATION + checkLine('我已阅读并同意'))
    await this.tap(DECLARATION + button('确认'))
    await this.gone(DECLARATION)
    await this.see(PLAN)
    return this
  }

  names(text: string): Promise<boolean> {
    return this.has(words(text))
  }

  async papers(): Promise<AdvanceCertificateProblemsPage> {
    await this.tap(button('提交材料，认定资格'))
    return new AdvanceCertificateProblemsPage(this.host).shown()
  }

  async sign(): Promise<SigningForm> {
    await this.tap(button('去签约'))
    return new SigningForm(this.host).shown()
  }
}

/** The papers that prove a condition. */
class AdvanceCertificateProblemsPage extends Page {
  protected readonly landmark = region('我的材料')

  /** Hands in a picture; its review is then shown. */
  async handIn(kind: string, file: string): Promise<this> {
    await this.tap('//button[@aria-haspopup="dialog"][contains(@aria-labelledby, "-label")][1]')
    await this.tap(dialog('证明的条件') + listRow('证明的条件', kind))
    await this.takePicture(`${kind}证明`, file)
    await this.see(words('审核中，结果会在消息里通知'))
    return this
  }
}

/** The signing of a contract: amount, clauses, papers. */
class SigningForm extends Page {
  protected readonly landmark = field('投资金额')

  async fill(amount: string): Promise<this> {
    await this.type(this.landmark, amount)
    const clauses = `${region('风险揭示 0/6')}//label`
    for (let n = 1; n <= 6; n += 1)
      await this.tap(`//section[contains(., "风险揭示 ${n - 1}/6")]//label[${n}]`)
    await this.gone(clauses)
    for (const paper of ['资产管理合同', '风险揭示书']) {
      await this.tap(listRow('合同与风险揭示书', paper))
      await this.see(ARTICLE)
      await this.host.browser.execute(() =>
        document.querySelector('[role="dialog"] article')?.lastElementChild?.scrollIntoView(),
      )
      await this.tap(button('已阅读'))
      await this.gone(ARTICLE)
    }
    return this
  }

  async confirm(): Promise<PasswordSheet> {
    await this.tap(button('签署合同'))
    return new PasswordSheet(this.host).shown()
  }
}

/** The user's contracts. */
export class AdvanceContractListPage extends Page {
  protected readonly landmark = region('可以查看的产品')

  /** Resolves when a contract is in this state. */
  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  /** The remark that the transfer must carry. */
  async remark(): Promise<string> {
    const [line = ''] = await this.readAll(
      '//ul[@aria-label="募集账户"]//*[contains(., "附言")][not(ancestor::button)][contains(., "ZH")]',
    )
    return /ZH\d{8,}/.exec(line)?.[0] ?? ''
  }

  /** Answers every question of the return visit with a yes. */
  async visit(): Promise<this> {
    await this.tap(button('完成回访'))
    const sheet = dialog('回访')
    for (let n = 1; n <= 5; n += 1)
      await this.tap(
        `${sheet}//*[@aria-label="第 ${n} 题"]//*[self::button or self::label][.="是"]`,
      )
    await this.tap(sheet + button('提交'))
    await this.gone(sheet)
    return this
  }

  /** Asks to cancel the contract that can be, and agrees. */
  async cancel(): Promise<PasswordSheet> {
    await this.tap(button('解除合同'))
    await this.tap(dialog('确认解除合同') + button('解除'))
    return new PasswordSheet(this.host).shown()
  }
}
