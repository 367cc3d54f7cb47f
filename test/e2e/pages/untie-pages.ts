import { button, field, heading, listRow, region, words } from './locators.ts'
import { Page } from './page.ts'
import { DirectInvestManagePage } from './plan-detail-pages.ts'
import { PasswordSheet } from './password-sheet.ts'

const KEYPAD = '//*[@role="group"][@aria-label="安全键盘"]'
const CARDS = '银行卡'

/** A page that shows which of the user's cards is meant. */
export class CardChoiceView extends Page {
  protected readonly landmark = heading('请选择银行卡')

  async choose(tail: string): Promise<UntieBindingPage> {
    await this.tap(listRow(CARDS, tail))
    return new UntieBindingPage(this.host).shown()
  }
}

/** A page that shows what ends and what stays when a card is untied, and what keeps it bound. */
export class UntieBindingPage extends Page {
  protected readonly landmark = heading('不受影响')

  /** The names of the funds that keep it bound. */
  funds(): Promise<string[]> {
    return this.readAll('//ul[@aria-label="持有份额"]//a')
  }

  /** Resolves when it is seen that the card cannot be untied, with this sentence. */
  async blocked(reason: string): Promise<this> {
    await this.see(words(reason))
    await this.see('//button[normalize-space(.)="解绑银行卡" and @aria-disabled="true"]')
    return this
  }

  /** Follows a fund to where its shares can be sold. */
  async openShares(fund: string): Promise<void> {
    await this.tap(listRow('持有份额', fund))
    await this.gone(heading('不受影响'))
  }

  /** Follows a plan to where it can be moved to another card or ended. */
  async openPlans(plan: string): Promise<DirectInvestManagePage> {
    await this.tap(listRow('定投计划', plan))
    return new DirectInvestManagePage(this.host).shown()
  }

  async goOn(): Promise<UntiePasswordView> {
    await this.tap(button('解绑银行卡'))
    return new UntiePasswordView(this.host).shown()
  }
}

/** The contract with a bank that signs on its own page. */
export class ContractView extends Page {
  protected readonly landmark = heading('不受影响')

  async goOn(): Promise<UntiePasswordView> {
    await this.tap(button('解除签约'))
    return new UntiePasswordView(this.host).shown()
  }
}

/** The trading password that unties. */
export class UntiePasswordView extends Page {
  protected readonly landmark = KEYPAD

  /** Enters the password; resolves when the result with this title is there. */
  async enter(password: string, result: string): Promise<void> {
    await this.atRest()
    for (const digit of password) await this.tap(KEYPAD + button(digit))
    await this.ended(result)
  }

  /** Enters it where the page of the bank follows; who runs that page is said before. */
  async leaveFor(password: string, bankName: string): Promise<void> {
    await this.atRest()
    for (const digit of password) await this.tap(KEYPAD + button(digit))
    await this.see(words(`即将前往${bankName}的页面`))
    await this.tap(button('继续前往'))
  }

  /** Resolves when the result with this title is there. */
  async ended(result: string): Promise<void> {
    await this.see(heading(result))
  }

  /** Enters a wrong one; resolves with what is said. */
  async refused(password: string): Promise<string> {
    await this.atRest()
    for (const digit of password) await this.tap(KEYPAD + button(digit))
    return this.read('//*[@role="alert"][normalize-space(.)!=""]')
  }
}

/** A page that shows what moves to the new card when a lost one is replaced. */
export class LostCardView extends Page {
  protected readonly landmark = heading('哪些会转到新卡')

  async goOn(): Promise<NewCardView> {
    await this.tap(button('填写新卡信息'))
    return new NewCardView(this.host).shown()
  }
}

/** The new card and the picture of the bank's proof. */
export class NewCardView extends Page {
  protected readonly landmark = heading('银行出具的证明')

  async enterNumbers(cardNo: string, mobileNo: string): Promise<this> {
    await this.type(field('银行卡号'), cardNo)
    await this.type(field('银行预留手机号'), mobileNo)
    return this
  }

  /** Takes the picture: the file chooser of the phone gives this file. */
  async takeProof(file: string): Promise<this> {
    await this.takePicture('银行证明', file)
    await this.see(region('银行证明') + words('已上传'))
    return this
  }

  async submit(): Promise<PasswordSheet> {
    await this.tap(button('提交换卡申请'))
    return new PasswordSheet(this.host).shown()
  }
}

/** A page that shows how far a replacement is. */
export class UntieSuccessPage extends Page {
  protected readonly landmark = heading('申请信息')

  title(): Promise<string> {
    return this.read('//main//*[@role="status"]//h2')
  }
}
