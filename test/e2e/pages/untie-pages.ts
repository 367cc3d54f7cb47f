import { button, field, heading, listRow, region, words } from './locators.ts'
import { Page } from './page.ts'
import { PasswordSheet } from './password-sheet.ts'

const KEYPAD = '//*[@role="group"][@aria-label="安全键盘"]'
const CARDS = '银行卡'

/** Which of the user's cards is meant. */
export class CardChoiceView extends Page {
  protected readonly landmark = heading('请选择银行卡')

  async choose(tail: string): Promise<UntieBindingPage> {
    await this.tap(listRow(CARDS, tail))
    return new UntieBindingPage(this.host).shown()
  }
}

/** What ends and what stays when a card is untied, and what keeps it bound. */
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

  async goOn(): Promise<UntiePasswordView> {
    await this.tap(button('解绑银行卡'))
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
    await this.see(heading(result))
  }

  /** Enters a wrong one; resolves with what is said. */
  async refused(password: string): Promise<string> {
    await this.atRest()
    for (const digit of password) await this.tap(KEYPAD + button(digit))
    return this.read('//*[@role="alert"][normalize-space(.)!=""]')
  }
}

/** What moves to the new card when a lost one is replaced. */
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
    const slot = region('银行证明')
    await this.see(slot)
    if (this.host.engine === 'chromium') {
      await this.host.control.answerChoosers(file)
      await this.tap(`${slot}//button[.="拍照" or .="重拍"]`)
    } else {
      // A driven WebKit gives a file to the input itself, which is hidden behind its button.
      const input = this.host.browser.$('//input[@data-picture="银行证明 camera"]')
      await this.host.browser.elementSendKeys(await input.elementId, file)
    }
    await this.see(slot + words('已上传'))
    return this
  }

  async submit(): Promise<PasswordSheet> {
    await this.tap(button('提交换卡申请'))
    return new PasswordSheet(this.host).shown()
  }
}

/** How far a replacement is. */
export class UntieSuccessPage extends Page {
  protected readonly landmark = heading('申请信息')

  title(): Promise<string> {
    return this.read('//main//*[@role="status"]//h2')
  }
}
