import { words } from './locators.ts'
import { Page } from './page.ts'

/** An address that this pack has no screen for. */
export class MissingPage extends Page {
  protected readonly landmark = words('没有找到这个页面')
}
